import type { ResponseOf } from '@lectern/contract';
import type { countryCalls } from '@lectern/contract/platform/country';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import {
  countRows,
  escapeLike,
  filterCondition,
  listOrder,
  pageAnswer,
  type Columns,
} from '../../../server/list/list-query';

const columns: Columns = { name: sql.ref('c.name'), sortOrder: sql.ref('c.sort_order'), active: sql`c.active::text` };
const tiebreaker = sql.ref('c.id');

/** One page of the countries, by their order unless asked otherwise. */
export const listCountries = async (
  db: Kysely<DB>,
  listRequest: ListQuery,
): Promise<ResponseOf<typeof countryCalls.list>> => {
  const list =
    listRequest.sort.length > 0 ? listRequest : { ...listRequest, sort: [{ name: 'sortOrder', descending: false }] };
  const q = list.q === undefined ? undefined : `${list.q.length > 2 ? '%' : ''}${escapeLike(list.q)}%`;
  const matching = db
    .selectFrom('countries as c')
    .where(filterCondition(list, columns))
    .$if(q !== undefined, (query) => query.where('c.name', 'ilike', q ?? ''));
  const rows = await matching
    .select(['c.id', 'c.iso2', 'c.name', 'c.dialCode', 'c.mobileMin', 'c.mobileMax', 'c.active', 'c.sortOrder'])
    .where(afterCursor(list, columns, tiebreaker))
    .orderBy(listOrder(list, columns, tiebreaker))
    .limit(list.limit + 1)
    .offset(list.offset)
    .execute();
  const total = await countRows(db, matching.select('c.id'));
  return pageAnswer(list, rows, total, (row) => [
    ...list.sort.map(({ name }) => row[name as 'name' | 'sortOrder']),
    row.id,
  ]);
};
