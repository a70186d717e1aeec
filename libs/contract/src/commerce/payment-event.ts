import { boolean, number, object, string, type InferType } from 'yup';
import { id } from '../fields';
import { choiceField } from '../records';
import { eventStates, paymentStatuses } from './payment-states';

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
