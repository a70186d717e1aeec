import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { reportVideosCalls, videoColumns, type VideoColumn, type VideoReport } from '@lectern/contract/commerce';
import { Link, useSearchParams } from '@lectern/ui-kit/router';
import { changeColumn } from '../report/change-column';
import { ReportFrame } from '../report/ReportFrame';
import { ReportTable, type ReportColumn } from '../report/ReportTable';
import { sharedQuery } from '../report/report-view';
import { TotalCells } from '../report/TotalCells';
import { useReport, type Report } from '../report/use-report';
import * as reportTexts from '../texts/report';
import * as texts from '../texts/report-videos';
import { detailsPath } from './address';
import { completionText, watchedText } from './video-words';
import { viewCells } from './view-cells';
import { ViewsChart } from './ViewsChart';

const choices = { groups: videoColumns, firstGroup: 'views' } as const;
const countText = (count: number): string => count.toLocaleString('en-GB');

type Row = VideoReport['rows'][number];
type Figures = Pick<Row, 'views' | 'viewers' | 'seconds' | 'completions'>;

const figures: Readonly<Record<Exclude<VideoColumn, 'trainer'>, (figures: Figures) => string>> = {
  views: ({ views }) => countText(views),
  viewers: ({ viewers }) => countText(viewers),
  seconds: ({ seconds }) => watchedText(seconds),
  completion: completionText,
};

const columnsOf = (
  { rows, totals }: VideoReport,
  sorted: VideoColumn,
  pathOf: (row: Row) => string,
): readonly ReportColumn<Row>[] => [
  {
    head: videoColumns.trainer,
    cell: (row) => <Link to={pathOf(row)}>{row.name}</Link>,
    total: texts.all,
  },
  ...(['views', 'viewers', 'seconds', 'completion'] as const).map((column) => ({
    head: videoColumns[column],
    cell: figures[column],
    total: figures[column](totals),
    isSorted: column === sorted,
    isWide: column === 'seconds',
  })),
  ...changeColumn(rows, totals, ({ views }) => views),
];

interface Props {
  readonly report: Report<VideoColumn>;
  readonly data: VideoReport;
}

function Sums({ report, data }: Props): ReactNode {
  const [params] = useSearchParams();
  const shared = sharedQuery(params);
  return (
    <>
      <TotalCells label={texts.sums} cells={viewCells(data.totals)} />
      <div className="analysis-grid">
        <ViewsChart report={report} data={data} />
        <ReportTable
          title={texts.trainers}
          rows={data.rows}
          keyOf={({ trainerId }) => String(trainerId)}
          isCut={data.isCut}
          columns={columnsOf(data, report.view.groupBy, ({ trainerId }) => detailsPath(trainerId, shared))}
        />
      </div>
    </>
  );
}

/** `/reports/analytical/videos`: views of all trainers' videos. */
export default function VideosScreen(): ReactNode {
  const report = useReport<VideoColumn>(choices);
  const { period, compare, groupBy: sort } = report.view;
  const read = useRead(
    reportVideosCalls.read,
    { ...period, compare, sort, isAscending: sort === 'trainer' },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  return (
    <ReportFrame
      name="videos"
      report={report}
      read={read}
      groupLabel={texts.sortedBy}
      asOf={reportTexts.asOf}
      none={texts.none}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {(data) => <Sums report={report} data={data} />}
    </ReportFrame>
  );
}
