import { object, string } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { orderAccess } from './paylink';

/** Decisions on what an order gives. */
export const accessDecisions = { retry: 'Try again', keep: 'Keep as it is', takeBack: 'Take access back' } as const;
export type AccessDecision = keyof typeof accessDecisions;

export const orderStatuses = {
  open: 'Open',
  paid: 'Paid',
  part_refunded: 'Partly refunded',
  refunded: 'Refunded',
  expired: 'Expired',
  cancelled: 'Cancelled',
} as const;
export type OrderStatus = keyof typeof orderStatuses;

export const orderCalls = {
  /** A person's decision: `retry` after a failure or a failed refund, `keep` after a failure, `takeBack` after a lost dispute. */
  access: call({
    method: 'POST',
    path: 'order/access',
    access: ['paymentVerify'],
    request: object({
      orderId: id('Order'),
      decision: choiceField('Decision', accessDecisions).required(say(messages.required, { field: 'Decision' })),
    }),
    response: object({
      order: object({
        id: id(),
        title: string().required(),
        status: choiceField('Status', orderStatuses).required(),
        access: string().oneOf(orderAccess).required(),
        /** The cause, where access could not be given; empty without one. */
        accessError: string().defined(),
      }),
    }),
  }),
} as const;
