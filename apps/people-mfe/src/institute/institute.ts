import { instituteCalls, instituteFields, instituteStatuses } from '@lectern/contract/people';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/institutes';

/** An institute, as the list and the panel take it. */
export const institute = defineRecord({
  calls: instituteCalls,
  fields: instituteFields,
  statuses: instituteStatuses,
  entity: 'institutes',
  noun: texts.noun,
  icon: 'building',
  nameOf: ({ name }) => name,
  sort: 'name',
});
type Institute = Parameters<typeof institute.nameOf>[0];

/** The columns of the list. */
export const columns: Columns<Institute> = [
  textColumn(institute, 'name', { wide: true }),
  textColumn(institute, 'code', { priority: 2, quiet: true }),
  textColumn(institute, 'kind', { priority: 3 }),
  textColumn(institute, 'countryId', { id: 'countryName', priority: 1, onCard: true, cell: (row) => row.countryName }),
  textColumn(institute, 'city', { priority: 1, onCard: true }),
  textColumn(institute, 'contactName', { priority: 3 }),
  textColumn(institute, 'website', { priority: 3 }),
  {
    id: 'studentsCount',
    head: texts.students,
    priority: 2,
    numeric: true,
    sort: 'studentsCount',
    cell: ({ studentsCount, seatLimit }) => texts.studentsOf(studentsCount, seatLimit),
  },
  statusColumn(institute),
  dateColumn(institute, 'updatedAt', { priority: 3 }),
];
