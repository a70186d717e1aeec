import { messages, say, type RequestOf } from '@lectern/contract';
import {
  isStillUpcoming,
  upcomingStatuses,
  type UpcomingCourseDetail,
  type upcomingCourseCalls,
} from '@lectern/contract/catalog';
import { earliestToday } from '@lectern/contract/day-field';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { proposeSlug, writtenSlug } from '../../../records/slug';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { upcomingCourses } from './upcoming-course.table';

type Written = RequestOf<typeof upcomingCourseCalls.create>;

/** @throws 400 for a day in the past, and for none where the course is announced */
export const requireDay = (expectedOn: string | null | undefined, isAnnounced: boolean): void => {
  const refuse = (text: string) => badRequest(fieldError('expectedOn', 'day', say(text, { field: 'Expected on' })));
  if (!expectedOn && isAnnounced) throw refuse(messages.required);
  if (expectedOn && expectedOn < earliestToday()) throw refuse(messages.invalid);
};

/** A draft; without a slug one is made from its title. */
export const createUpcoming = async (db: Kysely<DB>, written: Written): Promise<number> => {
  requireDay(written.expectedOn, false);
  const title = written.title.trim();
  const id = await upcomingCourses.nextId(db);
  const slug = written.slug || (await proposeSlug(db, 'upcoming_courses', title, id));
  return upcomingCourses.insert(db, { ...trimmed(written), id, title, slug, expectedOn: written.expectedOn || null });
};

/** What is absent stays. @throws 409 once it is a course, or cancelled */
export const updateUpcoming = async (
  db: Kysely<DB>,
  row: UpcomingCourseDetail,
  written: Partial<Written>,
): Promise<void> => {
  if (Object.keys(written).length === 0) return;
  if (!isStillUpcoming(row.status))
    throw conflict(`It is ${upcomingStatuses[row.status].toLowerCase()} and can’t be changed any more`);
  const { expectedOn, slug, title } = written;
  if (expectedOn !== undefined && expectedOn !== row.expectedOn) requireDay(expectedOn, row.status === 'announced');
  await upcomingCourses.update(db, row, {
    ...trimmed(written),
    slug: await writtenSlug(db, 'upcoming_courses', slug, { name: title?.trim() ?? row.title, id: row.id }),
    ...(expectedOn !== undefined && { expectedOn: expectedOn || null }),
  });
};
