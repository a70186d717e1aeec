import type { RequestOf, ResponseOf } from '@lectern/contract';
import { salesReportCalls } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { messages, say } from '@lectern/contract';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { readListOf } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { isTime } from './arrange';
import { common, daysOfKey, refuseLong, refuseTurned, type Days } from './period';
import { countFacts, figureSums, filteredSums, salesPage, type SalesRowsQuery } from './sales-rows.queries';

type Request = RequestOf<typeof salesReportCalls.rows>;

/** The days of a figure: those of a row by time, else of the whole period. @throws 400 for a key that names no time of it */
const daysOf = ({ from, to, groupBy, key }: Request): Days => {
  if (key === undefined || !isTime(groupBy)) return { from, to };
  const named = daysOfKey(groupBy, key);
  const days = named && common(named, { from, to });
  if (!days) throw badRequest(fieldError('key', 'period', say(messages.invalid, { field: 'Group' })));
  return days;
};

/** The question about rows of any period, as exports have it. @throws 400 */
export const readAnyRows = (request: Request): SalesRowsQuery => {
  refuseTurned(request);
  const list = readListOf(salesReportCalls.rows, request);
  if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Rows of the ledger are never deleted'));
  const { groupBy, key, currency, itemKind } = request;
  return {
    ...list,
    sort: list.sort.length > 0 ? list.sort : [{ name: 'at', descending: true }],
    ...{ days: daysOf(request), groupBy, key, currency, itemKind },
  };
};

/** The ledger rows and free orders behind a figure, with the sums of all of them. @throws 400 for more days than a report has */
export const readSalesRows = async (
  db: Kysely<DB>,
  request: Request,
): Promise<ResponseOf<typeof salesReportCalls.rows>> => {
  refuseLong(request);
  const list = readAnyRows(request);
  const isFiltered = list.filters.length > 0 || list.q !== undefined;
  const { rows } = await salesPage(list).execute(db);
  const total = await countFacts(db, list);
  const sums = isFiltered ? (total.totalIsEstimate ? [] : await filteredSums(db, list)) : await figureSums(db, list);
  const page = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return {
    ...page,
    items: page.items.map(({ cursorKeys: _keys, taxLines: _lines, placeOfSupply: _place, ...row }) => row),
    sums,
  };
};
