import { messages, say, wayText, type ResponseOf } from '@lectern/contract';
import { courseStatuses, courseWays, type Course, type CourseNeed, type courseCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { announceConverted } from '../upcoming-course/upcoming-news';
import { tellPublishers, tellTrainer } from './course-news';
import { readMissing, refuseMissing } from './course-parts';
import { isTrainerActive } from './course-people.queries';
import { courseAudit } from './course.write';
import { courses } from './course.table';

type Change = Work<typeof courseCalls.changeStatus>;

/** What publishing needs besides what the course holds itself. */
const readNeeds = async (db: Kysely<DB>, course: Course): Promise<readonly CourseNeed[]> => {
  const missing = await readMissing(db, course.id);
  const isActive = course.trainerId === null || (await isTrainerActive(db, course.id));
  return isActive ? missing : ['trainerActive', ...missing];
};

const timesOf = (to: string, { publishedAt }: Course) => ({
  ...(to === 'review' && { submittedAt: sql`now()` }),
  // The time of the first publication stays.
  ...(to === 'published' && publishedAt === null && { publishedAt: sql`now()` }),
});

/** Takes a course one step further, by the right of that step: a published one misses nothing. */
export const changeCourseStatus = async ({
  request: { status, reason = '', ...named },
  db,
  actor,
  audit,
}: Change): Promise<ResponseOf<typeof courseCalls.changeStatus>> => {
  const before = await courses.lock(db, named);
  const way = courseWays(before.status).find(({ to }) => to === status);
  if (!way)
    throw badRequest(
      fieldError('status', 'transition', wayText('Status', courseStatuses[before.status], courseStatuses[status])),
    );
  refuseWithoutRight([way.right], actor);
  const why = reason.trim();
  if (way.needsReason && why === '')
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  if (way.needsAll) refuseMissing(await readNeeds(db, before));
  await courses.update(db, before, { status, statusReason: why, ...timesOf(status, before) });
  const course = await courses.read(db, before.id);
  audit(courseAudit('changeStatus', course, before, course));
  if (status === 'published') await announceConverted(db, course);
  if (status === 'review') await tellPublishers(db, course, actor.userId);
  if (before.status === 'review' && status === 'draft') await tellTrainer(db, course, why);
  return { course };
};
