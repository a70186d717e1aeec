import type { ReactNode } from 'react';
import {
  videoColumns,
  viewDevices,
  type VideoDetails,
  type ViewDevice,
  type ViewSums,
} from '@lectern/contract/commerce';
import { changeColumn } from '../report/change-column';
import { ReportTable, type ReportColumn } from '../report/ReportTable';
import * as texts from '../texts/report-videos';
import { DropOff } from './DropOff';
import { completionText, partText, watchedText } from './video-words';

const countText = (count: number): string => count.toLocaleString('en-GB');

const sums = <Row extends ViewSums>(totals: ViewSums): readonly ReportColumn<Row>[] => [
  { head: videoColumns.views, isSorted: true, cell: ({ views }) => countText(views), total: countText(totals.views) },
  {
    head: videoColumns.seconds,
    isWide: true,
    cell: ({ seconds }) => watchedText(seconds),
    total: watchedText(totals.seconds),
  },
  { head: videoColumns.completion, cell: completionText, total: completionText(totals) },
];
const keyOf = (videoId: number, courseId: number | null): string => `${videoId} ${courseId ?? ''}`;

interface Props {
  readonly data: VideoDetails;
}

/** Views by course. */
export function Courses({ data: { courses, totals, isCut } }: Props): ReactNode {
  return (
    <ReportTable
      title={texts.byCourse}
      rows={courses}
      keyOf={({ courseId }) => keyOf(0, courseId)}
      isCut={isCut}
      columns={[
        { head: texts.course, cell: ({ title }) => title || texts.noCourse, total: texts.all },
        ...sums<(typeof courses)[number]>(totals),
        ...changeColumn<ViewSums, (typeof courses)[number]>(courses, totals, ({ views }) => views),
      ]}
    />
  );
}

/** Views by video, with the share that reached each tenth of it. */
export function Videos({ data: { videos, totals, isCut } }: Props): ReactNode {
  return (
    <ReportTable
      title={texts.byVideo}
      rows={videos}
      keyOf={({ videoId, courseId }) => keyOf(videoId, courseId)}
      isCut={isCut}
      columns={[
        {
          head: texts.video,
          cell: ({ title, courseTitle }) => (
            <>
              {title || texts.removed}
              {courseTitle && <small className="video-course">{courseTitle}</small>}
            </>
          ),
          total: texts.all,
        },
        {
          head: texts.length,
          isWide: true,
          cell: ({ durationSeconds }) => (durationSeconds === null ? '–' : watchedText(durationSeconds)),
        },
        ...sums<(typeof videos)[number]>(totals),
        {
          head: texts.stillWatching,
          isWide: true,
          cell: ({ reached, views }) => <DropOff reached={reached} views={views} />,
        },
      ]}
    />
  );
}

/** Views by kind of device. */
export function Devices({ data: { devices, totals } }: Props): ReactNode {
  return (
    <ReportTable
      title={texts.byDevice}
      rows={Object.keys(viewDevices) as ViewDevice[]}
      keyOf={(device) => device}
      isCut={false}
      columns={[
        { head: texts.device, cell: (device) => viewDevices[device] },
        { head: videoColumns.views, cell: (device) => countText(devices[device]) },
        { head: texts.share, cell: (device) => partText(devices[device], totals.views) },
      ]}
    />
  );
}
