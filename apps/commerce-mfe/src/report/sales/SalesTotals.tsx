import type { ReactNode } from 'react';
import { fullMoney, type SalesReport } from '@lectern/contract/commerce';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/report-sales';
import { ChangeMark } from '../ChangeMark';
import { CurrencyCells } from '../CurrencyCells';
import type { Report } from '../use-report';
import { rowsAddress, type RowsView } from './address';
import { totalWords } from './sales-words';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };

/** All currencies in rupees. It is for comparing only, so nobody can choose it. */
function InRupees({ inr }: Pick<SalesReport, 'inr'>): ReactNode {
  return (
    <div className="total-cell">
      <span className="total-cell-head">
        {texts.allInRupees} <ChangeMark now={inr.netMinor} before={inr.beforeMinor} />
      </span>
      <b>{fullMoney(inr.netMinor, rupees)}</b>
      <small>{texts.forComparing}</small>
    </div>
  );
}

/** Surplus and free orders, which are no part of net sales; each leads to its rows. */
function Apart({ data, rows }: { readonly data: SalesReport; readonly rows: Omit<RowsView, 'currency'> }): ReactNode {
  const parts = data.totals.flatMap((total) => [
    ...(total.surplusMinor === 0
      ? []
      : [
          {
            key: `surplus ${total.currency}`,
            text: texts.surplus(fullMoney(total.surplusMinor, total)),
            to: rowsAddress({
              ...rows,
              currency: total.currency,
              rowKinds: ['surplus', 'surplus_refund', 'surplus_used'],
            }),
          },
        ]),
    ...(total.free === 0
      ? []
      : [
          {
            key: `free ${total.currency}`,
            text: `${texts.free(total.free)} (${total.currency})`,
            to: rowsAddress({ ...rows, currency: total.currency, rowKinds: ['free'] }),
          },
        ]),
  ]);
  if (parts.length === 0) return null;
  return (
    <p className="analysis-note">
      {texts.apart}:{' '}
      {parts.map(({ key, text, to }, at) => (
        <span key={key}>
          {at > 0 && ', '}
          <Link to={to}>{text}</Link>
        </span>
      ))}
    </p>
  );
}

interface Props {
  readonly report: Report;
  readonly data: SalesReport;
  readonly rows: Omit<RowsView, 'currency'>;
}

/** Net sales by currency, all of them in rupees, and the sums that are apart. */
export function SalesTotals({ report, data, rows }: Props): ReactNode {
  return (
    <>
      <CurrencyCells
        label={texts.netByCurrency}
        totals={data.totals}
        chosen={data.currency}
        onChoose={(currency) => report.change({ currency })}
        cellOf={(total) => ({
          value: fullMoney(total.netMinor, total),
          note: totalWords(total, total),
          now: total.netMinor,
          before: total.before?.netMinor,
        })}
      >
        {data.totals.length > 1 && <InRupees inr={data.inr} />}
      </CurrencyCells>
      <Apart data={data} rows={rows} />
    </>
  );
}
