import type { ReactNode } from 'react';
import { disputeStatuses, fullMoney, refundStatuses, type PaymentDetail } from '@lectern/contract/commerce';
import { dateText, timeText } from '@lectern/ui-kit';
import { FactList } from '../facts/FactList';
import * as texts from '../texts/payment';

/** Refunds and disputes of a payment, and the sum that can still be refunded. */
export function RefundRows({ detail }: { readonly detail: PaymentDetail }): ReactNode {
  const { payment, refunds, disputes, leftMinor, approvalAboveMinor } = detail;
  const money = (minor: number): string => fullMoney(minor, payment);
  const rest = [
    ...(refunds.length + disputes.length === 0 ? [texts.noRefund] : []),
    ...(leftMinor > 0 ? [texts.canBeRefunded(money(leftMinor))] : []),
    ...(leftMinor > 0 && approvalAboveMinor !== null ? [texts.secondAbove(money(approvalAboveMinor))] : []),
  ].join(' ');
  return (
    <FactList title={texts.refundsAndDisputes}>
      <ul className="fact-rows">
        {disputes.map(({ id, status, amountMinor, answerBy, reason }) => (
          <li key={`dispute ${id}`}>
            <span>{texts.disputeOf(disputeStatuses[status])}</span>
            <span>{money(-amountMinor)}</span>
            <small>
              {[reason, status === 'open' && answerBy !== null && texts.answerBy(timeText(answerBy))]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
        {refunds.map(({ id, status, amountMinor, reason, error, requestedByName, createdAt }) => (
          <li key={id}>
            <span>{refundStatuses[status]}</span>
            <span>{money(-amountMinor)}</span>
            <small>{texts.refundBy(requestedByName ?? texts.atProvider, dateText(createdAt))}</small>
            <small>{[texts.quoted(reason), error].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {rest !== '' && <p>{rest}</p>}
    </FactList>
  );
}
