import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '@lectern/ui-kit/router';
import { useLateDialog } from '../override/use-late-dialog';
import { useTryDialog } from './try-dialog';
import { withoutTry } from './try-address';

const close = (): void => useTryDialog.setState({ of: undefined });
const load = async () => (await import(/* webpackChunkName: "start-override" */ './StartTry')).StartTry;

/** The place for the question that begins a try, on every screen. Once it is closed, the address names no releases. */
export function TryDoor(): ReactNode {
  const { of } = useTryDialog();
  const location = useLocation();
  const navigate = useNavigate();
  const Start = useLateDialog(of !== undefined, load, close);
  const onClose = (): void => {
    close();
    const address = withoutTry(location);
    if (address !== location.pathname + location.search) void navigate(address, { replace: true });
  };
  return Start && of !== undefined ? <Start of={of} onClose={onClose} /> : null;
}
