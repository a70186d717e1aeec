import type { ReactNode } from 'react';
import { fullMoney, refundLines, type PaymentDetail } from '@lectern/contract/commerce';
import * as texts from '../texts/refund';
import './refund-table.css';

interface Props {
  readonly detail: PaymentDetail;
  /** Back, held or disputed before this refund. */
  readonly goneMinor: number;
  readonly nowMinor: number;
}

/** A refund in its parts, as the ledger will book it: paid, back, back now, left. */
export function RefundTable({ detail: { payment, order, ledger }, goneMinor, nowMinor }: Props): ReactNode {
  const money = (minor: number): string => fullMoney(minor, payment);
  const lines = refundLines({ ledger, amountMinor: payment.amountMinor }, goneMinor, nowMinor);
  const nameOf = (name: string, rateBp: number | null): string => {
    if (rateBp !== null) return texts.tax(name, rateBp);
    return name === 'net' ? texts.net : texts.total;
  };
  return (
    <table className="refund-table">
      <thead>
        <tr>
          <th>{order.item.title}</th>
          <th className="refund-wide">{texts.paid}</th>
          {goneMinor > 0 && <th className="refund-wide">{texts.back}</th>}
          <th>{texts.backNow}</th>
          <th>{texts.left}</th>
        </tr>
      </thead>
      <tbody aria-live="polite">
        {lines.map(({ name, rateBp, paid, back, now, left }) => (
          <tr key={name}>
            <th scope="row">{nameOf(name, rateBp)}</th>
            <td className="refund-wide">{money(paid)}</td>
            {goneMinor > 0 && <td className="refund-wide">{money(back)}</td>}
            <td>
              <b>{money(now)}</b>
            </td>
            <td>{money(left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
