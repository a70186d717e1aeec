import { fullMoney, paymentProviders, type PaymentDetail } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import { secondsText } from '../seconds';
import { dayText } from '@lectern/ui-kit/day-text';
import { methodText } from '../by-hand/method-text';
import * as byHand from '../texts/money-by-hand';
import * as texts from '../texts/payment-decision';
import { somebody } from '../texts/payment';
import type { Decision } from './decision';

/** A note: what happened, in bold, and what can be done. */
export interface DecisionWords {
  readonly happened: string;
  readonly next: string;
}

/** A decision in words. */
export const decisionWords = (decision: Decision, { payment, order }: PaymentDetail): DecisionWords => {
  const money = (minor: number): string => fullMoney(minor, payment);
  const provider = paymentProviders[payment.provider];
  switch (decision.kind) {
    case 'confirm':
      return {
        happened: byHand.waits,
        next: byHand.recordedBy(
          payment.recordedByName ?? somebody,
          methodText(payment),
          payment.receivedOn === null ? '' : dayText(payment.receivedOn),
        ),
      };
    case 'settle':
      return { happened: byHand.toPayOut(money(decision.refund.amountMinor)), next: byHand.payOutFirst };
    case 'accept':
      return {
        happened: texts.cancelledBefore,
        next: [
          ...(order.cancelledAt
            ? [texts.whoCancelled(order.cancelledBy ?? somebody, secondsText(order.cancelledAt))]
            : []),
          texts.acceptIt(order.learnerName, order.item.title),
        ].join(' '),
      };
    case 'surplus':
      return { happened: texts.surplus, next: texts.surplusMeans };
    case 'waiting':
      return {
        happened: texts.waiting(money(decision.refund.amountMinor)),
        next: texts.requestedBy(decision.refund.requestedByName ?? somebody, decision.refund.reason),
      };
    case 'access':
      return { happened: texts.accessFailed, next: texts.cause(order.accessError) };
    case 'dispute':
      return {
        happened: texts.disputed(money(decision.minor)),
        next: texts.answer(decision.answerBy && timeText(decision.answerBy), provider),
      };
    case 'failed':
      return {
        happened: texts.refundFailed(money(decision.refund.amountMinor)),
        next: [...(decision.refund.error ? [texts.cause(decision.refund.error)] : []), texts.sumIsFree].join(' '),
      };
    case 'invoice':
      return { happened: texts.noInvoice, next: texts.noInvoiceMeans };
  }
};
