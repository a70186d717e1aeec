import { useQueryClient } from '@tanstack/react-query';
import { send } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { authCalls } from '@lectern/contract/platform/auth';
import { userCalls, type UserRow } from '@lectern/contract/platform/users';
import { notify } from '@lectern/ui-kit';
import * as texts from '../texts/users';
import { nameOfUser } from './name-of-user';

const handled = [400, 409] as const;

/** What is done to accounts. Whatever comes of it, the list then shows them as they are; a refusal has been told by the call or its form. */
export const useDeeds = () => {
  const queryClient = useQueryClient();
  const sendReset = useCall(userCalls.sendReset);
  const resendInvite = useCall(userCalls.resendInvite);
  const unblock = useCall(userCalls.unblock, { handled: [409] });
  const restore = useCall(userCalls.restore, { handled: [409] });
  const fresh = <Result>(work: Promise<Result>): Promise<Result> => work.finally(() => void invalidate(queryClient, userCalls.list));

  /** Says what was done; a 409 says why not. */
  const told = async (work: Promise<unknown>, words: string): Promise<void> => {
    try {
      await fresh(work);
      notify('success', words);
    } catch (error) {
      const { status, failure } = error as { status?: number; failure?: { message: string; result?: unknown } };
      if (status === 409 && failure) notify('error', typeof failure.result === 'string' ? failure.result : failure.message);
    }
  };

  return {
    block: ({ id, version }: UserRow, reason: string) => fresh(send(userCalls.block, { id, version, reason }, { handled })),
    reveal: ({ id }: UserRow, field: 'email' | 'mobile', reason: string) => send(userCalls.reveal, { id, field, reason }, { handled }),
    actAs: ({ id }: UserRow, reason: string) => send(authCalls.impersonate, { userId: id, reason }, { handled }),
    unblock: (row: UserRow) => told(unblock.mutateAsync({ id: row.id, version: row.version }), texts.unblocked(nameOfUser(row))),
    sendReset: (row: UserRow) => told(sendReset.mutateAsync({ id: row.id }), texts.sent(nameOfUser(row))),
    resendInvite: (row: UserRow) => told(resendInvite.mutateAsync({ id: row.id }), texts.invitedAgain(nameOfUser(row))),
    restore: (row: UserRow) => told(restore.mutateAsync({ id: row.id, version: row.version }), texts.restored(nameOfUser(row))),
    isSending: sendReset.isPending,
  };
};
