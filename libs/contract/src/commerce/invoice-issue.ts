import { object, string } from 'yup';
import { call } from '../call';
import { id } from '../fields';

const issued = object({ invoice: object({ id: id(), number: string().required() }) });

export const invoiceIssueCalls = {
  /** Issues the invoice of a paid order that has none; 409 with the invoice where there is one. */
  issue: call({
    method: 'POST',
    path: 'invoice/issue',
    access: ['invoiceIssue'],
    idempotent: true,
    request: object({ orderId: id('Order') }),
    response: issued,
  }),
} as const;
