import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { reportVideosCalls } from '@lectern/contract/commerce';
import { PageHeader } from '@lectern/ui-kit';
import { onlyId } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { ReportFrame } from '../report/ReportFrame';
import { sharedQuery } from '../report/report-view';
import { videosPath } from '../report/tabs';
import { TotalCells } from '../report/TotalCells';
import { useReport } from '../report/use-report';
import { secondsText } from '../seconds';
import * as reportTexts from '../texts/report';
import * as texts from '../texts/report-videos';
import { Courses, Devices, Videos } from './DetailTables';
import { viewCells } from './view-cells';
import { ViewsChart } from './ViewsChart';

const choices = { groups: { video: texts.video }, firstGroup: 'video' } as const;

/** `/reports/analytical/details?trainerId=`: views of one trainer's videos. */
export default function VideoDetailsScreen(): ReactNode {
  const [params] = useSearchParams();
  const report = useReport<'video'>(choices);
  const { period, compare } = report.view;
  const trainerId = onlyId(params.get('trainerId'));
  const read = useRead(
    reportVideosCalls.details,
    { trainerId: trainerId ?? 0, ...period, compare },
    { enabled: trainerId !== undefined, handled: 'all', placeholderData: keepPreviousData },
  );
  const { data } = read;
  const head = (
    <PageHeader
      title={data ? texts.detailsOf(data.trainer.name) : texts.noTrainerTitle}
      count={data && reportTexts.asOf(secondsText(data.asOf))}
    >
      <Button component={Link} to={`${videosPath}${sharedQuery(params)}`}>
        {texts.back}
      </Button>
    </PageHeader>
  );
  if (trainerId === undefined)
    return (
      <div className="page-stack">
        {head}
        <Empty icon="chart" title={texts.noTrainer} />
      </div>
    );
  return (
    <ReportFrame
      report={report}
      read={read}
      head={head}
      asOf={reportTexts.asOf}
      none={texts.none}
      isEmpty={({ videos }) => videos.length === 0}
    >
      {(details) => (
        <>
          <TotalCells label={texts.sums} cells={viewCells(details.totals)} />
          <div className="analysis-grid">
            <ViewsChart report={report} data={details} />
            <Courses data={details} />
          </div>
          <Videos data={details} />
          <Devices data={details} />
        </>
      )}
    </ReportFrame>
  );
}
