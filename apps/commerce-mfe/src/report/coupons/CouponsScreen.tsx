import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { couponGroups, couponReportCalls, type CouponGroup, type CouponReport } from '@lectern/contract/commerce';
import * as reportTexts from '../../texts/report';
import * as texts from '../../texts/report-coupons';
import { CurrencyCells } from '../CurrencyCells';
import { dayName } from '../day-words';
import { pointsOf } from '../points';
import { ReportChart } from '../ReportChart';
import { ReportFrame } from '../ReportFrame';
import { ReportTable } from '../ReportTable';
import { useReport, type Report } from '../use-report';
import { columnsOf } from './columns';
import { redemptionWords } from './coupon-words';

const choices = { groups: couponGroups, firstGroup: 'coupon' } as const;

interface Props {
  readonly report: Report<CouponGroup>;
  readonly data: CouponReport;
}

function Figures({ report, data }: Props): ReactNode {
  const { groupBy } = report.view;
  const total = data.totals.find(({ currency }) => currency === data.currency);
  const shown = groupBy === 'currency' ? undefined : total;
  return (
    <>
      <CurrencyCells
        label={texts.byCurrency}
        totals={data.totals}
        chosen={data.currency}
        onChoose={(currency) => report.change({ currency })}
        cellOf={(each) => ({
          value: texts.usesText(each.used),
          note: redemptionWords(each, each),
          now: each.used,
          before: each.before?.used,
        })}
      />
      {total && (
        <div className="analysis-grid">
          <ReportChart
            report={report}
            title={texts.usesPerDay(total.currency)}
            value={texts.uses}
            points={pointsOf(data, report.view.compare, ({ used }) => ({
              value: used,
              text: used.toLocaleString('en-GB'),
            }))}
            today={data.today}
            wordsOf={(key) => {
              const day = data.series.find((each) => each.day === key);
              return day && `${dayName(key, data.today)}: ${texts.usesText(day.used)}, ${redemptionWords(day, total)}`;
            }}
          />
          <ReportTable
            title={reportTexts.byGroup(couponGroups[groupBy], shown?.currency)}
            rows={data.rows}
            keyOf={({ key }) => key}
            isCut={data.isCut}
            columns={columnsOf(groupBy, data.rows, shown)}
          />
        </div>
      )}
    </>
  );
}

/** `/reports/analytical/coupons`: redemptions by currency, day and coupon. */
export default function CouponsScreen(): ReactNode {
  const report = useReport<CouponGroup>(choices);
  const { currency } = report.view;
  const read = useRead(
    couponReportCalls.read,
    { ...report.request, ...(currency !== undefined && { currency }) },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  return (
    <ReportFrame
      name="coupons"
      report={report}
      read={read}
      asOf={reportTexts.asOf}
      none={texts.none}
      isEmpty={({ totals }) => totals.length === 0}
    >
      {(data) => <Figures report={report} data={data} />}
    </ReportFrame>
  );
}
