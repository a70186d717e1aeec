import { boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { requiredDay } from '../day-field';
import { id, requiredText, version } from '../fields';
import { messages, say } from '../messages';
import { reason } from '../platform/reason';
import { choiceField, keysOf, statusField } from '../records';
import { amountField, listRequest, pageOf, type ListFields } from '../wire';
import { statusReason } from '../flow';
import { buyerIds } from './buyer';
import { refundOrigins, refundStatuses } from './refund-states';

/** The list of refunds; `paymentId` and `orderId` limit it to those of one payment or order. */
export const refundListFields = {
  status: { type: 'choice', choices: keysOf(refundStatuses), filter: true },
  origin: { type: 'choice', choices: keysOf(refundOrigins), filter: true },
  paymentId: { type: 'id', filter: true },
  orderId: { type: 'id', filter: true },
  amount: { ...amountField, sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A refund of one payment, whole or in part; amounts are minor units. */
export const refundRow = object({
  id: id(),
  version: version(),
  status: statusField(refundStatuses).required(),
  origin: choiceField('Origin', refundOrigins).required(),
  paymentId: id(),
  orderId: id(),
  ...buyerIds,
  personName: string().defined(),
  /** The item of the order. */
  title: string().required(),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  amountMinor: number().required(),
  reason: string().required(),
  /** The plan, course or seat ends when the refund is done. */
  takeBack: boolean().required(),
  /** The coupon can be used again when the whole payment is refunded. */
  giveBackCoupon: boolean().required(),
  /** The payment was surplus: its refund has no tax and no credit note. */
  isSurplus: boolean().required(),
  /** The provider's code; `manual` is settled by a person. */
  provider: string().required(),
  /** The provider's reference, or the bank's of a manual one. */
  providerRefundId: string().nullable().defined(),
  /** The cause of a failure, or the reason of a decline; empty without one. */
  error: string().defined(),
  requestedById: id().nullable().defined(),
  requestedByName: string().nullable().defined(),
  approvedByName: string().nullable().defined(),
  createdAt: string().required(),
  doneAt: string().nullable().defined(),
  creditNoteId: id().nullable().defined(),
  creditNoteNumber: string().nullable().defined(),
  /** The note that takes back the credit note, where the refund failed after it was done. */
  debitNoteId: id().nullable().defined(),
  debitNoteNumber: string().nullable().defined(),
  /** Made while no money moves. */
  isTest: boolean().required(),
});
export type RefundRow = InferType<typeof refundRow>;

const one = object({ refund: refundRow });
const writers = ['refundCreate'] as const;
const amount = say(messages.invalid, { field: 'Amount' });

export const refundCalls = {
  list: call({
    method: 'GET',
    path: 'refund/list',
    access: ['invoiceList'],
    request: listRequest(refundListFields),
    response: pageOf(refundRow),
  }),
  /** Holds the sum and asks the provider for it; 409 names the rest where it is less. A large sum waits for a second person. */
  create: call({
    method: 'POST',
    path: 'refund/create',
    access: writers,
    idempotent: true,
    notWhileImpersonating: true,
    request: object({
      paymentId: id('Payment'),
      amountMinor: number()
        .label('Amount')
        .typeError(messages.numbersOnly)
        .integer(amount)
        .min(1, amount)
        .max(Number.MAX_SAFE_INTEGER, amount)
        .required(say(messages.required, { field: 'Amount' })),
      reason: reason(),
      takeBack: boolean().optional(),
      giveBackCoupon: boolean().optional(),
    }),
    response: one,
  }),
  /** Approves a waiting refund, or declines it with a reason. Another person than the requester decides. */
  approve: call({
    method: 'PUT',
    path: 'refund/approve',
    access: writers,
    notWhileImpersonating: true,
    request: object({
      id: id(),
      version: version(),
      ok: boolean()
        .label('Decision')
        .required(say(messages.required, { field: 'Decision' })),
      reason: statusReason(),
    }),
    response: one,
  }),
  /** Notes that a person returned the money of a manual payment, with the bank's reference and its day. */
  settle: call({
    method: 'PUT',
    path: 'refund/settle',
    access: writers,
    notWhileImpersonating: true,
    request: object({
      id: id(),
      version: version(),
      reference: requiredText('Reference', { min: 4, max: 60 }),
      paidOn: requiredDay('Day'),
    }),
    response: one,
  }),
} as const;
