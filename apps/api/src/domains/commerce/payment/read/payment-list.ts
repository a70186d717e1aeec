import { paymentCalls, paymentProviders, paymentStatuses, type PaymentRow } from '@lectern/contract/commerce';
import { sql, type RawBuilder } from 'kysely';
import { keptList } from '../../../../server/list/kept-list';
import { escapeLike } from '../../../../server/list/list-query';
import { searchCondition } from '../../../../server/list/list-search';
import { choiceColumns, listSource, plainColumns } from '../../../../server/list/list-source';
import { personCondition } from '../../../../server/list/person-search';
import { ofOrders } from './order-condition';
import { markCondition } from './payment-marks';
import { marksText } from './marks-text';
import { paymentMoment, paymentsOf } from './payment-row.queries';
import { plainAmount } from '../../plain-amount';

/** Payer, learner, item, order, invoice or the provider's reference, each by an index of its own. Orders are united before their payments are read. */
const found = (q: string, isRevealed: boolean): RawBuilder<unknown> => sql`
  select p.id from payments p where p.order_id in (
    select x.id from orders x where ${searchCondition(q, sql`x.search_text`)}
    union select x.id from orders x where ${searchCondition(q, sql`search_norm(coalesce(x.bill_to->>'name', ''))`)}
    union select x.id from users h join orders x on x.user_id = h.id where ${personCondition(q, 'h', isRevealed)}
    union select x.order_id from invoices x where ${searchCondition(q, sql`x.search_text`)})
  union select id from payments where provider_payment_id like ${`${escapeLike(q)}%`}`;

// Within a currency, one currency after the other.
const amountKey = sql`(t.currency || lpad(t.amount_minor::text, 16, '0')) collate "C"`;

export const paymentList = keptList<PaymentRow>({
  call: paymentCalls.list,
  title: 'Payments',
  table: 'payments',
  sort: '-at',
  sorted: {
    at: paymentMoment,
    amount: amountKey,
  },
  filtered: {
    status: sql.ref('t.status'),
    provider: sql`(select x.code from payment_providers x where x.id = t.provider_id)`,
    currency: sql.ref('t.currency'),
    amount: sql.ref('t.amount_units'),
  },
  leads: { amount: 'currency' },
  filters: {
    mark: markCondition,
    studentId: ofOrders('studentId'),
    trainerId: ofOrders('trainerId'),
    batchId: ofOrders('batchId'),
  },
  found,
  rowsOf: paymentsOf,
});

const amount = (head: string, of: (row: PaymentRow) => number) => ({
  head,
  of: (row: PaymentRow) => plainAmount(of(row), row),
});

/** Payments for exports: amounts are plain numbers with the currency next to them. */
export const paymentSource = listSource<PaymentRow>({
  call: paymentCalls.list,
  nouns: 'payments',
  ...paymentList,
  names: (ids) => sql`select t.id, t.provider_payment_id as name from payments t where t.id in (${ids})`,
  columns: {
    ...plainColumns<PaymentRow>({ id: 'Id', payerName: 'Payer', title: 'For' }),
    amount: [
      amount('Amount', ({ amountMinor }) => amountMinor),
      amount('Refunded', ({ refundedMinor }) => refundedMinor),
      amount('Disputed', ({ disputedMinor }) => disputedMinor),
      { head: 'Currency', of: ({ currency }) => currency },
    ],
    ...choiceColumns<PaymentRow>({
      status: ['State', paymentStatuses],
      provider: ['Provider', paymentProviders],
    }),
    marks: { head: 'Marks', of: marksText },
    method: { head: 'Method', of: ({ method }) => method },
    reference: { head: 'Reference', of: ({ reference }) => reference },
    order: { head: 'Order', of: ({ orderId }) => orderId },
    at: { head: 'Time', of: ({ at }) => ({ at }) },
  },
});
