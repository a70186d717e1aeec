import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { categoryCalls, skillCalls, usesInWords, type SkillRow } from '@lectern/contract/catalog';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import '../category/dialogs.css';
import * as texts from '../texts/skill-panel';

interface Props {
  readonly skill: Pick<SkillRow, 'id' | 'version' | 'name'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a skill is deleted; what uses it is counted first. */
export default function DeleteSkill({ skill, onDeleted, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const detail = useRead(skillCalls.detail, { id: skill.id }, { staleTime: 0 });
  const { mutateAsync, isPending } = useCall(skillCalls.delete, { handled: [409] });
  const [error, setError] = useState<string>();
  const used = usesInWords(detail.data?.uses ?? []);

  const remove = async (): Promise<void> => {
    try {
      await mutateAsync({ id: skill.id, version: skill.version });
      notify('success', texts.deleted(skill.name));
      onDeleted();
      await invalidate(queryClient, skillCalls.list, skillCalls.detail, categoryCalls.list);
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      if (thrown.status === 409) setError(thrown.failure.message);
      await invalidate(queryClient, skillCalls.list, skillCalls.detail);
    }
  };
  return (
    <ConfirmDialog open danger title={texts.deleteTitle(skill.name)} verb={texts.deleteVerb} busy={isPending || detail.isPending} refused={used ? texts.itIsUsedBy(used) : undefined} onConfirm={() => void remove()} onCancel={onClose}>
      <div className="cat-dialog">
        <p>{detail.isPending ? texts.counting : used ? texts.isUsedBy(skill.name, used) : texts.canBeRestored}</p>
        {error && (
          <p role="alert" className="cat-refused">
            {error}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
