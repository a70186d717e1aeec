import { upcomingFlow, upcomingStatuses } from '@lectern/contract/catalog';
import { statusFlow } from '../../../records/status-flow';
import { announceUpcoming } from './upcoming-news';
import { upcomingCourses } from './upcoming-course.table';
import { requireDay } from './upcoming-course.write';

/** Announces, postpones or cancels an upcoming course; interested students are informed. */
export const changeUpcomingStatus = statusFlow(upcomingCourses, {
  one: 'upcomingCourse',
  statuses: upcomingStatuses,
  flow: upcomingFlow,
  guard: async ({ before, to }) => {
    if (to === 'announced') requireDay(before.expectedOn, true);
  },
  after: announceUpcoming,
});
