import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { categoryCalls, usesInWords, type CategoryRow } from '@lectern/contract/catalog';
import { ConfirmDialog, dropUnsaved, notify } from '@lectern/ui-kit';
import * as texts from '../texts/category-dialogs';
import { Choice } from './Choice';
import { possibleReplacements, usesIn } from './replacement';
import { pathText, type Tree } from './tree';
import './dialogs.css';

interface Props {
  readonly tree: Tree;
  readonly row: CategoryRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a deletion: what uses the category is counted, and a replacement must take it. */
export default function DeleteDialog({ tree, row, onDeleted, onClose }: Props): ReactNode {
  const queryClient = useQueryClient();
  const detail = useRead(categoryCalls.detail, { id: row.id }, { staleTime: 0 });
  const { mutateAsync, isPending } = useCall(categoryCalls.delete, { handled: [400, 409] });
  const [replacement, setReplacement] = useState<number | ''>('');
  const [error, setError] = useState<string>();
  const uses = detail.data?.uses ?? [];
  const inUse = uses.length > 0;
  const options = possibleReplacements(tree, row.id).map((each) => ({ value: each.id, label: pathText(each) }));

  const refused = async (thrown: unknown): Promise<void> => {
    if (!(thrown instanceof CallError) || (thrown.status !== 409 && thrown.status !== 400)) return;
    const { failure } = thrown;
    setError(usesIn(failure.result) ? undefined : failure.message);
    await invalidate(queryClient, categoryCalls.detail, categoryCalls.list);
  };
  const remove = async (): Promise<void> => {
    try {
      await mutateAsync({ id: row.id, version: row.version, replacementId: replacement === '' || !inUse ? undefined : replacement });
      notify('success', texts.deleted(row.name));
      // What a panel below holds of it can't be saved any more.
      dropUnsaved();
      onDeleted();
      await invalidate(queryClient, categoryCalls.list, categoryCalls.detail);
    } catch (thrown) {
      await refused(thrown);
    }
  };

  return (
    <ConfirmDialog open danger title={texts.deleteTitle(row.name)} verb={texts.deleteVerb} busy={isPending || detail.isPending} refused={inUse && replacement === '' ? texts.chooseTaker : undefined} onCancel={onClose} onConfirm={() => void remove()}>
      <div className="cat-dialog">
        {inUse ? (
          <>
            <p>
              {texts.stillHas(row.name, usesInWords(uses))}
            </p>
            <Choice label={texts.replacement} value={replacement} placeholder={texts.chooseCategory} options={options} onChange={setReplacement} />
          </>
        ) : (
          <p>{detail.isPending ? texts.counting : texts.canBeRestored}</p>
        )}
        {error && (
          <p role="alert" className="cat-refused">
            {error}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
