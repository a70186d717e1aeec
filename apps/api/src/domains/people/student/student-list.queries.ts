import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changeTimesCondition } from '../../../server/calls/change-times';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import {
  columnOf,
  countRows,
  filterCondition,
  listOrder,
  type Columns,
  type Total,
} from '../../../server/list/list-query';
import { personCondition } from '../../../server/list/person-search';
import { restorableDays } from '../../../records/restorable-days';
import { notMerged, studentsOf, type StoredStudent } from './student.queries';

/** A row of the list with the values of its cursor. */
export type ListedStudent = StoredStudent & { readonly cursorKeys: readonly (string | number)[] };

const columns: Columns = {
  name: sql.ref('u.full_name'),
  countryId: sql.ref('u.country_id'),
  leadState: sql.ref('s.lead_state'),
  status: sql.ref('u.status'),
  createdAt: sql.ref('s.created_at'),
  updatedAt: sql.ref('s.updated_at'),
};

/** Whether the last sort key is the account's id. An order by name walks an index of accounts, any other one of students. */
const endsOnAccount = (list: ListQuery): boolean => list.sort[0]?.name === 'name';
const tiebreakerOf = (list: ListQuery) => (endsOnAccount(list) ? sql.ref('u.id') : sql.ref('s.id'));

const alive = (list: ListQuery) =>
  list.deleted
    ? sql`s.deleted_at > now() - make_interval(days => ${restorableDays})`
    : sql`s.deleted_at is null and u.deleted_at is null`;

const searched = ({ q, isRevealed = false }: ListQuery) =>
  q === undefined ? sql`true` : personCondition(q, 'u', isRevealed);

const condition = (list: ListQuery) =>
  sql`u.role_id = 15 and ${alive(list)} and ${notMerged} and ${filterCondition(list, columns)} and ${changeTimesCondition(list, columns)}`;

/** Selects the ids of all matches. */
export const matchingStudents = (list: ListQuery) =>
  sql`select s.id from students s join users u on u.id = s.user_id where ${searched(list)} and ${condition(list)}`;

/** The same, found as a set first: with few matches, walking the index in order would read all of it. */
const fewStudents = (list: ListQuery) =>
  sql`select s.id from students s join users u on u.id = s.user_id where s.id in (with few as materialized (${matchingStudents(list)}) select id from few)`;

/** The same for an order by name: matches of a word are next to each other, far from the beginning. */
const foundStudents = (list: ListQuery) =>
  sql`select s.id from (with hits as materialized (select u.id, u.full_name, u.country_id, u.status, u.role_id, u.deleted_at from users u where ${searched(list)}) select * from hits) u join students s on s.user_id = u.id where ${condition(list)}`;

const looksFor = (list: ListQuery, few: boolean) =>
  few ? fewStudents(list) : list.q !== undefined && endsOnAccount(list) ? foundStudents(list) : matchingStudents(list);

/** One page of the list and the row after it: ids first, then the columns. `few`: no more match than can be sorted at once. */
export const studentPage = (list: ListQuery, few = false): RawBuilder<ListedStudent> => {
  const order = listOrder(list, columns, tiebreakerOf(list));
  const ids = sql`${looksFor(list, few)} and ${afterCursor(list, columns, tiebreakerOf(list))} order by ${order} limit ${list.limit + 1} offset ${list.offset}`;
  const keys = sql.join([...list.sort.map(({ name }) => columnOf(columns, name)), tiebreakerOf(list)]);
  return sql<ListedStudent>`
    select r.*, jsonb_build_array(${keys}) as cursor_keys
    from (${studentsOf(ids)}) r join students s on s.id = r.id join users u on u.id = s.user_id order by ${order}`;
};

/** The number of students on all pages. */
export const countStudents = (db: Kysely<DB>, list: ListQuery): Promise<Total> =>
  countRows(
    db,
    matchingStudents(list),
    list.q === undefined && list.filters.length === 0 && !list.deleted ? 'students' : undefined,
  );
