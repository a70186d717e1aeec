import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Filter } from '../../../../server/list/list';
import { filterCondition } from '../../../../server/list/list-query';

/** A filter by a column of the order. Orders are found by their index, and payments or papers (`t`) by theirs. */
export const ofOrders =
  (column: 'batchId' | 'studentId' | 'trainerId') =>
  (filter: Filter): RawBuilder<SqlBool> =>
    sql<SqlBool>`t.order_id in (select x.id from orders x where ${filterCondition({ filters: [filter] }, { [filter.name]: sql.ref(`x.${column}`) })})`;
