import { boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, version } from '../fields';
import { buyerFields } from './buyer';
import { messages, say } from '../messages';
import { reason } from '../platform/reason';
import { choiceField } from '../records';

const sellers = ['planEdit', 'paymentLinkGeneration'] as const;

/** The moments at which a plan is cancelled. */
export const cancelMoments = { end: 'At the end', now: 'Now' } as const;

/** The unused part of a period that was paid: price less refunds, by whole days. It is proposed as a refund, never paid by itself. */
export const unusedPart = object({
  paymentId: id(),
  minor: number().required(),
  daysLeft: number().required(),
  days: number().required(),
});
export type UnusedPart = InferType<typeof unusedPart>;

const changed = object({
  id: id(),
  version: version(),
  status: string().required(),
  unused: unusedPart.nullable().defined().default(null),
});

const one = { id: id('Subscription'), version: version() };

export const subscriptionChangeCalls = {
  /** Begins the trial of a plan without an order. A person has one trial in their life, merged accounts included. */
  trial: call({
    method: 'POST',
    path: 'subscription/trial',
    access: sellers,
    request: object({ ...buyerFields, planId: id('Plan') }),
    response: object({ id: id(), endsAt: string().required() }),
  }),
  /** The part of the running period that a cancellation now would leave unused; null where nothing was paid. */
  unused: call({
    method: 'GET',
    path: 'subscription/unused',
    access: ['planEdit'],
    request: object({ id: id('Subscription') }),
    response: object({ unused: unusedPart.nullable().defined().default(null) }),
  }),
  /** Cancels a plan now, or marks it to end with its period. */
  cancel: call({
    method: 'PUT',
    path: 'subscription/cancel',
    access: ['planEdit'],
    request: object({
      ...one,
      when: choiceField('When', cancelMoments).required(say(messages.required, { field: 'When' })),
      reason: reason(),
    }),
    response: changed,
  }),
  /** Takes the mark back: the plan goes on after its period. */
  keep: call({
    method: 'PUT',
    path: 'subscription/keep',
    access: ['planEdit'],
    request: object(one),
    response: changed,
  }),
  /** Moves a person to another plan from the next period on, at its price of today. */
  move: call({
    method: 'PUT',
    path: 'subscription/move',
    access: ['planEdit'],
    request: object({ ...one, planId: id('Plan') }),
    response: changed,
  }),
  /** Makes the payment link of the period due, or mails the one that is open: there is never a second. */
  renew: call({
    method: 'POST',
    path: 'subscription/renew',
    access: sellers,
    request: object({ id: id('Subscription') }),
    /** No link where there is nothing to pay: the next period is then paid. */
    response: object({ linkId: id().nullable().defined(), isMailed: boolean().required() }),
  }),
} as const;
