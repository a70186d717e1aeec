import { batchCalls, batchFields, batchStatuses, type BatchRow } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';
import { StatusLabel } from '@lectern/ui-kit';
import { dateColumn, defineRecord, standardFilters, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/batch-list';
import { dayIn } from './zone-time';

/** The record of batches for the list and its pages. */
export const batch = defineRecord({
  calls: batchCalls,
  fields: batchFields,
  statuses: batchStatuses,
  entity: 'batches',
  noun: texts.noun,
  icon: 'calendar',
  nameOf: ({ title }) => title,
  sort: '-startsAt',
  also: [auditCalls.entity],
});

/** The columns of the list; days are those of the batch's own zone. */
export const columns: Columns<BatchRow> = [
  textColumn(batch, 'title', { wide: true }),
  textColumn(batch, 'trainerName', { head: texts.trainer, priority: 1, onCard: true, exported: 'trainerName' }),
  textColumn(batch, 'startsAt', {
    head: texts.starts,
    priority: 1,
    onCard: true,
    quiet: true,
    cell: ({ timeZone, startsAt }) => dayIn(timeZone, startsAt),
  }),
  textColumn(batch, 'endsAt', {
    head: texts.ends,
    priority: 3,
    quiet: true,
    cell: ({ timeZone, endsAt }) => dayIn(timeZone, endsAt),
  }),
  textColumn(batch, 'seats', {
    priority: 2,
    numeric: true,
    cell: ({ seats, seatsTaken }) => texts.taken(seatsTaken, seats),
  }),
  statusColumn(batch, { cell: ({ status }) => <StatusLabel status={batchStatuses[status]} /> }),
  textColumn(batch, 'skillName', { head: texts.skill, priority: 3, extra: true }),
  textColumn(batch, 'kind', { priority: 3, extra: true }),
  textColumn(batch, 'timeZone', { priority: 3, extra: true }),
  dateColumn(batch, 'updatedAt', { priority: 3, extra: true }),
];

/** The filters of the list; trainers and students by name. */
export const filtersOf = (people: readonly FilterField[]): readonly FilterField[] => [
  ...standardFilters(batch).map((field) => (field.name === 'status' ? { ...field, inBar: texts.allStatuses } : field)),
  { name: 'startsAt', label: texts.starts },
  { name: 'endsAt', label: texts.ends },
  ...people,
];
