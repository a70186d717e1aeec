import { dateText, StatusLabel } from '@lectern/ui-kit';
import { deletedColumn, type Column, type Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import { audienceWords } from '../texts/words';
import type { FaqRow } from './values';

const question: Column<FaqRow> = {
  id: 'question',
  head: texts.question,
  wide: true,
  sort: 'question',
  cell: (row) => row.question,
};
// Only while searching: why a row is a hit.
const snippet: Column<FaqRow> = {
  id: 'snippet',
  head: texts.answer,
  exported: false,
  priority: 2,
  quiet: true,
  cell: (row) => row.snippet,
};
const audience: Column<FaqRow> = {
  id: 'audience',
  head: texts.audience,
  priority: 2,
  onCard: true,
  cell: (row) => audienceWords[row.audience],
};
const category: Column<FaqRow> = {
  id: 'category',
  head: texts.category,
  priority: 1,
  onCard: true,
  cell: (row) => row.categoryName,
};
const language: Column<FaqRow> = { id: 'language', head: texts.language, priority: 3, cell: (row) => row.languageName };
const status: Column<FaqRow> = {
  id: 'status',
  head: texts.status,
  onCard: true,
  cell: (row) => <StatusLabel status={row.status} />,
};
const changed: Column<FaqRow> = {
  id: 'updatedAt',
  head: texts.lastChanged,
  priority: 3,
  quiet: true,
  sort: 'updatedAt',
  cell: (row) => dateText(row.updatedAt),
};

const listed: Columns<FaqRow> = [question, audience, category, language, status, changed];
const found: Columns<FaqRow> = [question, snippet, audience, category, language, status, changed];
const deletedOnes: Columns<FaqRow> = [question, audience, category, language, deletedColumn];

/** The columns of a view: of what was deleted, of a search, of all. */
export const columnsOf = ({ deleted, q }: { readonly deleted: boolean; readonly q: string }): Columns<FaqRow> =>
  deleted ? deletedOnes : q === '' ? listed : found;
