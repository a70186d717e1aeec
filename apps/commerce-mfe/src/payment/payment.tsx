import {
  fullMoney,
  paymentMarks,
  paymentProviders,
  paymentStatuses,
  type PaymentRow,
} from '@lectern/contract/commerce';
import { StatusLabel } from '@lectern/ui-kit';
import { optionsOf } from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import { momentText } from '../seconds';
import { methodText } from '../by-hand/method-text';
import * as texts from '../texts/payment-list';
import { Marks } from './Marks';

/** The columns of the list of payments. */
export const columns: Columns<PaymentRow> = [
  { id: 'payerName', head: texts.payer, cell: ({ payerName }) => payerName },
  { id: 'title', head: texts.item, wide: true, quiet: true, priority: 2, onCard: true, cell: ({ title }) => title },
  {
    id: 'amount',
    head: texts.amount,
    sort: 'amount',
    numeric: true,
    onCard: true,
    cell: (row) => <span className="payment-amount">{fullMoney(row.amountMinor, row)}</span>,
  },
  {
    id: 'status',
    head: texts.state,
    onCard: true,
    cell: ({ status }) => <StatusLabel status={status} label={paymentStatuses[status]} />,
  },
  { id: 'marks', head: texts.marks, priority: 1, onCard: true, cell: (row) => <Marks payment={row} most={2} /> },
  { id: 'method', head: texts.method, quiet: true, priority: 2, cell: methodText },
  {
    id: 'provider',
    head: texts.provider,
    quiet: true,
    priority: 3,
    cell: ({ provider }) => paymentProviders[provider],
  },
  { id: 'reference', head: texts.reference, quiet: true, extra: true, cell: ({ reference }) => reference },
  { id: 'order', head: texts.order, quiet: true, extra: true, numeric: true, cell: ({ orderId }) => orderId },
  { id: 'at', head: texts.time, sort: 'at', numeric: true, quiet: true, priority: 1, cell: ({ at }) => momentText(at) },
];

/** The filters of the list of payments. */
export const filters: readonly FilterField[] = [
  { name: 'status', label: texts.state, options: optionsOf(paymentStatuses), inBar: texts.allStates },
  { name: 'mark', label: texts.marks, options: optionsOf(paymentMarks), inBar: texts.allMarks },
  { name: 'provider', label: texts.provider, options: optionsOf(paymentProviders) },
  { name: 'currency', label: texts.currency },
  { name: 'amount', label: texts.amount },
  { name: 'at', label: texts.time },
];
