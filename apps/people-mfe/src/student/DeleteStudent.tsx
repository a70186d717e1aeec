import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { studentCalls, type StudentRow } from '@lectern/contract/people';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import * as texts from '../texts/asked';

interface Props {
  readonly student: Pick<StudentRow, 'id' | 'version' | 'name'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a student is deleted. */
export default function DeleteStudent({ student: { id, version, name }, onDeleted, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useCall(studentCalls.delete, { handled: [409] });
  const [error, setError] = useState<string>();

  const remove = async (): Promise<void> => {
    try {
      await mutateAsync({ id, version });
      notify('success', texts.deleted(name));
      onDeleted();
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      if (thrown.status === 409) setError(thrown.failure.message);
    } finally {
      await invalidate(queryClient, studentCalls.list, studentCalls.detail);
    }
  };
  return (
    <ConfirmDialog open danger title={texts.deleteTitle(name)} verb={texts.deleteVerb} busy={isPending} onConfirm={() => void remove()} onCancel={onClose}>
      <p>{texts.deleteMeans}</p>
      {error && <p role="alert">{error}</p>}
    </ConfirmDialog>
  );
}
