import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { categoryCalls, skillCalls, usesInWords, type SkillRow } from '@lectern/contract/catalog';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import '../category/dialogs.css';

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
      notify('success', `${skill.name} is in Recently deleted for 30 days`);
      onDeleted();
      await invalidate(queryClient, skillCalls.list, skillCalls.detail, categoryCalls.list);
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      if (thrown.status === 409) setError(thrown.failure.message);
      await invalidate(queryClient, skillCalls.list, skillCalls.detail);
    }
  };
  return (
    <ConfirmDialog open danger title={`Delete ${skill.name}?`} verb="Delete skill" busy={isPending || detail.isPending} refused={used ? `It is still used by ${used}` : undefined} onConfirm={() => void remove()} onCancel={onClose}>
      <div className="cat-dialog">
        <p>{detail.isPending ? 'Counting what uses it…' : used ? `${skill.name} is still used by ${used}.` : 'It can be restored from Recently deleted for 30 days.'}</p>
        {error && (
          <p role="alert" className="cat-refused">
            {error}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
