import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  batchCalls,
  batchStatuses,
  batchWriters,
  nextBatchStatuses,
  type BatchDetail,
  type BatchStatus,
} from '@lectern/contract/people';
import { RowMenu, useSaved, type RowAction } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { useRowChanges } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { ReasonDialog } from '@lectern/ui-kit/reason-dialog';
import * as texts from '../texts/batch-page';
import { editPath, listPath } from './address';
import { batch as record } from './batch';
import { changedBatch } from './changed';
import { ReopenPanel } from './ReopenPanel';

/** The actions on a batch, by right and status. */
export function BatchActions({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const mayWrite = useMay(batchWriters);
  const navigate = useNavigate();
  const { restore } = useRowChanges(record);
  const { mutateAsync: change } = useCall(batchCalls.status, { handled: [400, 409] });
  const confirmSaved = useSaved(changedBatch);
  const [openDialog, setOpenDialog] = useState<'cancel' | 'delete' | BatchStatus>();
  const close = (): void => setOpenDialog(undefined);
  if (!mayWrite) return null;
  const { id, version, status } = batch;
  if (batch.deletedAt !== null)
    return (
      <Button variant="contained" startIcon={<Icon name="rotate-ccw" />} onClick={() => restore(batch)}>
        {texts.restore}
      </Button>
    );
  const reopening: RowAction[] = nextBatchStatuses(status)
    .filter((to) => to !== '5')
    .map((to) => ({ label: texts.reopenAs(batchStatuses[to]), onSelect: () => setOpenDialog(to) }));
  const menu: RowAction[] = [
    ...reopening,
    ...(nextBatchStatuses(status).includes('5')
      ? [{ label: texts.cancel, danger: true, onSelect: () => setOpenDialog('cancel') }]
      : []),
    { label: texts.remove, danger: true, onSelect: () => setOpenDialog('delete') },
  ];
  return (
    <>
      {status !== '5' && (
        <Button variant="contained" startIcon={<Icon name="pencil" />} component={Link} to={editPath(id)}>
          {texts.edit}
        </Button>
      )}
      <RowMenu label={texts.moreFor(batch.title)} actions={menu} />
      {openDialog === 'cancel' && (
        <ReasonDialog
          danger
          title={texts.cancelTitle(batch.title)}
          verb={texts.cancelVerb}
          send={(reason) => change({ id, version, to: '5', reason })}
          onDone={() => void confirmSaved(texts.cancelled)}
          onClose={close}
        >
          {texts.cancelMeans}
        </ReasonDialog>
      )}
      {openDialog === 'delete' && (
        <DeleteRecord record={record} row={batch} onDeleted={() => void navigate(listPath)} onClose={close} />
      )}
      {openDialog !== undefined && openDialog !== 'cancel' && openDialog !== 'delete' && (
        <ReopenPanel batch={batch} to={openDialog} onClose={close} />
      )}
    </>
  );
}
