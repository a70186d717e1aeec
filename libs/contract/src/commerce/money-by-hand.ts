import { boolean, object } from 'yup';
import { call } from '../call';
import { requiredDay } from '../day-field';
import { id, requiredText } from '../fields';
import { statusReason } from '../flow';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { paymentRow } from './payment';

/** The ways of money that comes outside of a payment page. */
export const handMethods = { bank: 'Bank transfer', upi: 'UPI', cash: 'Cash' } as const;
export type HandMethod = keyof typeof handMethods;

/** The shortest and the longest reference, in signs. */
export const handReference = { min: 4, max: 60 } as const;

const one = object({ payment: paymentRow });
const verifiers = ['paymentVerify'] as const;

export const moneyByHandCalls = {
  /** Notes that the whole sum of an open link's order came by bank, UPI or cash. It is on its way until a second person confirms it. */
  record: call({
    method: 'POST',
    path: 'payment/record',
    access: verifiers,
    idempotent: true,
    notWhileImpersonating: true,
    request: object({
      orderId: id('Order'),
      method: choiceField('Method', handMethods).required(say(messages.required, { field: 'Method' })),
      /** The reference of the bank, UPI or receipt; used once for ever, unless it is withdrawn. */
      reference: requiredText('Reference', handReference),
      receivedOn: requiredDay('Day'),
    }),
    response: one,
  }),
  /** Confirms recorded money, which then pays its order, or refuses it with a reason: the link is open again. Another person than the recorder decides; the recorder may withdraw it. */
  confirm: call({
    method: 'PUT',
    path: 'payment/confirm',
    access: verifiers,
    notWhileImpersonating: true,
    request: object({
      id: id(),
      ok: boolean()
        .label('Decision')
        .required(say(messages.required, { field: 'Decision' })),
      reason: statusReason(),
    }),
    response: one,
  }),
} as const;
