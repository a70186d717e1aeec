import type { StudentRow } from '@lectern/contract/people';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import type { Column } from '@lectern/ui-kit/table';
import { leadWord } from './words';

type Columns = readonly [Column<StudentRow>, ...Column<StudentRow>[]];

const name: Column<StudentRow> = { id: 'name', head: 'Name', wide: true, sort: 'name', cell: (row) => row.name };
const email: Column<StudentRow> = { id: 'email', head: 'E-mail', priority: 2, quiet: true, cell: (row) => row.email ?? '' };
const mobile: Column<StudentRow> = { id: 'mobile', head: 'Mobile', priority: 1, onCard: true, cell: (row) => row.mobile ?? '' };
const country: Column<StudentRow> = { id: 'country', head: 'Country', priority: 2, cell: (row) => row.countryName ?? '' };
const lead: Column<StudentRow> = { id: 'leadState', head: 'Lead', priority: 1, onCard: true, cell: (row) => leadWord(row.leadState) };
const status: Column<StudentRow> = { id: 'status', head: 'Status', onCard: true, cell: (row) => <StatusLabel status={row.status} /> };
const created: Column<StudentRow> = { id: 'createdAt', head: 'Added', priority: 3, quiet: true, sort: 'createdAt', cell: (row) => dateText(row.createdAt) };
const deleted: Column<StudentRow> = { id: 'deletedAt', head: 'Deleted', quiet: true, onCard: true, cell: (row) => (row.deletedAt ? dateText(row.deletedAt) : '') };

const listed: Columns = [name, email, mobile, country, lead, status, created];
const deletedOnes: Columns = [name, mobile, country, deleted];
/** The columns of the list, or of what was deleted. */
export const columnsOf = (ofDeleted: boolean): Columns => (ofDeleted ? deletedOnes : listed);
