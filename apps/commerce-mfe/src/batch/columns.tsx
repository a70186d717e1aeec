import { paymentMarks, paymentStatuses, type PaymentRow } from '@lectern/contract/commerce';
import { optionsOf } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import { Link } from '@lectern/ui-kit/router';
import { invoicePath } from '../payment/address';
import { columns as all } from '../payment/payment';
import * as texts from '../texts/batch';
import { LinkCell } from './LinkCell';
import { marks, state } from '../texts/payment-list';

const taken = ['amount', 'status', 'marks', 'method', 'at'];

/** The columns of the payments of a batch: who learns first, and who paid where that is somebody else. The item is the batch itself. */
export const columns: Columns<PaymentRow> = [
  { id: 'personName', head: texts.learner, wide: true, cell: ({ personName }) => personName },
  {
    id: 'payerName',
    head: texts.payer,
    quiet: true,
    priority: 2,
    cell: ({ payerName, personName }) => (payerName === personName ? '' : payerName),
  },
  ...all.filter(({ id }) => taken.includes(id)),
  {
    id: 'invoice',
    head: texts.invoice,
    priority: 3,
    cell: ({ invoiceId, invoiceNumber }) =>
      invoiceId === null ? '' : <Link to={invoicePath(invoiceId)}>{invoiceNumber}</Link>,
  },
  { id: 'link', head: texts.link, priority: 3, cell: ({ linkId }) => <LinkCell linkId={linkId} /> },
];

/** The filters of the payments of a batch. */
export const filters = [
  { name: 'status', label: state, options: optionsOf(paymentStatuses) },
  { name: 'mark', label: marks, options: optionsOf(paymentMarks) },
];
