import { object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { reason } from '../platform/reason';
import { billTo, billToFields } from './bill-to';

/** A correction that a student asked for, not decided yet. */
export const correctionRequest = object({
  id: id(),
  requestedAt: string().required(),
  requestedByName: string().required(),
});
export type CorrectionRequest = InferType<typeof correctionRequest>;

const own = { access: 'signed in', notWhileImpersonating: true } as const;

export const correctionRequestCalls = {
  /** The payer of one's own invoice, and the one of the open request. 409 where nothing can be corrected. */
  bill: call({
    ...own,
    method: 'GET',
    path: 'invoice/ask-correction',
    request: object({ id: id('Invoice') }),
    response: object({ billTo, wanted: billTo.nullable().defined().default(null) }),
  }),
  /** Asks for another payer on one's own invoice. The open request is replaced. 409 for a note, a replaced invoice, and one without a rest. */
  ask: call({
    ...own,
    method: 'POST',
    path: 'invoice/ask-correction',
    request: object({ id: id('Invoice'), billTo: billToFields.required() }),
    response: object({ requestedAt: string().required() }),
  }),
  /** Closes a request without a correction; the student reads the reason. 409 once it is decided or replaced. */
  dismiss: call({
    method: 'POST',
    path: 'invoice/dismiss-correction',
    access: ['invoiceIssue'],
    request: object({ id: id('Request'), reason: reason() }),
    response: object({ invoiceId: id() }),
  }),
} as const;
