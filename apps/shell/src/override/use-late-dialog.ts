import { useEffect, useState, type ComponentType } from 'react';
import { notify } from '@lectern/ui-kit';
import { useLostCode } from '../session/expired';

/** The component of a dialog that is fetched when it is first wanted; undefined until then. Without its code a toast says so, and it closes. */
export const useLateDialog = <Props>(
  isOpen: boolean,
  load: () => Promise<ComponentType<Props>>,
  close: () => void,
): ComponentType<Props> | undefined => {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const lost = useLostCode();
  useEffect(() => {
    if (!isOpen) return;
    void load().then(
      (loaded) => setDialog(() => loaded),
      (error) => {
        // Nothing is open: another attempt fetches it again, and it does not open later elsewhere.
        close();
        lost(error, () => notify('error', ''));
      },
    );
  }, [isOpen, lost, load, close]);
  return isOpen ? Dialog : undefined;
};
