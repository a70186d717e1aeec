import { courseNeeds, type CourseNeed } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, notFound, stale } from '../../../server/calls/errors';

/** A course whose parts are written: locked until the transaction ends. */
export interface LockedCourse {
  readonly id: number;
  readonly title: string;
  readonly status: string;
}

/** What a course that is on sale may not be without, one clause a need. */
export const refuseMissing = (missing: readonly CourseNeed[]): void => {
  if (missing.length === 0) return;
  throw conflict(`Not yet: ${missing.map((need) => courseNeeds[need].toLowerCase()).join('; ')}`, {
    result: { missing },
  });
};

/** What publishing a course still needs; the screen's list and the guard read the same answer. */
export const readMissing = async (db: Kysely<DB>, id: number): Promise<readonly CourseNeed[]> => {
  const { rows } = await sql<{ missing: CourseNeed[] }>`select course_missing(${id}) as missing`.execute(db);
  return rows[0]?.missing ?? [];
};

/**
 * Locks a course before anything that belongs to it is written: a publish waits, and two writers of its parts come one after the other.
 * @throws 404 for a course that is gone
 */
export const lockCourse = async (db: Kysely<DB>, id: number): Promise<LockedCourse> => {
  const { rows } = await sql<LockedCourse>`
    select id, title, status from courses where id = ${id} and deleted_at is null for no key update`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** @throws 409 for an archived course, which is read-only */
export const refuseArchived = ({ status }: Pick<LockedCourse, 'status'>): void => {
  if (status === 'archived') throw conflict('This course is archived: turn it into a draft first');
};

/** Writes rows that the figures of a course count, under its lock: enrolments and reviews. Whatever else the course misses does not matter. */
export const writeCounted = async <Result>(
  db: Kysely<DB>,
  id: number,
  write: (course: LockedCourse) => Promise<Result>,
): Promise<Result> => {
  const result = await write(await lockCourse(db, id));
  await sql`select course_restat(${id})`.execute(db);
  return result;
};

/**
 * Writes what a course is made of: under its lock, with its figures made again from the rows, and refused where a published course would
 * be incomplete (H5). Every write to sections, lessons, features, topics, videos and skills of a course goes through here.
 * @throws 409 for an archived course, and with the list of what would be missing
 */
export const writeParts = async <Result>(
  db: Kysely<DB>,
  id: number,
  write: (course: LockedCourse) => Promise<Result>,
): Promise<Result> => {
  let isPublished = false;
  const result = await writeCounted(db, id, (course) => {
    refuseArchived(course);
    isPublished = course.status === 'published';
    return write(course);
  });
  if (isPublished) refuseMissing(await readMissing(db, id));
  return result;
};

/** The parts that a tab saves as a whole. */
export type CoursePart = 'features' | 'topics';

/** How often this part was saved, from 1: a form sends back what it has read. */
export const readRevision = async (db: Kysely<DB>, courseId: number, part: CoursePart): Promise<number> => {
  const found = await db
    .selectFrom('courseParts')
    .select('revision')
    .where('courseId', '=', courseId)
    .where('part', '=', part)
    .executeTakeFirst();
  return found?.revision ?? 1;
};

/** Counts a save of this part, under the lock of its course. @throws 409 with the part as it is when somebody saved it meanwhile */
export const raiseRevision = async (
  db: Kysely<DB>,
  courseId: number,
  part: CoursePart,
  { seen, now }: { readonly seen: number; readonly now: () => Promise<unknown> },
): Promise<void> => {
  if ((await readRevision(db, courseId, part)) !== seen) throw stale(await now());
  await sql`
    insert into course_parts (course_id, part) values (${courseId}, ${part})
    on conflict (course_id, part) do update set revision = course_parts.revision + 1`.execute(db);
};
