import type { ReportComparison, VideoColumn, WatchedSums } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { daysBefore, refuseLong, type Days } from '../report/period';
import { readVideoReport, type ViewFigures } from './report-videos.queries';

const nothing: WatchedSums = { views: 0, viewers: 0, seconds: 0, completions: 0 };

type Compared = Days & { readonly compare: ReportComparison };

/** The period and the one before. @throws 400 for more days than a report has */
export const periodsOf = ({ from, to, compare }: Compared) => {
  const period = { from, to };
  refuseLong(period);
  return { period, before: daysBefore(period, compare) };
};

/** The frame, sums and days of an answer. */
export const shownViews = (figures: ViewFigures, { period, before }: ReturnType<typeof periodsOf>) => {
  const { totals, totalsBefore, series, seriesBefore, lastDay, asOf, today, zones } = figures;
  return {
    ...{ period, before: before ?? null, asOf, today, zones, lastDay, series, seriesBefore },
    totals: { ...(totals ?? nothing), before: before ? (totalsBefore ?? nothing) : null },
  };
};

/** Views of trainers in an order, at most `most` of them. @throws 400 for more days than a report has */
export const readTrainers = async (
  db: Kysely<DB>,
  { sort, isAscending, ...request }: Compared & { readonly sort: VideoColumn; readonly isAscending: boolean },
  most: number,
) => {
  const periods = periodsOf(request);
  const { rows, ...figures } = await readVideoReport(db, { ...periods, sort, isAscending, most });
  return { ...shownViews(figures, periods), rows: rows.slice(0, most), isCut: rows.length > most };
};
