import { useState, type ReactNode } from 'react';
import { batchCalls, batchFlow, type BatchDetail, type BatchStatus } from '@lectern/contract/people';
import { useTransitions } from '@lectern/ui-kit/flow';
import { RecordActions } from '@lectern/ui-kit/record-page';
import { editPath, listPath } from './address';
import { batch as record } from './batch';
import { changedBatch } from './changed';
import { deleteBlocker } from './delete-blocker';
import { ReopenPanel } from './ReopenPanel';

const flowing = { ...record, calls: { changeStatus: batchCalls.status }, flow: batchFlow, changed: changedBatch };

/** The actions on a batch, by right and status. */
export function BatchActions({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const flow = useTransitions<BatchDetail>(flowing);
  const [reopenedAs, setReopenedAs] = useState<BatchStatus>();
  // A batch is reopened in a panel, with its new meetings.
  const actionsOf = (row: BatchDetail) =>
    flow
      .actionsOf(row)
      .map((action) =>
        action.status === '5' ? action : { ...action, onSelect: () => setReopenedAs(action.status as BatchStatus) },
      );
  return (
    <>
      <RecordActions
        record={record}
        row={batch}
        edit={batch.status === '5' ? undefined : editPath(batch.id)}
        flow={{ ...flow, actionsOf }}
        deleteBlocker={deleteBlocker(batch)}
        {...{ listPath }}
      />
      {reopenedAs && <ReopenPanel batch={batch} to={reopenedAs} onClose={() => setReopenedAs(undefined)} />}
    </>
  );
}
