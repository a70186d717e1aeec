import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, version } from '../fields';
import { choiceField, statusField } from '../records';
import { invoiceKinds } from './invoice-states';
import { paymentStatuses } from './payment-states';
import { subscriptionRow } from './subscription';
import { limitUse } from './subscription-page';

const money = { currency: string().required(), symbol: string().required(), exponent: number().required() };

/** An open payment link of one's own. `url` is null while somebody acts for the student. */
export const ownLink = object({
  id: id(),
  title: string().required(),
  ...money,
  totalMinor: number().required(),
  expiresAt: string().required(),
  url: string().nullable().defined(),
});
export type OwnLink = InferType<typeof ownLink>;

/** A plan of one's own that runs or is about to begin. */
export const ownPlan = subscriptionRow
  .pick([
    ...(['id', 'version', 'status', 'plan', 'currency', 'symbol', 'exponent', 'priceMinor'] as const),
    ...(['startsAt', 'periodEndsAt', 'isCancelledAtEnd'] as const),
  ])
  .concat(
    object({
      limits: array().of(limitUse).required(),
      /** The link of the next period. */
      renewal: ownLink.nullable().defined().default(null),
    }),
  );
export type OwnPlan = InferType<typeof ownPlan>;

const ownPaper = object({
  id: id(),
  kind: choiceField('Kind', invoiceKinds).required(),
  number: string().required(),
  /** Another payer can be asked for. */
  isCorrectable: boolean().required(),
  /** The moment of the open request for another payer. */
  requestedAt: string().nullable().defined(),
});
export type OwnPaper = InferType<typeof ownPaper>;

/** A payment of one's own with the papers of its order. */
export const ownPayment = object({
  id: id(),
  status: statusField(paymentStatuses).required(),
  title: string().required(),
  ...money,
  amountMinor: number().required(),
  refundedMinor: number().required(),
  at: string().required(),
  isTest: boolean().required(),
  papers: array().of(ownPaper).required(),
});
export type OwnPayment = InferType<typeof ownPayment>;

/** Payments in one answer; older ones are counted alone. */
export const ownPaymentsAtOnce = 100;

const plan = object({ id: id('Plan'), version: version() });
const changed = object({ id: id(), version: version() });

/** Plans and money of the student who is signed in, those of merged accounts included. */
export const ownMoneyCalls = {
  plans: call({
    method: 'GET',
    path: 'subscription/own',
    access: 'signed in',
    request: object({}),
    response: object({ plans: array().of(ownPlan).required() }),
  }),
  /** Payments, the newest first, and open links. Failed tries are left out. */
  payments: call({
    method: 'GET',
    path: 'payment/own',
    access: 'signed in',
    request: object({}),
    response: object({
      payments: array().of(ownPayment).required(),
      total: number().required(),
      links: array().of(ownLink).required(),
    }),
  }),
  /** Marks one's plan to end with its period. */
  cancel: call({
    method: 'PUT',
    path: 'subscription/own/cancel',
    access: 'signed in',
    notWhileImpersonating: true,
    request: plan,
    response: changed,
  }),
  /** Takes the mark back. */
  keep: call({
    method: 'PUT',
    path: 'subscription/own/keep',
    access: 'signed in',
    notWhileImpersonating: true,
    request: plan,
    response: changed,
  }),
} as const;
