import { useCall } from '@lectern/api-client/hooks';
import { skillCalls, type SkillRow } from '@lectern/contract/catalog';
import { notify, useDeeds } from '@lectern/ui-kit';
import { restoreRefused } from '../category/restore-refused';
import * as texts from '../texts/skills';

const changed = [skillCalls.list, skillCalls.detail];

/** What is done to a row without opening it. */
export const useSkillDeeds = () => {
  const { mutateAsync: change } = useCall(skillCalls.changeStatus);
  const { mutateAsync: bringBack } = useCall(skillCalls.restore, { handled: [400, 409] });
  const attempt = useDeeds(changed);
  return {
    changeStatus: ({ id, version, name, status }: SkillRow): void => {
      const next = status === 'active' ? 'inactive' : 'active';
      void attempt(() => change({ id, version, status: next }), {
        done: next === 'active' ? texts.isActive(name) : texts.isInactive(name),
      });
    },
    restore: ({ id, version, name }: SkillRow): void =>
      void attempt(() => bringBack({ id, version }), {
        done: texts.restored(name),
        refused: (failure) => notify('error', restoreRefused({ name }, failure)),
      }),
  };
};
