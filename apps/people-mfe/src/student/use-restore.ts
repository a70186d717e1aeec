import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { studentCalls, type StudentRow } from '@lectern/contract/people';
import { notify } from '@lectern/ui-kit';
import * as texts from '../texts/restore';

/** Brings a student back. A refusal is told, and the list is read anew in every case. */
export const useRestore = () => {
  const queryClient = useQueryClient();
  const { mutateAsync } = useCall(studentCalls.restore, { handled: [409] });
  const restore = async ({ id, version, name }: StudentRow): Promise<void> => {
    try {
      await mutateAsync({ id, version });
      notify('success', texts.restored(name));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) notify('error', Array.isArray(error.failure.error) ? texts.addressIsTaken(name) : error.failure.message);
    } finally {
      await invalidate(queryClient, studentCalls.list, studentCalls.detail);
    }
  };
  return (row: StudentRow): void => void restore(row);
};
