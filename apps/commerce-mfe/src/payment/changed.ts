import { invoiceCalls, paymentCalls, refundCalls } from '@lectern/contract/commerce';

/** Read again after each action on a payment. */
export const changed = [
  paymentCalls.list,
  paymentCalls.sums,
  paymentCalls.detail,
  refundCalls.list,
  invoiceCalls.list,
  invoiceCalls.detail,
];
