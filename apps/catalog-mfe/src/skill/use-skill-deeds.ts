import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { notify } from '@lectern/ui-kit';
import { restoreRefused } from '../category/restore-refused';
import * as texts from '../texts/skills';

/** What is done to a row without opening it. A refusal is told, and the list is read anew in every case. */
export const useSkillDeeds = () => {
  const queryClient = useQueryClient();
  const { mutateAsync: change } = useCall(skillCalls.changeStatus, { handled: [409] });
  const { mutateAsync: bringBack } = useCall(skillCalls.restore, { handled: [409] });

  const attempt = async (row: SkillRow, work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      notify('success', done);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // The client has told all but a 409: there the row itself may be the result, which is no sentence.
      if (error.status === 409) notify('error', restoreRefused(row, error.failure));
    } finally {
      await invalidate(queryClient, skillCalls.list, skillCalls.detail);
    }
  };

  return {
    changeStatus: (row: SkillRow): void => {
      const status = row.status === 'active' ? 'inactive' : 'active';
      void attempt(row, () => change({ id: row.id, version: row.version, status }), status === 'active' ? texts.isActive(row.name) : texts.isInactive(row.name));
    },
    restore: (row: SkillRow): void => void attempt(row, () => bringBack({ id: row.id, version: row.version }), texts.restored(row.name)),
  };
};
