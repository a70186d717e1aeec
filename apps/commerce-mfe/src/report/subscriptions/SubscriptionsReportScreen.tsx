import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import {
  fullMoney,
  subscriptionGroups,
  subscriptionReportCalls,
  type PlanKind,
  type SubscriptionGroup,
  type SubscriptionReport,
} from '@lectern/contract/commerce';
import * as reportTexts from '../../texts/report';
import * as texts from '../../texts/report-subscriptions';
import { CurrencyCells } from '../CurrencyCells';
import { dayName } from '../day-words';
import { moneySign } from '../money-sign';
import { pointsOf } from '../points';
import { ReportChart } from '../ReportChart';
import { ReportFrame } from '../ReportFrame';
import { ReportTable } from '../ReportTable';
import { useReport, type Report } from '../use-report';
import { columnsOf } from './columns';
import { changeWords } from './subscription-words';

const choices = { groups: subscriptionGroups, firstGroup: 'plan', kinds: texts.audiences } as const;

interface Props {
  readonly report: Report<SubscriptionGroup>;
  readonly data: SubscriptionReport;
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
          value: fullMoney(each.mrrMinor, each),
          note: changeWords(each),
          now: each.mrrMinor,
          before: each.before?.mrrMinor,
        })}
      />
      {total && (
        <div className="analysis-grid">
          <ReportChart
            report={report}
            title={texts.incomePerDay(total.currency)}
            value={texts.income}
            points={pointsOf(data, report.view.compare, ({ mrrMinor }) => ({
              value: mrrMinor / 10 ** total.exponent,
              text: fullMoney(mrrMinor, total),
            }))}
            today={data.today}
            sign={moneySign(total)}
            wordsOf={(key) => {
              const day = data.series.find((each) => each.day === key);
              return (
                day &&
                `${dayName(key, data.today)}: ${changeWords(day)}, ${texts.incomeOf(fullMoney(day.mrrMinor, total))}`
              );
            }}
          />
          <ReportTable
            title={reportTexts.byGroup(subscriptionGroups[groupBy], shown?.currency)}
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

/** `/reports/analytical/subscriptions`: what runs, what began and ended, and its monthly income. */
export default function SubscriptionsReportScreen(): ReactNode {
  const report = useReport<SubscriptionGroup>(choices);
  const { currency, kind } = report.view;
  const read = useRead(
    subscriptionReportCalls.read,
    {
      ...report.request,
      ...(currency !== undefined && { currency }),
      ...(kind !== undefined && { audience: kind as PlanKind }),
    },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  return (
    <ReportFrame
      name="subscriptions"
      report={report}
      read={read}
      kindLabel={texts.kind}
      asOf={reportTexts.asOf}
      none={texts.none}
      isEmpty={({ totals }) => totals.length === 0}
    >
      {(data) => <Figures report={report} data={data} />}
    </ReportFrame>
  );
}
