import type { ReactNode } from 'react';
import { fullMoney, paymentStatuses, type OwnPayment } from '@lectern/contract/commerce';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import { Tag } from '../tags/Tag';
import * as texts from '../texts/own-money';
import { OwnPaperPart } from './OwnPaperPart';

interface Props {
  readonly payment: OwnPayment;
  /** Somebody acts for the student. */
  readonly readOnly: boolean;
}

/** A payment of one's own, and the papers of its order. */
export function OwnPaymentPart({ payment, readOnly }: Props): ReactNode {
  const { title, status, amountMinor, refundedMinor, at, isTest, papers } = payment;
  return (
    <li>
      <div className="own-what">
        <strong>{title}</strong>
        <span>{fullMoney(amountMinor, payment)}</span>
        <StatusLabel status={status} label={paymentStatuses[status]} />
        {isTest && <Tag tone="neutral">{texts.test}</Tag>}
        {refundedMinor > 0 && <span>{texts.refunded(fullMoney(refundedMinor, payment))}</span>}
        <span className="own-quiet">{dateText(at)}</span>
      </div>
      <div className="own-papers">
        {papers.map((paper) => (
          <OwnPaperPart key={paper.id} paper={paper} readOnly={readOnly} />
        ))}
      </div>
    </li>
  );
}
