import { useQueryClient } from '@tanstack/react-query';
import { send } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { authCalls } from '@lectern/contract/platform/auth';
import { userCalls, type UserRow } from '@lectern/contract/platform/user';
import { useAction } from '@lectern/ui-kit';
import * as texts from '../texts/users';
import { nameOfUser } from './name-of-user';

const handled = [400, 409] as const;
const changed = [userCalls.list, userCalls.detail];

/** Actions on accounts. The list is reloaded in any case; the call or its form has shown an error. */
export const useUserActions = () => {
  const sendReset = useCall(userCalls.sendReset);
  const resendInvite = useCall(userCalls.resendInvite);
  const unblock = useCall(userCalls.unblock);
  const restore = useCall(userCalls.restore);
  const attempt = useAction(changed);
  const queryClient = useQueryClient();
  return {
    block: ({ id, version }: UserRow, reason: string) =>
      send(userCalls.block, { id, version, reason }, { handled }).finally(
        () => void invalidate(queryClient, ...changed),
      ),
    reveal: ({ id }: UserRow, field: 'email' | 'mobile', reason: string) =>
      send(userCalls.reveal, { id, field, reason }, { handled }),
    actAs: ({ id }: UserRow, reason: string) => send(authCalls.impersonate, { userId: id, reason }, { handled }),
    changeRole: ({ id, version }: UserRow, roleId: number) =>
      send(userCalls.changeRole, { id, version, roleId }, { handled }).finally(
        () => void invalidate(queryClient, ...changed),
      ),
    unblock: (row: UserRow) =>
      attempt(() => unblock.mutateAsync({ id: row.id, version: row.version }), {
        successText: texts.unblocked(nameOfUser(row)),
      }),
    sendReset: (row: UserRow) =>
      attempt(() => sendReset.mutateAsync({ id: row.id }), { successText: texts.sent(nameOfUser(row)) }),
    resendInvite: (row: UserRow) =>
      attempt(() => resendInvite.mutateAsync({ id: row.id }), { successText: texts.invitedAgain(nameOfUser(row)) }),
    restore: (row: UserRow) =>
      attempt(() => restore.mutateAsync({ id: row.id, version: row.version }), {
        successText: texts.restored(nameOfUser(row)),
      }),
    isSending: sendReset.isPending,
  };
};
