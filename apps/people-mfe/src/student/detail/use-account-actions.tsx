import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform/user';
import { ConfirmDialog, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { useNavigate } from '@lectern/ui-kit/router';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import { impersonatePath } from '../address';
import * as texts from '../../texts/account';
import { accountActions, type Asker } from './account-actions';

const changed = [studentCalls.list, studentCalls.detail, userCalls.list, userCalls.detail] as const;

/** The actions on a student's account for the menu, and the dialog of the one that asks. */
export const useAccountActions = (
  student: StudentDetail,
  asker: Asker,
): { readonly actions: readonly RowAction[]; readonly dialog: ReactNode } => {
  const { userId: id, name } = student;
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'block' | 'send reset'>();
  const close = (): void => setOpenDialog(undefined);
  // The account has a version of its own.
  const { data } = useRead(userCalls.detail, { id }, { enabled: asker.rights.has('userList'), handled: 'all' });
  const version = data?.user.version ?? 0;
  const unblock = useCall(userCalls.unblock);
  const sendReset = useCall(userCalls.sendReset);
  const attempt = useAction(changed);
  const confirmSaved = useSaved(changed);
  const actions = accountActions(student, asker, {
    impersonate: () => void navigate(impersonatePath(id)),
    sendReset: () => setOpenDialog('send reset'),
    block: () => setOpenDialog('block'),
    unblock: () => void attempt(() => unblock.mutateAsync({ id, version }), { successText: texts.unblocked(name) }),
  });
  const dialog =
    openDialog === 'block' ? (
      <ReasonDialog
        danger
        title={texts.blockTitle(name)}
        verb={texts.blockVerb}
        send={(reason) => send(userCalls.block, { id, version, reason }, { handled: [400, 409] })}
        onDone={() => void confirmSaved(texts.blocked(name))}
        onClose={close}
      >
        {texts.blockConsequence(name)}
      </ReasonDialog>
    ) : openDialog === 'send reset' ? (
      <ConfirmDialog
        open
        title={texts.sendTitle(name)}
        verb={texts.sendVerb}
        busy={sendReset.isPending}
        onCancel={close}
        onConfirm={() =>
          void attempt(() => sendReset.mutateAsync({ id }), { successText: texts.sent(name) }).then(close)
        }
      >
        {texts.sendConsequence}
      </ConfirmDialog>
    ) : null;
  return { actions: data ? actions : [], dialog };
};
