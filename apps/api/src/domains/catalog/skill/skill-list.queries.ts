import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { SkillRow } from '@lectern/contract/catalog';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { Filter, ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, type Columns, type Total } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { notMerged, restorableDays, rowsOf } from './skill.queries';

/** A row of the list with what its cursor is made of. */
export type ListedSkill = SkillRow & { readonly updatedAtExactly: string };

const columns: Columns = { name: sql.ref('s.name'), status: sql.ref('s.status'), updatedAt: sql.ref('s.updated_at') };
const tie = sql.ref('s.id');

const alive = (list: ListQuery) =>
  list.deleted ? sql`s.deleted_at > now() - make_interval(days => ${restorableDays})` : sql`s.deleted_at is null`;

// The hits of a search are found first: otherwise the planner walks the whole order looking for them.
const found = (q: string | undefined) =>
  q === undefined
    ? sql`true`
    : sql`s.id in (with hits as materialized (
        select id from skills where ${searchCondition(q, sql`search_text`)}
        union select skill_id from skill_aliases where ${searchCondition(q, sql`search_text`)}) select id from hits)`;

/** A filter by category means its whole subtree; every skill has a category, so that `empty` finds none. */
const inSubtrees = ({ operator, values }: Filter): RawBuilder<SqlBool> => {
  if (operator === 'empty') return sql<SqlBool>`${values[0] !== true}`;
  const below = sql`(with recursive below as (
    select id from categories where id in (${sql.join(values)})
    union select c.id from below b join categories c on c.parent_id = b.id where c.deleted_at is null) select id from below)`;
  return operator === 'ne' ? sql<SqlBool>`s.category_id not in ${below}` : sql<SqlBool>`s.category_id in ${below}`;
};

/** A select of the ids of all that match. */
export const matchingSkills = (list: ListQuery) => {
  const isCategory = ({ name }: Filter): boolean => name === 'categoryId';
  const categories = list.filters.filter(isCategory).map(inSubtrees);
  const filters = list.filters.filter((filter) => !isCategory(filter));
  return sql`select s.id from skills s where ${alive(list)} and ${notMerged} and ${found(list.q)} and ${filterCondition({ filters }, columns)} and ${sql.join([sql`true`, ...categories], sql` and `)}`;
};

/** One page of the list and the row behind it: the ids by index first, then what is shown of them. */
export const skillPage = (list: ListQuery): RawBuilder<ListedSkill> => {
  const order = listOrder(list, columns, tie);
  const ids = sql`${matchingSkills(list)} and ${afterCursor(list, columns, tie)} order by ${order} limit ${list.limit + 1} offset ${list.offset}`;
  return sql<ListedSkill>`
    select r.*, to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at_exactly
    from (${rowsOf(ids)}) r join skills s on s.id = r.id order by ${order}`;
};

/** How many skills the list has on all its pages. */
export const countSkills = (db: Kysely<DB>, list: ListQuery): Promise<Total> =>
  countRows(
    db,
    matchingSkills(list),
    list.q === undefined && list.filters.length === 0 && !list.deleted ? 'skills' : undefined,
  );
