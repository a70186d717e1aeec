import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Filter } from '../../../server/list/list';

/** A select of the ids of these categories and of everything below them, in brackets. */
export const subtreeOf = (ids: Filter['values']): RawBuilder<unknown> => sql`(with recursive below as (
    select id from categories where id in (${sql.join(ids)})
    union select c.id from below b join categories c on c.parent_id = b.id where c.deleted_at is null) select id from below)`;

/** A filter by category means everything below it; every row of `column` has a category, so that `empty` finds none. */
export const inSubtreeOf =
  (column: RawBuilder<unknown>) =>
  ({ operator, values }: Filter): RawBuilder<SqlBool> => {
    if (operator === 'empty') return sql<SqlBool>`${values[0] !== true}`;
    // An array is known before the rows are read, so that an index finds them.
    const below = sql`array${subtreeOf(values)}`;
    return operator === 'ne' ? sql<SqlBool>`${column} <> all(${below})` : sql<SqlBool>`${column} = any(${below})`;
  };

/** The same over the category of a table as `t`. */
export const inSubtree = inSubtreeOf(sql`t.category_id`);

/** The names from the root to the category of a row, over the table as `t`. 50 levels are more than there can be: a limit, not a rule. */
export const categoryPath = sql`(
  with recursive above as (
    select c.parent_id, c.name, 0 as steps from categories c where c.id = t.category_id
    union all select c.parent_id, c.name, a.steps + 1 from above a join categories c on c.id = a.parent_id where a.steps < 50)
  select array_agg(name order by steps desc) from above)`;
