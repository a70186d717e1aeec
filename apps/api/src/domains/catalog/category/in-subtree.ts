import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Filter } from '../../../server/list/list';

/** A filter by category means everything below it; every row of `column` has a category, so that `empty` finds none. */
export const inSubtree =
  (column: RawBuilder<unknown>) =>
  ({ operator, values }: Filter): RawBuilder<SqlBool> => {
    if (operator === 'empty') return sql<SqlBool>`${values[0] !== true}`;
    const below = sql`(with recursive below as (
    select id from categories where id in (${sql.join(values)})
    union select c.id from below b join categories c on c.parent_id = b.id where c.deleted_at is null) select id from below)`;
    return operator === 'ne' ? sql<SqlBool>`${column} not in ${below}` : sql<SqlBool>`${column} in ${below}`;
  };
