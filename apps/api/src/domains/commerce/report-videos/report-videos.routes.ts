import type { reportVideosCalls } from '@lectern/contract/commerce';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { mostVideos, readTrainerName, readVideoDetails } from './video-details.queries';
import { periodsOf, readTrainers, shownViews } from './video-report';

/** The most trainers of one answer. */
const mostTrainers = 1000;

export const reportVideosHandlers: Handlers<typeof reportVideosCalls> = {
  async read({ request, db }) {
    return readTrainers(db, request, mostTrainers);
  },

  async details({ request: { trainerId, ...request }, db }) {
    const periods = periodsOf(request);
    const name = await readTrainerName(db, trainerId);
    if (name === undefined) throw notFound();
    const { courses, videos, devices, ...figures } = await readVideoDetails(db, { trainerId, ...periods });
    return {
      ...shownViews(figures, periods),
      trainer: { trainerId, name },
      courses: courses.slice(0, mostVideos),
      videos: videos.slice(0, mostVideos),
      devices,
      isCut: courses.length > mostVideos || videos.length > mostVideos,
    };
  },
};
