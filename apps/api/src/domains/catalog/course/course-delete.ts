import type { RequestOf, ResponseOf } from '@lectern/contract';
import { usesInWords } from '@lectern/contract/catalog/category-uses';
import type { courseCalls } from '@lectern/contract/catalog';
import { readUses } from '../../../records/uses';
import type { Writing } from '../../../records/record-writes';
import { conflict } from '../../../server/calls/errors';
import { keepCategory } from '../category/tree.queries';
import { courseAudit } from './course.write';
import { courses } from './course.table';

type Named = RequestOf<typeof courseCalls.delete>;

/** Deletes a course that is not on sale and that nothing uses: its students keep what they have. @throws 409 */
export const deleteCourse = async ({
  request,
  db,
  audit,
}: Writing<Named>): Promise<ResponseOf<typeof courseCalls.delete>> => {
  const course = await courses.lock(db, request);
  if (course.status === 'published' || course.status === 'review')
    throw conflict('Only a course that is neither published nor in review can be deleted');
  const uses = await readUses(db, 'courses', course.id);
  if (uses.length > 0) throw conflict(`${course.title} is still used by ${usesInWords(uses)}`, { result: { uses } });
  const restorableUntil = await courses.softDelete(db, course.id);
  const after = await courses.read(db, course.id);
  audit(courseAudit('delete', course, { deletedAt: null }, { deletedAt: after.deletedAt }));
  return { restorableUntil };
};

/** Brings a course back. @throws 409 while its category is deleted, or where its slug is used by another */
export const restoreCourse = async ({
  request,
  db,
  audit,
}: Writing<Named>): Promise<ResponseOf<typeof courseCalls.restore>> => {
  const before = await courses.lockDeleted(db, request);
  if (!(await keepCategory(db, before.categoryId)))
    throw conflict('The category of this course has been deleted: restore that one first');
  await courses.update(db, before, { deletedAt: null });
  const course = await courses.read(db, before.id);
  audit(courseAudit('restore', course, { deletedAt: before.deletedAt }, { deletedAt: null }));
  return { course };
};
