import type { ResponseOf } from '@lectern/contract';
import type { currencyCalls } from '@lectern/contract/platform/currency';
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

type CurrencyPage = ResponseOf<typeof currencyCalls.list>;

const columns: Columns = {
  code: sql.ref('c.code'),
  name: sql.ref('c.name'),
  sortOrder: sql.ref('c.sort_order'),
  active: sql`c.active::text`,
};
const tiebreaker = sql.ref('c.code');

/** One page of the currencies, by their order unless asked otherwise. */
export const listCurrencies = async (db: Kysely<DB>, listRequest: ListQuery): Promise<CurrencyPage> => {
  const list =
    listRequest.sort.length > 0 ? listRequest : { ...listRequest, sort: [{ name: 'sortOrder', descending: false }] };
  const q = list.q === undefined ? undefined : `${list.q.length > 2 ? '%' : ''}${escapeLike(list.q)}%`;
  const matching = db
    .selectFrom('currencies as c')
    .where(filterCondition(list, columns))
    .$if(q !== undefined, (query) =>
      query.where((either) => either.or([either('c.name', 'ilike', q ?? ''), either('c.code', 'ilike', q ?? '')])),
    );
  const rows = await matching
    .select(['c.code', 'c.name', 'c.symbol', 'c.exponent', 'c.active', 'c.sortOrder', 'c.version'])
    .where(afterCursor(list, columns, tiebreaker))
    .orderBy(listOrder(list, columns, tiebreaker))
    .limit(list.limit + 1)
    .offset(list.offset)
    .execute();
  const total = await countRows(db, matching.select('c.code'));
  return pageAnswer(list, rows, total, (row) => [
    ...list.sort.map(({ name }) => row[name as 'code' | 'name' | 'sortOrder']),
    row.code,
  ]);
};
