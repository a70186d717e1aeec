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
import { proposeSlug } from '../../../records/slug';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { requireLanguage } from '../../content/language.queries';
import { requireTrainer } from '../../people/batch/batch-people.queries';
import { keepCategory } from '../category/tree.queries';
import { upcomingCourses } from './upcoming-course.table';

type Written = RequestOf<typeof upcomingCourseCalls.create>;

/** @throws 400 on the field for a category, trainer or language that can't be chosen; what the row has already may stay */
const requireChosen = async (
  db: Kysely<DB>,
  { categoryId, trainerId, languageId }: Partial<Written>,
  row?: UpcomingCourseDetail,
): Promise<void> => {
  if (
    categoryId !== undefined &&
    categoryId !== row?.categoryId &&
    (await keepCategory(db, categoryId))?.status !== 'active'
  )
    throw badRequest(fieldError('categoryId', 'active', say(messages.invalid, { field: 'Category' })));
  if (typeof trainerId === 'number' && trainerId !== row?.trainerId) await requireTrainer(db, trainerId);
  if (typeof languageId === 'number' && languageId !== row?.languageId) await requireLanguage(db, languageId);
};

/** @throws 400 for a day in the past, and for none where the course is announced */
export const requireDay = (expectedOn: string | null | undefined, isAnnounced: boolean): void => {
  const refuse = (text: string) => badRequest(fieldError('expectedOn', 'day', say(text, { field: 'Expected on' })));
  if (!expectedOn && isAnnounced) throw refuse(messages.required);
  if (expectedOn && expectedOn < earliestToday()) throw refuse(messages.invalid);
};

/** A draft; without a slug one is made from its title. */
export const createUpcoming = async (db: Kysely<DB>, written: Written): Promise<number> => {
  await requireChosen(db, written);
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
  await requireChosen(db, written, row);
  const { expectedOn, slug, title } = written;
  if (expectedOn !== undefined && expectedOn !== row.expectedOn) requireDay(expectedOn, row.status === 'announced');
  await upcomingCourses.update(db, row, {
    ...trimmed(written),
    slug:
      slug === undefined
        ? undefined
        : slug || (await proposeSlug(db, 'upcoming_courses', title?.trim() ?? row.title, row.id)),
    ...(expectedOn !== undefined && { expectedOn: expectedOn || null }),
  });
};

/** @throws 409 while the category is deleted */
export const requireOwnCategory = async (db: Kysely<DB>, { categoryId }: { categoryId: number }): Promise<void> => {
  if (!(await keepCategory(db, categoryId)))
    throw conflict('The category of this record has been deleted: restore that one first');
};
