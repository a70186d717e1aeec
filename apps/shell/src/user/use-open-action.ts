import { useState } from 'react';
import type { UserRow } from '@lectern/contract/platform/user';
import type { UserAction } from './row-actions';
import { useUserActions } from './use-user-actions';

/** Runs what is done at once, and opens the dialog of what asks first. */
export const useOpenAction = () => {
  const userActions = useUserActions();
  const [openDialog, setOpenDialog] = useState<{ readonly action: UserAction; readonly row: UserRow }>();
  return {
    userActions,
    openDialog,
    close: (): void => setOpenDialog(undefined),
    run: (action: UserAction, row: UserRow): void => {
      if (action === 'unblock') void userActions.unblock(row);
      else if (action === 'restore') void userActions.restore(row);
      else if (action === 'resend invite') void userActions.resendInvite(row);
      else setOpenDialog({ action, row });
    },
  };
};
