import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { signupGroups, signupReportCalls, type SignupGroup, type SignupReport } from '@lectern/contract/commerce';
import * as reportTexts from '../../texts/report';
import * as texts from '../../texts/report-signups';
import { changeColumn } from '../change-column';
import { dayName, groupText } from '../day-words';
import { isByTime } from '../group-kinds';
import { pointsOf } from '../points';
import { ReportChart } from '../ReportChart';
import { ReportFrame } from '../ReportFrame';
import { ReportTable } from '../ReportTable';
import { TotalCells } from '../TotalCells';
import { useReport, type Report } from '../use-report';

const choices = { groups: signupGroups, firstGroup: 'role' } as const;
const countText = (count: number): string => count.toLocaleString('en-GB');

interface Props {
  readonly report: Report<SignupGroup>;
  readonly data: SignupReport;
}

function Figures({ report, data }: Props): ReactNode {
  const { groupBy } = report.view;
  const { totals } = data;
  return (
    <>
      <TotalCells
        label={texts.signups}
        cells={[
          {
            key: 'all',
            name: texts.signups,
            value: countText(totals.people),
            note: texts.makeUp,
            now: totals.people,
            before: totals.before?.people,
          },
        ]}
      />
      <div className="analysis-grid">
        <ReportChart
          report={report}
          title={texts.perDay}
          value={texts.people}
          points={pointsOf(data, report.view.compare, ({ people }) => ({
            value: people,
            text: countText(people),
          }))}
          today={data.today}
          wordsOf={(key) => {
            const day = data.series.find((each) => each.day === key);
            return day && `${dayName(key, data.today)}: ${texts.peopleText(day.people)}`;
          }}
        />
        <ReportTable
          title={reportTexts.byGroup(signupGroups[groupBy])}
          rows={data.rows}
          keyOf={({ key }) => key}
          isCut={data.isCut}
          columns={[
            {
              head: signupGroups[groupBy],
              cell: ({ key, label }) => groupText(groupBy, key, label),
              total: texts.all,
            },
            {
              head: texts.people,
              isSorted: !isByTime(groupBy),
              cell: ({ people }) => countText(people),
              total: countText(totals.people),
            },
            ...changeColumn(data.rows, totals, ({ people }) => people),
          ]}
        />
      </div>
    </>
  );
}

/** `/reports/analytical/signups`: accounts by the day on which they were made. */
export default function SignupsScreen(): ReactNode {
  const report = useReport<SignupGroup>(choices);
  const read = useRead(signupReportCalls.read, report.request, {
    handled: 'all',
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      name="signups"
      report={report}
      read={read}
      asOf={reportTexts.asOf}
      none={texts.none}
      isEmpty={({ totals }) => totals.people === 0}
    >
      {(data) => <Figures report={report} data={data} />}
    </ReportFrame>
  );
}
