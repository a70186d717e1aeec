import type { reportVideosCalls, ReportComparison, WatchedSums } from '@lectern/contract/commerce';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { daysBefore, refuseLong, type Days } from '../report/period';
import { mostTrainers, readVideoReport, type ViewFigures } from './report-videos.queries';
import { mostVideos, readTrainerName, readVideoDetails } from './video-details.queries';

const nothing: WatchedSums = { views: 0, viewers: 0, seconds: 0, completions: 0 };

/** @throws 400 for more days than the screen shows */
const periodsOf = ({ from, to, compare }: Days & { readonly compare: ReportComparison }) => {
  const period = { from, to };
  refuseLong(period);
  return { period, before: daysBefore(period, compare) };
};

const shown = (figures: ViewFigures, { period, before }: ReturnType<typeof periodsOf>) => {
  const { totals, totalsBefore, series, seriesBefore, lastDay, asOf, today, zones } = figures;
  return {
    ...{ period, before: before ?? null, asOf, today, zones, lastDay, series, seriesBefore },
    totals: { ...(totals ?? nothing), before: before ? (totalsBefore ?? nothing) : null },
  };
};

export const reportVideosHandlers: Handlers<typeof reportVideosCalls> = {
  async read({ request: { sort, isAscending, ...request }, db }) {
    const periods = periodsOf(request);
    const { rows, ...figures } = await readVideoReport(db, { ...periods, sort, isAscending });
    return { ...shown(figures, periods), rows: rows.slice(0, mostTrainers), isCut: rows.length > mostTrainers };
  },

  async details({ request: { trainerId, ...request }, db }) {
    const periods = periodsOf(request);
    const name = await readTrainerName(db, trainerId);
    if (name === undefined) throw notFound();
    const { courses, videos, devices, ...figures } = await readVideoDetails(db, { trainerId, ...periods });
    return {
      ...shown(figures, periods),
      trainer: { trainerId, name },
      courses: courses.slice(0, mostVideos),
      videos: videos.slice(0, mostVideos),
      devices,
      isCut: courses.length > mostVideos || videos.length > mostVideos,
    };
  },
};
