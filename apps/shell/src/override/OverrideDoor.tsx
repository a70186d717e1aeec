import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { notify } from '@lectern/ui-kit';
import { useLostCode } from '../session/expired';
import { useAsked } from './asked';
import type { StartOverrideProps } from './StartOverride';

const close = (): void => useAsked.setState({ remote: undefined });

/** Where the question that begins an override opens, on whichever screen; it is fetched when it is first wanted. */
export function OverrideDoor(): ReactNode {
  const { remote } = useAsked();
  const [Start, setStart] = useState<ComponentType<StartOverrideProps>>();
  const lost = useLostCode();
  const isAsked = remote !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    void import(/* webpackChunkName: "start-override" */ './StartOverride').then(
      (chunk) => setStart(() => chunk.StartOverride),
      (error) => {
        // Nothing is open: whoever asks again has it fetched again, and it opens nowhere else later.
        close();
        lost(error, () => notify('error', ''));
      },
    );
  }, [isAsked, lost]);
  return Start && isAsked ? <Start remote={remote} onClose={close} /> : null;
}
