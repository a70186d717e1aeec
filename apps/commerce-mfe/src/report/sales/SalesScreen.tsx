import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import {
  fullMoney,
  saleItemKinds,
  salesGroups,
  salesReportCalls,
  type SaleItemKind,
  type SalesDay,
  type SalesGroup,
  type SalesReport,
  type SalesTotal,
} from '@lectern/contract/commerce';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import * as reportTexts from '../../texts/report';
import * as texts from '../../texts/report-sales';
import { dayName } from '../day-words';
import { moneySign } from '../money-sign';
import { pointsOf } from '../points';
import { ReportChart } from '../ReportChart';
import { ReportFrame } from '../ReportFrame';
import { ReportTable } from '../ReportTable';
import { useReport } from '../use-report';
import { rowsAddress } from './address';
import { columnsOf } from './columns';
import { dayParts } from './sales-words';
import { SalesTotals } from './SalesTotals';

const choices = { groups: salesGroups, firstGroup: 'item', kinds: saleItemKinds } as const;

interface DayLineProps {
  readonly day: SalesDay;
  readonly total: SalesTotal;
  readonly today: string;
  readonly to: string;
}

function DayLine({ day, total, today, to }: DayLineProps): ReactNode {
  return (
    <>
      <span>
        {dayName(day.day, today)}: {dayParts(day, total)}, {texts.net.toLowerCase()}{' '}
        <b>{fullMoney(day.netMinor, total)}</b>
      </span>
      <Link to={to}>{reportTexts.openRows}</Link>
    </>
  );
}

/** `/reports/analytical/sales`: net sales by currency, day and group, from the ledger. */
export default function SalesScreen(): ReactNode {
  const report = useReport<SalesGroup>(choices);
  const navigate = useNavigate();
  const { period, groupBy, kind, currency } = report.view;
  const read = useRead(
    salesReportCalls.read,
    {
      ...report.request,
      ...(kind !== undefined && { itemKind: kind as SaleItemKind }),
      ...(currency !== undefined && { currency }),
    },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  const rows = { period, groupBy, kind };
  const figures = (data: SalesReport): ReactNode => {
    const total = data.totals.find((each) => each.currency === data.currency);
    if (!total) return null;
    const ofDay = (day: string): string =>
      rowsAddress({ ...rows, period: { from: day, to: day }, currency: total.currency });
    const isByCurrency = groupBy === 'currency';
    return (
      <div className="analysis-grid">
        <ReportChart
          report={report}
          title={texts.netPerDay(total.currency)}
          value={texts.net}
          points={pointsOf(data, report.view.compare, ({ netMinor }) => ({
            value: netMinor / 10 ** total.exponent,
            text: fullMoney(netMinor, total),
          }))}
          today={data.today}
          sign={moneySign(total)}
          onOpen={(day) => void navigate(ofDay(day))}
          wordsOf={(key) => {
            const day = data.series.find((each) => each.day === key);
            return day && <DayLine day={day} total={total} today={data.today} to={ofDay(key)} />;
          }}
        />
        <ReportTable
          title={reportTexts.byGroup(salesGroups[groupBy], isByCurrency ? undefined : total.currency)}
          rows={data.rows}
          keyOf={({ key }) => key}
          isCut={data.isCut}
          columns={columnsOf({
            groupBy,
            groupName: salesGroups[groupBy],
            rows: data.rows,
            total: isByCurrency ? undefined : total,
            toOf: (figure) => rowsAddress({ ...rows, ...figure }),
          })}
        />
      </div>
    );
  };
  return (
    <ReportFrame
      name="sales"
      report={report}
      read={read}
      kindLabel={texts.kind}
      exportOf={(long) => rowsAddress({ ...rows, period: long, currency: undefined })}
      asOf={reportTexts.asOfLedger}
      none={texts.none}
      isEmpty={({ totals }) => totals.length === 0}
    >
      {(data) => (
        <>
          <SalesTotals report={report} data={data} rows={rows} />
          {figures(data)}
        </>
      )}
    </ReportFrame>
  );
}
