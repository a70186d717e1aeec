import { fullMoney, paymentProviders, paymentStatuses, type PaymentDetail } from '@lectern/contract/commerce';
import { momentText } from '../seconds';
import { methodText } from '../by-hand/method-text';
import * as byHand from '../texts/money-by-hand';
import * as texts from '../texts/payment';
import { decisionOf } from './decision';
import { decisionWords } from './decision-words';
import { DecisionNote } from './DecisionNote';
import { Marks } from './Marks';
import { PaymentActions } from './PaymentActions';

/** The figures of a payment: charged, fee, what settles, what went back. */
const figuresOf = ({ payment }: PaymentDetail): readonly (readonly [string, string])[] => {
  const { chargedMinor, charged, amountMinor, feeMinor, refundedMinor, currency } = payment;
  const money = (minor: number): string => fullMoney(minor, payment);
  const isPayers = chargedMinor > amountMinor || charged.currency !== currency;
  return [
    [texts.charged, fullMoney(chargedMinor, charged)],
    ...(feeMinor > 0 ? [[isPayers ? texts.feeOfPayer : texts.fee, money(feeMinor)] as const] : []),
    ...(feeMinor > 0 ? [[texts.settles, money(isPayers ? amountMinor : amountMinor - feeMinor)] as const] : []),
    [texts.refunded, texts.of(money(refundedMinor), money(amountMinor))],
  ];
};

const wayText = (payment: PaymentDetail['payment']): string =>
  payment.provider === 'manual'
    ? byHand.byHand(methodText(payment))
    : texts.by(methodText(payment), paymentProviders[payment.provider]);

/** The head of a payment's page: sum, state, marks, the decision, figures and actions. */
export const headOf = (detail: PaymentDetail) => {
  const { payment } = detail;
  const decision = decisionOf(detail);
  return {
    name: fullMoney(payment.amountMinor, payment),
    status: payment.status,
    statusLabel: paymentStatuses[payment.status],
    marks: <Marks payment={payment} />,
    note: decision && <DecisionNote kind={decision.kind} words={decisionWords(decision, detail)} />,
    identity: [detail.order.payer.name, wayText(payment), momentText(payment.at), payment.reference].join(' · '),
    figures: figuresOf(detail),
    actions: <PaymentActions detail={detail} decision={decision} />,
  };
};
