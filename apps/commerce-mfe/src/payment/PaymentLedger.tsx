import type { ReactNode } from 'react';
import { fullMoney, ledgerKinds, type PaymentDetail } from '@lectern/contract/commerce';
import { momentText, secondsText } from '../seconds';
import { dateText } from '@lectern/ui-kit';
import * as texts from '../texts/payment';
import { ledgerParts, taxesOf, type LedgerLine } from './ledger-lines';
import './card.css';
import './ledger.css';

interface RowProps {
  readonly line: LedgerLine;
  readonly taxes: ReturnType<typeof taxesOf>;
  readonly money: (minor: number) => string;
  readonly clock: (at: string) => string;
}

function Row({ line, taxes, money, clock }: RowProps): ReactNode {
  const isNext = line.at === null;
  return (
    <tr className={isNext ? 'is-next' : undefined}>
      <td className="ledger-wide">{isNext ? texts.next : clock(line.at ?? '')}</td>
      <th scope="row">{ledgerKinds[line.kind]}</th>
      <td className="ledger-wide">{line.key}</td>
      {taxes.map(({ name, rateBp }) => {
        const tax = line.taxLines.find((each) => each.name === name && each.rateBp === rateBp);
        return (
          <td key={`${name} ${rateBp}`} className="ledger-wide is-sum">
            {tax ? money(tax.taxMinor) : texts.none}
          </td>
        );
      })}
      <td className="is-sum">{money(line.amountMinor)}</td>
      <td className="is-sum">
        <b>{money(line.sumMinor)}</b>
      </td>
    </tr>
  );
}

/** The ledger of a payment: what is booked, and what each open action would add. */
export function PaymentLedger({ detail }: { readonly detail: PaymentDetail }): ReactNode {
  const { payment, order } = detail;
  const parts = ledgerParts(detail);
  const taxes = taxesOf(parts);
  const money = (minor: number): string => fullMoney(minor, payment);
  const days = new Set(detail.ledger.flatMap(({ at }) => (at === null ? [] : [dateText(at)])));
  const clock = days.size > 1 ? momentText : secondsText;
  return (
    <section className="money-card" aria-labelledby="payment-ledger">
      <header>
        <h2 id="payment-ledger">{texts.ledger}</h2>
        <span>{texts.ledgerOf(order.id, payment.currency)}</span>
      </header>
      {detail.ledger.length === 0 ? (
        <p>{payment.isToConfirm ? texts.notBookedYet : texts.nothingBooked}</p>
      ) : (
        <table className="money-ledger">
          <thead>
            <tr>
              <th className="ledger-wide">{texts.time}</th>
              <th>{texts.kind}</th>
              <th className="ledger-wide">{texts.key}</th>
              {taxes.map(({ name, rateBp }) => (
                <th key={`${name} ${rateBp}`} className="ledger-wide is-sum">
                  {texts.rate(name, rateBp)}
                </th>
              ))}
              <th className="is-sum">{texts.amount}</th>
              <th className="is-sum">{texts.sum}</th>
            </tr>
          </thead>
          {parts.map(({ title, lines }) => (
            <tbody key={title ?? ''}>
              {title !== undefined && (
                <tr className="ledger-title">
                  <th scope="rowgroup" colSpan={5 + taxes.length}>
                    {title}
                  </th>
                </tr>
              )}
              {lines.map((line) => (
                <Row key={line.key} {...{ line, taxes, money, clock }} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}
