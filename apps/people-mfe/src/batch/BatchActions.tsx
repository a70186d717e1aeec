import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { batchCalls, batchFlow, batchWriters, type BatchDetail, type BatchStatus } from '@lectern/contract/people';
import { RowMenu } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { useRowChanges } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/batch-page';
import { editPath, listPath } from './address';
import { batch as record } from './batch';
import { changedBatch } from './changed';
import { ReopenPanel } from './ReopenPanel';

const flowing = {
  calls: { changeStatus: batchCalls.status },
  flow: batchFlow,
  changed: changedBatch,
  nameOf: ({ title }: BatchDetail) => title,
};

/** The actions on a batch, by right and status. */
export function BatchActions({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const mayWrite = useMay(batchWriters);
  const navigate = useNavigate();
  const { restore } = useRowChanges(record);
  const { actionsOf, question } = useTransitions(flowing);
  const [isDeleting, setDeleting] = useState(false);
  const [reopenedAs, setReopenedAs] = useState<BatchStatus>();
  if (!mayWrite) return null;
  const { id, status } = batch;
  if (batch.deletedAt !== null)
    return (
      <Button variant="contained" startIcon={<Icon name="rotate-ccw" />} onClick={() => restore(batch)}>
        {texts.restore}
      </Button>
    );
  // A batch is reopened in a panel, with its new meetings.
  const transitions = actionsOf(batch).map((action) =>
    action.status === '5' ? action : { ...action, onSelect: () => setReopenedAs(action.status as BatchStatus) },
  );
  return (
    <>
      {status !== '5' && (
        <Button variant="contained" startIcon={<Icon name="pencil" />} component={Link} to={editPath(id)}>
          {texts.edit}
        </Button>
      )}
      <RowMenu
        label={texts.moreFor(batch.title)}
        actions={[...transitions, { label: texts.remove, danger: true, onSelect: () => setDeleting(true) }]}
      />
      {question}
      {isDeleting && (
        <DeleteRecord
          record={record}
          row={batch}
          onDeleted={() => void navigate(listPath)}
          onClose={() => setDeleting(false)}
        />
      )}
      {reopenedAs && <ReopenPanel batch={batch} to={reopenedAs} onClose={() => setReopenedAs(undefined)} />}
    </>
  );
}
