import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { choiceField } from '../records';
import { paylinkStatuses } from './paylink-states';
import { planKinds } from './plan-kinds';
import { periodUnits } from './plan-terms';
import { subscriptionRow } from './subscription';

/** A period with its order: a paid one, the trial (no 0), or the next one with an open link. */
export const subscriptionPeriod = object({
  no: number().required(),
  startsAt: string().required(),
  /** Null is without end. */
  endsAt: string().nullable().defined(),
  /** Null for a trial, which has no order. */
  totalMinor: number().nullable().defined(),
  couponCode: string().nullable().defined(),
  paidAt: string().nullable().defined(),
  paymentId: id().nullable().defined(),
  linkId: id().nullable().defined(),
  linkStatus: choiceField('Link', paylinkStatuses).nullable().defined(),
  linkOpenedAt: string().nullable().defined(),
});
export type SubscriptionPeriod = InferType<typeof subscriptionPeriod>;

/** A mail about the renewal that is in the outbox of mails. */
export const subscriptionReminder = object({
  id: id(),
  /** Days from the end of the period; null for the mail with the link. */
  day: number().nullable().defined(),
  state: string().oneOf(['queued', 'sent', 'failed', 'dropped']).required(),
  error: string().defined(),
  at: string().required(),
});
export type SubscriptionReminder = InferType<typeof subscriptionReminder>;

/** A limit of the plan: `most` null is without limit, `used` null is not counted. */
export const limitUse = object({
  name: string().required(),
  most: number().nullable().defined(),
  used: number().nullable().defined(),
});
export type LimitUse = InferType<typeof limitUse>;

/** A subscription with its periods, the mails of its renewals and its limits. */
export const subscriptionDetail = subscriptionRow.concat(
  object({
    audience: choiceField('Audience', planKinds).required(),
    periodUnit: choiceField('Period', periodUnits).required(),
    periodCount: number().required(),
    periodNo: number().required(),
    /** The last moment at which the renewal can be paid; null without end. */
    graceEndsAt: string().nullable().defined(),
    /** The plan from the next period on, where it is another one. */
    nextPlan: string().nullable().defined(),
    nextPriceMinor: number().nullable().defined(),
    cancelReason: string().defined(),
    cancelledAt: string().nullable().defined(),
    zone: string().required(),
    periods: array().of(subscriptionPeriod).required(),
    reminders: array().of(subscriptionReminder).required(),
    limits: array().of(limitUse).required(),
  }),
);
export type SubscriptionDetail = InferType<typeof subscriptionDetail>;

/** A plan that a person can be moved to, at its price in the currency of the subscription. */
export const planOffer = object({
  id: id(),
  name: string().required(),
  priceMinor: number().required(),
  periodUnit: choiceField('Period', periodUnits).required(),
  periodCount: number().required(),
  isSame: boolean().required(),
});
export type PlanOffer = InferType<typeof planOffer>;

export const subscriptionPageCalls = {
  /** One subscription of a student or of a trainer: it takes the right of its plans. */
  detail: call({
    method: 'GET',
    path: 'subscription',
    access: ['studentPlanList', 'trainerPlanList'],
    request: object({ id: id('Subscription') }),
    response: object({ subscription: subscriptionDetail }),
  }),
  /** The plans on sale that a person can be moved to, in the currency of the subscription. */
  offers: call({
    method: 'GET',
    path: 'subscription/offers',
    access: ['planEdit'],
    request: object({ id: id('Subscription') }),
    response: object({ offers: array().of(planOffer).required() }),
  }),
} as const;
