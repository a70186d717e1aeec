import type { StudentRow } from '@lectern/contract/people';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import { deletedColumn, type Column, type Columns } from '@lectern/ui-kit/table';
import * as facts from '../texts/facts';
import { leadWord } from './words';

const name: Column<StudentRow> = { id: 'name', head: facts.name, wide: true, sort: 'name', cell: (row) => row.name };
const email: Column<StudentRow> = {
  id: 'email',
  head: facts.email,
  priority: 2,
  quiet: true,
  cell: (row) => row.email ?? '',
};
const mobile: Column<StudentRow> = {
  id: 'mobile',
  head: facts.mobile,
  priority: 1,
  onCard: true,
  cell: (row) => row.mobile ?? '',
};
const country: Column<StudentRow> = {
  id: 'country',
  head: facts.country,
  priority: 2,
  cell: (row) => row.countryName ?? '',
};
const lead: Column<StudentRow> = {
  id: 'leadState',
  head: facts.lead,
  priority: 1,
  onCard: true,
  cell: (row) => leadWord(row.leadState),
};
const status: Column<StudentRow> = {
  id: 'status',
  head: facts.status,
  onCard: true,
  cell: (row) => <StatusLabel status={row.status} />,
};
const created: Column<StudentRow> = {
  id: 'createdAt',
  head: facts.added,
  priority: 3,
  quiet: true,
  sort: 'createdAt',
  cell: (row) => dateText(row.createdAt),
};
const changed: Column<StudentRow> = {
  id: 'updatedAt',
  head: facts.lastChanged,
  priority: 3,
  quiet: true,
  extra: true,
  sort: 'updatedAt',
  cell: (row) => dateText(row.updatedAt),
};

const listed: Columns<StudentRow> = [name, email, mobile, country, lead, status, created, changed];
const deletedOnes: Columns<StudentRow> = [name, mobile, country, deletedColumn];
/** The columns of the list, or of what was deleted. */
export const columnsOf = (view: { readonly deleted: boolean }): Columns<StudentRow> =>
  view.deleted ? deletedOnes : listed;
