import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text } from '../fields';
import { sentFile } from '../platform/upload';
import { choiceField, keysOf, statusField } from '../records';
import { amountField, listRequest, pageOf, type ListFields } from '../wire';
import { buyerIds } from './buyer';
import { invoiceKinds } from './invoice-states';
import { ledgerRow } from './ledger';
import { orderStatuses } from './order';
import { shownPayer } from './payer';
import { orderAccess } from './paylink';
import { paymentEvent, rawEvent } from './payment-event';
import { disputeStatuses, paymentMarks, paymentProviders, paymentStatuses } from './payment-states';
import { refundStatuses } from './refund-states';
import { saleItemKinds } from './sale-item';

const readers = ['invoiceList'] as const;

/** The list of payments. `at` is the moment of the money, or of the first news where none came. An amount sorts within its currency. */
export const paymentListFields = {
  status: { type: 'choice', choices: keysOf(paymentStatuses), filter: true },
  mark: { type: 'choice', choices: keysOf(paymentMarks), filter: true },
  provider: { type: 'choice', choices: keysOf(paymentProviders), filter: true },
  currency: { type: 'text', filter: true },
  amount: { ...amountField, filter: true, sort: true },
  studentId: { type: 'id', filter: true },
  trainerId: { type: 'id', filter: true },
  batchId: { type: 'id', filter: true },
  at: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

const money = {
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
};

/** A payment in a list; amounts are minor units. */
export const paymentRow = object({
  id: id(),
  status: statusField(paymentStatuses).required(),
  orderId: id(),
  ...buyerIds,
  payerName: string().defined(),
  personName: string().defined(),
  /** The item of the order. */
  title: string().required(),
  ...money,
  amountMinor: number().required(),
  /** Asked for, sent and done. */
  heldMinor: number().required(),
  refundedMinor: number().required(),
  /** In disputes that are open or lost. */
  disputedMinor: number().required(),
  /** The order did not need it. */
  isSurplus: boolean().required(),
  access: string().oneOf(orderAccess).required(),
  hasDispute: boolean().required(),
  /** The moment by which the open dispute has to be answered. */
  answerBy: string().nullable().defined(),
  /** A refund waits for a second person. */
  isWaiting: boolean().required(),
  /** Recorded by hand, and not confirmed by a second person yet. */
  isToConfirm: boolean().required(),
  method: string().defined(),
  provider: choiceField('Provider', paymentProviders).required(),
  reference: string().required(),
  /** The invoice that holds now, and the payment link of the order. */
  invoiceId: id().nullable().defined(),
  invoiceNumber: string().nullable().defined(),
  linkId: id().nullable().defined(),
  at: string().required(),
  /** Made while no money moves. */
  isTest: boolean().required(),
});
export type PaymentRow = InferType<typeof paymentRow>;

/** Sums of one currency; surplus is apart, test money is left out. */
const paymentSum = object({
  ...money,
  /** Paid less refunded and disputed. */
  netMinor: number().required(),
  paid: number().required(),
  refundedMinor: number().required(),
  disputedMinor: number().required(),
  surplusMinor: number().required(),
  authorized: number().required(),
});
export type PaymentSum = InferType<typeof paymentSum>;

/** A payment with its provider's words. */
const paymentWhole = paymentRow.concat(
  object({
    chargedMinor: number().required(),
    charged: object(money),
    feeMinor: number().required(),
    failure: string().defined(),
    isLive: boolean().required(),
    /** The provider's reference of the session it was paid in. */
    session: string().nullable().defined(),
    /** The day of money by hand. */
    receivedOn: string().nullable().defined(),
    recordedById: id().nullable().defined(),
    recordedByName: string().nullable().defined(),
    verifiedByName: string().nullable().defined(),
    /** The file that proves money by hand. */
    proof: sentFile.nullable().defined().default(null),
  }),
);

const paymentOrder = object({
  id: id(),
  status: statusField(orderStatuses).required(),
  item: object({ kind: choiceField('Item', saleItemKinds).required(), id: id(), title: string().required() }),
  totalMinor: number().required(),
  ...money,
  ...buyerIds,
  learnerName: string().defined(),
  payer: shownPayer,
  /** The learner pays. */
  isOwnPayer: boolean().required(),
  soldBy: string().nullable().defined(),
  /** The maker of the link; null for the clock, which makes those of renewals. */
  madeBy: string().nullable().defined(),
  coupon: object({ code: string().required(), discountMinor: number().required(), isUsed: boolean().required() })
    .nullable()
    .defined()
    .default(null),
  access: string().oneOf(orderAccess).required(),
  accessError: string().defined(),
  createdAt: string().required(),
  openedAt: string().nullable().defined(),
  openedCount: number().required(),
  cancelledAt: string().nullable().defined(),
  cancelledBy: string().nullable().defined(),
  closeReason: string().defined(),
});

const paymentRefund = object({
  id: id(),
  version: number().required(),
  status: statusField(refundStatuses).required(),
  amountMinor: number().required(),
  reason: string().required(),
  takeBack: boolean().required(),
  giveBackCoupon: boolean().required(),
  error: string().defined(),
  requestedById: id().nullable().defined(),
  requestedByName: string().nullable().defined(),
  approvedByName: string().nullable().defined(),
  createdAt: string().required(),
  doneAt: string().nullable().defined(),
});
export type PaymentRefund = InferType<typeof paymentRefund>;

const paymentDispute = object({
  id: id(),
  status: statusField(disputeStatuses).required(),
  amountMinor: number().required(),
  reason: string().defined(),
  answerBy: string().nullable().defined(),
  openedAt: string().required(),
  closedAt: string().nullable().defined(),
});

const paymentPaper = object({
  id: id(),
  kind: choiceField('Kind', invoiceKinds).required(),
  number: string().required(),
  totalMinor: number().required(),
  issuedOn: string().required(),
});

/** One payment with its own events and ledger rows, and the papers of its order. */
export const paymentDetail = object({
  payment: paymentWhole,
  order: paymentOrder,
  refunds: array().of(paymentRefund).required(),
  disputes: array().of(paymentDispute).required(),
  events: array().of(paymentEvent).required(),
  papers: array().of(paymentPaper).required(),
  ledger: array().of(ledgerRow).required(),
  /** The rows that the acceptance of a surplus would book. */
  accepted: array().of(ledgerRow).required(),
  /** The sum that can still be refunded. */
  leftMinor: number().required(),
  /** Above this sum, in the payment's currency, a second person approves; null where nobody has to. */
  approvalAboveMinor: number().nullable().defined(),
  /** Others who may approve: the first of them by name. */
  approvers: array().of(string().required()).required(),
  zone: string().required(),
});
export type PaymentDetail = InferType<typeof paymentDetail>;

export const paymentCalls = {
  list: call({
    method: 'GET',
    path: 'payment/list',
    access: readers,
    request: listRequest(paymentListFields),
    response: pageOf(paymentRow),
  }),
  /** Sums of all payments of `list` with this search and filter, the most money first. Currencies are never added. */
  sums: call({
    method: 'GET',
    path: 'payment/sums',
    access: readers,
    request: object({
      q: text('Search', { max: 200 }),
      filter: mixed<Readonly<Record<string, string>>>().optional(),
    }),
    response: object({ sums: array().of(paymentSum).required() }),
  }),
  detail: call({
    method: 'GET',
    path: 'payment',
    access: readers,
    request: object({ id: id() }),
    response: paymentDetail,
  }),
  event: call({
    method: 'GET',
    path: 'payment/event',
    access: readers,
    request: object({ id: id() }),
    response: rawEvent,
  }),
} as const;
