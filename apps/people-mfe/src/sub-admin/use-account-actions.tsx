import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import type { StaffRole } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform/user';
import { useAction, type RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { useNavigate } from '@lectern/ui-kit/router';
import { impersonatePath } from '../student/address';
import * as account from '../texts/account';
import * as texts from '../texts/sub-admins';
import { accountActions } from './row-actions';
import { subAdmin, type SubAdmin } from './sub-admin';

const BlockSubAdmin = lazyWithRetry(() => import(/* webpackChunkName: "sub-admin-block" */ './BlockSubAdmin'));

/** The actions on an account of staff for its row's menu, and the dialog of the one that needs a reason. */
export const useAccountActions = (
  roles: readonly StaffRole[],
): { readonly actionsOf: (row: SubAdmin) => readonly RowAction[]; readonly dialog: ReactNode } => {
  const { document, rights } = useSession();
  const navigate = useNavigate();
  const [blocking, setBlocking] = useState<SubAdmin>();
  const unblock = useCall(userCalls.unblock);
  const resend = useCall(userCalls.resendInvite);
  const attempt = useAction(subAdmin.changed);
  const asker = { userId: document?.user.id ?? 0, rights, isImpersonated: Boolean(document?.impersonating) };
  const actionsOf = (row: SubAdmin): readonly RowAction[] => {
    const { id, version } = row;
    const name = subAdmin.nameOf(row);
    return accountActions(row, asker, roles, {
      block: () => setBlocking(row),
      unblock: () => void attempt(() => unblock.mutateAsync({ id, version }), { successText: account.unblocked(name) }),
      resend: () => void attempt(() => resend.mutateAsync({ id }), { successText: texts.sentAgain(name) }),
      impersonate: () => void navigate(impersonatePath(id)),
    });
  };
  const dialog = blocking && <BlockSubAdmin row={blocking} onClose={() => setBlocking(undefined)} />;
  return { actionsOf, dialog };
};
