import { courseFlow, courseStatuses, type Course, type CourseNeed } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { statusFlow } from '../../../records/status-flow';
import { announceConverted } from '../upcoming-course/upcoming-news';
import { tellPublishers, tellTrainer } from './course-news';
import { readMissing, refuseMissing } from './course-parts';
import { isTrainerActive } from './course-people.queries';
import { courses } from './course.table';

/** What publishing needs besides what the course holds itself. */
const readNeeds = async (db: Kysely<DB>, course: Course): Promise<readonly CourseNeed[]> => {
  const missing = await readMissing(db, course.id);
  const isActive = course.trainerId === null || (await isTrainerActive(db, course.id));
  return isActive ? missing : ['trainerActive', ...missing];
};

/** Changes the status of a course; one that is reviewed or published misses nothing. */
export const changeCourseStatus = statusFlow(courses, {
  one: 'course',
  statuses: courseStatuses,
  flow: courseFlow,
  guard: async ({ db, before, to }) => {
    if (to === 'review' || to === 'published') refuseMissing(await readNeeds(db, before));
    return {
      ...(to === 'review' && { submittedAt: sql`now()` }),
      // The time of the first publication stays.
      ...(to === 'published' && before.publishedAt === null && { publishedAt: sql`now()` }),
    };
  },
  after: async ({ db, actor, before, after: course, to, reason }) => {
    if (to === 'published') await announceConverted(db, course);
    if (to === 'review') await tellPublishers(db, course, actor.userId);
    if (before.status === 'review' && to === 'draft') await tellTrainer(db, course, reason);
  },
});
