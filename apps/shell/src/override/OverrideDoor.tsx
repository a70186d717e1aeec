import type { ReactNode } from 'react';
import { useOpenDialog } from './open-dialog';
import { useLateDialog } from './use-late-dialog';

const close = (): void => useOpenDialog.setState({ remote: undefined });
const load = async () => (await import(/* webpackChunkName: "start-override" */ './StartOverride')).StartOverride;

/** Where the question that begins an override opens, on whichever screen; it is fetched when it is first wanted. */
export function OverrideDoor(): ReactNode {
  const { remote } = useOpenDialog();
  const Start = useLateDialog(remote !== undefined, load, close);
  return Start && remote !== undefined ? <Start remote={remote} onClose={close} /> : null;
}
