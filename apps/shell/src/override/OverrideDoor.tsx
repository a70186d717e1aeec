import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { notify } from '@lectern/ui-kit';
import { useLostCode } from '../session/expired';
import { useOpenDialog } from './open-dialog';
import type { StartOverrideProps } from './StartOverride';

const close = (): void => useOpenDialog.setState({ remote: undefined });

/** Where the question that begins an override opens, on whichever screen; it is fetched when it is first wanted. */
export function OverrideDoor(): ReactNode {
  const { remote } = useOpenDialog();
  const [Start, setStart] = useState<ComponentType<StartOverrideProps>>();
  const lost = useLostCode();
  const isOpen = remote !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    void import(/* webpackChunkName: "start-override" */ './StartOverride').then(
      (chunk) => setStart(() => chunk.StartOverride),
      (error) => {
        // Nothing is open: another attempt fetches it again, and it does not open later elsewhere.
        close();
        lost(error, () => notify('error', ''));
      },
    );
  }, [isOpen, lost]);
  return Start && isOpen ? <Start remote={remote} onClose={close} /> : null;
}
