import { boolean, mixed, number, object, string, type InferType } from 'yup';
import { id } from '../fields';
import { choiceField } from '../records';
import { eventStates, paymentProviders, paymentStatuses } from './payment-states';

/** The id of an event that we asked for or made ourselves begins so; all others came by a webhook. */
export const ownEvent = '^(poll|verify|manual):';

/** News of the provider about a payment, without names, keys and cards. */
export const paymentEvent = object({
  id: id(),
  /** The provider's id of the event. */
  eventId: string().required(),
  /** The provider's kind: 'payment.paid', 'refund.done'. */
  kind: string().required(),
  state: choiceField('State', eventStates).required(),
  /** The payment's state as the event says it. */
  status: choiceField('Status', paymentStatuses).nullable().defined(),
  amountMinor: number().nullable().defined(),
  failure: string().defined(),
  /** An earlier event said the same. */
  isAgain: boolean().required(),
  /** The provider's moment. */
  at: string().required(),
  /** From the provider's moment until it came here. */
  delaySeconds: number().required(),
  error: string().nullable().defined(),
});
export type PaymentEvent = InferType<typeof paymentEvent>;

/** One event as its provider sent it, without keys and cards. Personal data is masked for users who may not reveal it. */
export const rawEvent = object({
  id: id(),
  eventId: string().required(),
  kind: string().required(),
  provider: choiceField('Provider', paymentProviders).required(),
  /** The provider's moment, and that of its arrival. */
  occurredAt: string().required(),
  receivedAt: string().required(),
  state: choiceField('State', eventStates).required(),
  /** Attempts to apply it that failed. */
  attempts: number().required(),
  error: string().nullable().defined(),
  /** The bytes of the provider as JSON, else as text; null once they are emptied. */
  payload: mixed().nullable().defined(),
});
export type RawEvent = InferType<typeof rawEvent>;
