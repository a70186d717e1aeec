import type { SkillRow } from '@lectern/contract/catalog';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import { deletedColumn, type Column, type Columns } from '@lectern/ui-kit/table';
import * as names from '../texts/skill-names';
import * as texts from '../texts/skills';
import { shortPath } from './view';

const name: Column<SkillRow> = { id: 'name', head: names.name, wide: true, sort: 'name', cell: (row) => row.name };
const aliases: Column<SkillRow> = {
  id: 'aliases',
  head: names.aliases,
  priority: 2,
  quiet: true,
  cell: (row) => row.aliases.join(', '),
};
const category: Column<SkillRow> = {
  id: 'category',
  head: names.category,
  priority: 1,
  onCard: true,
  cell: (row) => shortPath(row.categoryPath),
};
const status: Column<SkillRow> = {
  id: 'status',
  head: names.status,
  onCard: true,
  cell: (row) => <StatusLabel status={row.status} />,
};
const changed: Column<SkillRow> = {
  id: 'updatedAt',
  head: texts.lastChanged,
  priority: 3,
  quiet: true,
  sort: 'updatedAt',
  cell: (row) => dateText(row.updatedAt),
};

const listed: Columns<SkillRow> = [name, aliases, category, status, changed];
const deletedOnes: Columns<SkillRow> = [name, aliases, category, deletedColumn];
/** The columns of the list, or of what was deleted. */
export const columnsOf = (view: { readonly deleted: boolean }): Columns<SkillRow> =>
  view.deleted ? deletedOnes : listed;
