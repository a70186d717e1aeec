import { boolean, object, string } from 'yup';
import { call } from '../call';
import { requiredDay } from '../day-field';
import { id, requiredText } from '../fields';
import { statusReason } from '../flow';
import { messages, say } from '../messages';
import { fileField } from '../platform/file';
import { sentFile } from '../platform/upload';
import { choiceField } from '../records';
import { paymentCalls, paymentRow } from './payment';

/** The ways of money that comes outside of a payment page. */
export const handMethods = { bank: 'Bank transfer', upi: 'UPI', cash: 'Cash' } as const;
export type HandMethod = keyof typeof handMethods;

/** The shortest and the longest reference, in signs. */
export const handReference = { min: 4, max: 60 } as const;

/** Types that the proof of such money may have, by its bytes. */
export const proofTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const;

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
      /** The proof: a file of `upload` that the recorder has sent. */
      fileId: id('Proof').optional(),
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
  /** Keeps a file for `record`. It is nobody's until a payment names it. */
  upload: call({
    method: 'POST',
    path: 'payment/proof',
    access: verifiers,
    file: 'file',
    request: object({ file: fileField('File') }),
    response: object({ file: sentFile }),
  }),
  /** An address for ten minutes of a payment's proof, for those who may see the payment. */
  proof: call({
    method: 'GET',
    path: 'payment/proof',
    access: paymentCalls.detail.access,
    request: object({ id: id() }),
    response: object({ url: string().required() }),
  }),
} as const;
