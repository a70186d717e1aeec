import type { ListRequest } from '@lectern/contract';
import { salesFactKinds, salesReportCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { ValidationError } from 'yup';
import { badRequest } from '../../../server/calls/errors';
import { fieldErrorsOf } from '../../../server/calls/input';
import type { ListQuery } from '../../../server/list/list';
import { choiceColumns, listSource, plainColumns } from '../../../server/list/list-source';
import { plainAmount } from '../plain-amount';
import { taxColumns } from '../tax-columns';
import { readAnyRows } from './sales-rows';
import { matchingFacts, salesPage, type ListedFact, type SalesRowsQuery } from './sales-rows.queries';

/** The question of an export, which has more fields than other lists. @throws 400 */
const readExport = (request: ListRequest): SalesRowsQuery => {
  try {
    return readAnyRows(salesReportCalls.rows.request.validateSync(request, { abortEarly: false }));
  } catch (error) {
    throw error instanceof ValidationError ? badRequest(fieldErrorsOf(error)) : error;
  }
};
const rowsOf = (list: ListQuery): SalesRowsQuery => list as SalesRowsQuery;

/** Rows behind a figure of sales for exports, of a period of any length. Amounts are plain numbers with their sign; their sum is the figure. */
export const salesSource = listSource<ListedFact>({
  call: salesReportCalls.rows,
  nouns: 'sales',
  read: readExport,
  matching: (list) => matchingFacts(rowsOf(list)),
  rows: (list) => salesPage(rowsOf(list)),
  names: (ids) => sql`
    select d.fact_id as id, o.title as name from sales_facts d join orders o on o.id = d.order_id where d.fact_id in (${ids})`,
  columns: {
    ...plainColumns<ListedFact>({ title: 'For', personName: 'Payer' }),
    ...choiceColumns<ListedFact>({ kind: ['Kind', salesFactKinds] }),
    paperNumber: [
      { head: 'Paper', of: ({ paperNumber }) => paperNumber },
      { head: 'Place of supply', of: ({ placeOfSupply }) => placeOfSupply },
    ],
    discount: { head: 'Discount', of: (row) => plainAmount(row.discountMinor, row) },
    tax: taxColumns,
    amount: [
      { head: 'Amount', of: (row) => plainAmount(row.amountMinor, row) },
      { head: 'Currency', of: ({ currency }) => currency },
    ],
    at: [
      { head: 'Day', of: ({ day }) => day },
      { head: 'Time', of: ({ at }) => ({ at }) },
    ],
  },
});
