import { invoiceCalls, invoiceKinds, type InvoiceRow } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { keptList } from '../../../server/list/kept-list';
import { searchCondition } from '../../../server/list/list-search';
import { choiceColumns, listSource, plainColumns } from '../../../server/list/list-source';
import { personCondition } from '../../../server/list/person-search';
import { ofOrders } from '../payment/read/order-condition';
import { plainAmount } from '../plain-amount';
import { taxColumns } from '../tax-columns';
import { invoicesOf } from './invoice-row.queries';

export const invoiceList = keptList<InvoiceRow>({
  call: invoiceCalls.list,
  title: 'Invoices',
  table: 'invoices',
  sort: '-issuedAt',
  sorted: {
    issuedAt: sql.ref('t.issued_at'),
    // Within a currency, one currency after the other; the summand keeps minus sums in their order.
    total: sql`(t.currency || lpad((t.total_minor + 1000000000000000)::text, 16, '0')) collate "C"`,
  },
  filtered: {
    kind: sql.ref('t.kind'),
    series: sql.ref('t.series'),
    currency: sql.ref('t.currency'),
    total: sql.ref('t.total_units'),
    issuedOn: sql.ref('t.issued_on'),
  },
  leads: { total: 'currency' },
  filters: { studentId: ofOrders('studentId'), trainerId: ofOrders('trainerId') },
  found: (q, isRevealed) => sql`
    select x.id from invoices x where ${searchCondition(q, sql`x.search_text`)}
    union select x.id from users h join invoices x on x.user_id = h.id where ${personCondition(q, 'h', isRevealed)}`,
  rowsOf: invoicesOf,
});

/** Papers for exports: amounts are plain numbers, each tax and the currency have columns of their own. */
export const invoiceSource = listSource<InvoiceRow>({
  call: invoiceCalls.list,
  nouns: 'invoices',
  ...invoiceList,
  names: (ids) => sql`select t.id, t.number_text as name from invoices t where t.id in (${ids})`,
  columns: {
    ...plainColumns<InvoiceRow>({
      id: 'Id',
      number: 'Number',
      payerName: 'Payer',
      description: 'For',
      placeOfSupply: 'Place of supply',
      issuedOn: 'Date',
    }),
    ...choiceColumns<InvoiceRow>({ kind: ['Kind', invoiceKinds] }),
    tax: [{ head: 'Taxable value', of: (row) => plainAmount(row.netMinor, row) }, ...taxColumns],
    total: [
      { head: 'Total', of: (row) => plainAmount(row.totalMinor, row) },
      { head: 'Currency', of: ({ currency }) => currency },
    ],
    order: { head: 'Order', of: ({ orderId }) => orderId },
  },
});
