import { fullMoney, marksOf, paymentMarks, type PaymentMark, type PaymentRow } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import type { TagTone } from '../tags/Tag';
import * as texts from '../texts/payment-list';

const tones: Readonly<Record<PaymentMark, TagTone>> = {
  surplus: 'warning',
  dispute: 'danger',
  access: 'danger',
  approval: 'info',
  confirm: 'info',
  refunded: 'neutral',
  test: 'neutral',
};

/** '27 Nov' of a moment; the year is on the page. */
const dayOf = (at: string): string => dateText(at).replace(/ \d{4}$/, '');

const wordOf = (mark: PaymentMark, payment: PaymentRow): string => {
  if (mark === 'dispute') return payment.answerBy === null ? texts.dispute : texts.answerBy(dayOf(payment.answerBy));
  if (mark === 'refunded') return texts.refundedSum(fullMoney(payment.refundedMinor, payment));
  return paymentMarks[mark];
};

/** A mark of a payment in words, with its colour. */
export interface MarkWord {
  readonly mark: PaymentMark;
  readonly tone: TagTone;
  readonly text: string;
}

/** The marks of a payment in words, what has to be looked at first. */
export const markWords = (payment: PaymentRow): readonly MarkWord[] =>
  marksOf(payment).map((mark) => ({ mark, tone: tones[mark], text: wordOf(mark, payment) }));
