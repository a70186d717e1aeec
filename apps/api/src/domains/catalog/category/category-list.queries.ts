import { sql, type Kysely, type RawBuilder } from 'kysely';
import { maxTreeNodes, type CategoryRow } from '@lectern/contract/catalog';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, type Columns, type Total } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { liveSkill, plainColumns, rowsOf } from './category.queries';
import { restorableDays } from '../../../records/restorable-days';

/** A row of the list with what its cursor is made of. */
export type ListedCategory = CategoryRow & { readonly updatedAtExactly: string };

const columns: Columns = {
  name: sql.ref('c.name'),
  status: sql.ref('c.status'),
  parentId: sql.ref('c.parent_id'),
  updatedAt: sql.ref('c.updated_at'),
};
const tiebreaker = sql.ref('c.id');

const alive = (list: ListQuery) =>
  list.deleted ? sql`c.deleted_at > now() - make_interval(days => ${restorableDays})` : sql`c.deleted_at is null`;

// The hits of a search are found first: otherwise the planner walks the whole order looking for them.
const found = (q: string | undefined) =>
  q === undefined
    ? sql`true`
    : sql`c.id in (with hits as materialized (select id from categories where ${searchCondition(q, sql`search_text`)}) select id from hits)`;

/** A select of the ids of all that match. */
export const matchingCategories = (list: ListQuery) =>
  sql`select c.id from categories c where ${alive(list)} and ${found(list.q)} and ${filterCondition(list, columns)}`;

/** One page of the list and the row behind it: the ids by index first, then what is shown of them. */
export const categoryPage = (list: ListQuery): RawBuilder<ListedCategory> => {
  const order = listOrder(list, columns, tiebreaker);
  const ids: RawBuilder<unknown> = sql`${matchingCategories(list)} and ${afterCursor(list, columns, tiebreaker)} order by ${order} limit ${list.limit + 1} offset ${list.offset}`;
  return sql<ListedCategory>`
    select r.*, to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at_exactly
    from (${rowsOf(ids)}) r join categories c on c.id = r.id order by ${order}`;
};

/** How many categories the list has on all its pages. */
export const countCategories = (db: Kysely<DB>, list: ListQuery): Promise<Total> =>
  countRows(db, matchingCategories(list));

/**
 * The live tree, each node right behind its parent in order, with the skills of its whole subtree: one statement, at
 * most `maxTreeNodes` nodes. A node that is left out has no node below it in the answer either.
 */
export const readTree = async (db: Kysely<DB>): Promise<{ items: CategoryRow[]; total: number }> => {
  const { rows } = await sql<CategoryRow & { total: number }>`
    with recursive tree as (
      select id, 1 as depth, array[name] as names, array[id] as ids, array[sort_key] as place from categories where parent_id is null and deleted_at is null
      union all
      select c.id, t.depth + 1, t.names || c.name, t.ids || c.id, t.place || c.sort_key
      from tree t join categories c on c.parent_id = t.id where c.deleted_at is null),
    own as (select s.category_id, count(*) as n from skills s where ${liveSkill} group by s.category_id),
    counted as (select above.id, sum(own.n) as n from tree t join own on own.category_id = t.id cross join unnest(t.ids) as above (id) group by above.id)
    select ${plainColumns}, t.depth, t.names[:t.depth - 1] as path, coalesce(k.n, 0)::int as skills, (count(*) over ())::int as total
    from tree t join categories c on c.id = t.id left join counted k on k.id = t.id
    order by t.place limit ${maxTreeNodes}`.execute(db);
  return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
};
