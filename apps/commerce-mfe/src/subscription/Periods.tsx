import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { fullMoney, type SubscriptionDetail, type SubscriptionPeriod } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/subscription-page';
import { linkPath, paymentPath } from './address';
import { daysText, periodState } from './period-words';
import '../payment/card.css';
import '../payment/ledger.css';
import './periods.css';

/** The state of a period; it leads to its payment or its open link where the reader may see them. */
function State({ period }: { readonly period: SubscriptionPeriod }): ReactNode {
  const [mayPayment, maySell] = [useMay(['invoiceList']), useMay(['paymentLinkGeneration'])];
  const text = periodState(period);
  if (period.paymentId !== null && mayPayment) return <Link to={paymentPath(period.paymentId)}>{text}</Link>;
  if (period.linkStatus === 'open' && period.linkId !== null && maySell)
    return <Link to={linkPath(period.linkId)}>{text}</Link>;
  return text;
}

/** All periods of a subscription with their orders, the newest first. */
export function Periods({ detail }: { readonly detail: SubscriptionDetail }): ReactNode {
  return (
    <section className="money-card" aria-labelledby="subscription-periods">
      <header>
        <h2 id="subscription-periods">{texts.periods}</h2>
        <span>{texts.newestFirst}</span>
      </header>
      {detail.periods.length === 0 ? (
        <p>{texts.noPeriods}</p>
      ) : (
        <table className="money-ledger subscription-periods">
          <thead>
            <tr>
              <th>{texts.number}</th>
              <th>{texts.days}</th>
              <th className="is-sum">{texts.sum}</th>
              <th>{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {detail.periods.map((period) => (
              <tr key={period.no}>
                <td>{period.no}</td>
                <td>{daysText(period)}</td>
                <td className="is-sum">
                  {period.totalMinor === null ? texts.nothingPaid : fullMoney(period.totalMinor, detail)}
                </td>
                <td>
                  <State period={period} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
