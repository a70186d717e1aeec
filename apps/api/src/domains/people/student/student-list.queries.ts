import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { restorableDays } from '../../../records/restorable-days';
import { changeTimesCondition } from '../../../server/calls/change-times';
import { cursorKeys } from '../../../server/list/cursor';
import { findRows, pageIds, type FoundRows, type Listing } from '../../../server/list/find-rows';
import type { Filter, ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { isOpenText, personCondition } from '../../../server/list/person-search';
import { textCondition } from '../../../server/list/text-condition';
import { studentsOf, type StoredStudent } from './student.queries';

/** A row of the list with the values of its cursor. */
export type ListedStudent = StoredStudent & { readonly cursorKeys: readonly (string | number)[] };

const columns: Columns = {
  name: sql.ref('l.name'),
  countryId: sql.ref('l.country_id'),
  salesUserId: sql.ref('l.sales_user_id'),
  instituteId: sql.ref('l.institute_id'),
  leadState: sql.ref('l.lead_state'),
  status: sql.ref('l.status'),
  createdAt: sql.ref('l.created_at'),
  updatedAt: sql.ref('l.updated_at'),
};
const nameColumns = { text: sql.ref('l.name'), lower: sql.ref('l.name_lower') };

/** The last sort key. An order by name goes on by account, any other one by student. */
const tiebreakerOf = ({ sort }: ListQuery) => (sort[0]?.name === 'name' ? sql.ref('l.user_id') : sql.ref('l.id'));

const alive = (list: ListQuery) =>
  list.deleted
    ? sql`l.role_id = 15 and l.merged_into_id is null and l.deleted_at > now() - make_interval(days => ${restorableDays})`
    : sql`l.is_listed`;

const searched = ({ q, isRevealed = false }: ListQuery): RawBuilder<SqlBool> => {
  if (q === undefined) return sql`true`;
  if (isRevealed) return searchCondition(q, sql.ref('l.search_text'));
  if (isOpenText(q)) return searchCondition(q, sql.ref('l.names_text'));
  const accounts = sql`select u.id from users u where u.role_id = 15 and ${personCondition(q, 'u', false)}`;
  return sql`l.user_id in (with hits as materialized (${accounts}) select id from hits)`;
};

const filtered = (filters: readonly Filter[]) =>
  filters.map(
    (filter) =>
      (filter.name === 'name' && textCondition(filter, nameColumns)) || filterCondition({ filters: [filter] }, columns),
  );

const listed = sql`students_listed`;
const where = (list: ListQuery, column?: string) => {
  const own =
    column === undefined
      ? list
      : { ...list, q: undefined, filters: list.filters.filter(({ name }) => name === column) };
  return sql.join([...filtered(own.filters), changeTimesCondition(list, columns), searched(own)], sql` and `);
};
const listingOf = (list: ListQuery): Listing => ({
  from: listed,
  as: sql`l`,
  among: alive,
  where,
  columns,
  covered: ['createdAt', 'updatedAt'],
  id: sql.ref('l.id'),
  tiebreaker: tiebreakerOf(list),
  table: 'students_listed',
});

/** Selects the ids of all matches. */
export const matchingStudents = (list: ListQuery) =>
  sql`select l.id from ${listed} l where ${alive(list)} and ${where(list)}`;

/** The students with these ids, in the list's order. */
const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<ListedStudent> => {
  return sql<ListedStudent>`
    select r.*, ${cursorKeys(list, columns, tiebreakerOf(list))} as cursor_keys
    from (${studentsOf(ids)}) r join students_listed l on l.id = r.id order by ${listOrder(list, columns, tiebreakerOf(list))}`;
};

/** A select of the rows of a list, for files of all of them. */
export const studentRows = (list: ListQuery): RawBuilder<ListedStudent> => shown(list, pageIds(listingOf(list), list));

/** One page of the list and the row after it, and the number of students on all pages, exact up to `most`. */
export const readPage = (db: Kysely<DB>, list: ListQuery, most?: number): Promise<FoundRows<ListedStudent>> =>
  findRows(db, listingOf(list), list, (ids) => shown(list, ids), most);
