import { useMemo, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { batchCalls, studentCalls, type BatchRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { onlyId } from '@lectern/ui-kit/list';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import * as texts from '../texts/batch-list';
import { batchPath, editPath, newPath } from './address';
import { batch, columns, filtersOf } from './batch';
import { deleteBlocker } from './delete-blocker';

const DeleteBatch = lazyWithRetry(() => import(/* webpackChunkName: "batch-dialogs" */ './DeleteBatch'));

/** The filters by trainer and by student, with the names of those that the address names. */
const usePeopleFilters = () => {
  const [params] = useSearchParams();
  const trainerId = onlyId(params.get('filter[trainerId]'));
  const studentId = onlyId(params.get('filter[studentId]'));
  const trainers = useRead(batchCalls.trainers, { ...(trainerId && { id: trainerId }) }, { handled: 'all' });
  const student = useRead(
    studentCalls.detail,
    { id: studentId ?? 0 },
    { handled: 'all', enabled: studentId !== undefined },
  );
  return useMemo(
    () => [
      {
        name: 'trainerId',
        label: texts.trainer,
        options: (trainers.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      ...(studentId === undefined
        ? []
        : [
            {
              name: 'studentId',
              label: texts.student,
              options: [{ value: studentId, label: student.data?.student.name ?? String(studentId) }],
            },
          ]),
    ],
    [trainers.data, student.data, studentId],
  );
};

/** `/student/batch/list`: all batches, and Recently deleted. */
export default function BatchListScreen(): ReactNode {
  const people = usePeopleFilters();
  const filters = useMemo(() => filtersOf(people), [people]);
  const batches = useRecords(batch, { columns, filters });
  const { list, may, deleting, askDelete } = batches;
  const navigate = useNavigate();
  const close = (): void => askDelete(undefined);
  const actions = (row: BatchRow): readonly RowAction[] => [
    { label: texts.open, onSelect: () => void navigate(batchPath(row.id)) },
    ...(may.edit && row.deletedAt === null
      ? [
          {
            label: texts.edit,
            onSelect: () => void navigate(editPath(row.id)),
            ...(row.status === '5' && { disabledReason: texts.isCancelled }),
          },
        ]
      : []),
    ...batches.rowActions(row, [], deleteBlocker(row)).slice(row.deletedAt === null ? 1 : 0),
  ];
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.title}
        mayRestore={may.remove}
        primary={<AddRecord records={batches} to={newPath} />}
      />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={
          <NoRecords records={batches} to={newPath}>
            {texts.whatItIs}
          </NoRecords>
        }
        actions={actions}
        toOf={batches.toOf && (({ id }: BatchRow) => batchPath(id))}
        bulk={batches.bulkActions}
      />
      {deleting && <DeleteBatch row={deleting} onDeleted={close} onClose={close} />}
    </div>
  );
}
