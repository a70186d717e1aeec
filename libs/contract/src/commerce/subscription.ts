import { boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { choiceField, keysOf } from '../records';
import { listRequest, pageOf, type ListFields } from '../wire';
import { planKinds } from './plan-kinds';

export const subscriptionStatuses = {
  scheduled: 'Scheduled',
  trial: 'In trial',
  active: 'Active',
  past_due: 'Past due',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const;
export type SubscriptionStatus = keyof typeof subscriptionStatuses;

/** Sorts and filters of the list of subscriptions. */
export const subscriptionListFields = {
  planId: { type: 'id', filter: true },
  personId: { type: 'id', filter: true },
  status: { type: 'choice', choices: keysOf(subscriptionStatuses), filter: true },
  person: { type: 'text', filter: true, sort: true },
  periodEndsAt: { type: 'time', filter: true, sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A subscription of the list. Its price is the one that was agreed with this person. */
export const subscriptionRow = object({
  id: id(),
  version: number().required(),
  status: choiceField('Status', subscriptionStatuses).required(),
  /** The student or the trainer. */
  personId: id(),
  person: string().required(),
  planId: id(),
  plan: string().required(),
  versionNo: number().required(),
  /** The version of the same plan from the next renewal on, where it is another one. */
  nextVersionNo: number().nullable().defined(),
  nextFrom: string().nullable().defined(),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  priceMinor: number().required(),
  startsAt: string().required(),
  /** Null is without end. */
  periodEndsAt: string().nullable().defined(),
  isCancelledAtEnd: boolean().required(),
  /** The moment from which its renewal is asked for; null without end. */
  renewalFrom: string().nullable().defined(),
  createdAt: string().required(),
});
export type SubscriptionRow = InferType<typeof subscriptionRow>;

export const subscriptionCalls = {
  /** Subscriptions of students, or of trainers: each takes the right of its plans. */
  list: call({
    method: 'GET',
    path: 'subscription/list',
    access: ['studentPlanList', 'trainerPlanList'],
    request: listRequest(subscriptionListFields).shape({
      audience: choiceField('Audience', planKinds).required(say(messages.required, { field: 'Audience' })),
    }),
    response: pageOf(subscriptionRow),
  }),
} as const;
