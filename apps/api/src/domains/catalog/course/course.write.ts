import { wordsOf, type RequestOf } from '@lectern/contract';
import { courseFields, type Course, type courseCalls } from '@lectern/contract/catalog';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { proposeSlug, writtenSlug } from '../../../records/slug';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import type { Handler } from '../../../server/calls/frame';
import { requireLanguage } from '../../content/language.queries';
import { requireCategory } from '../category/require-category';
import { keepCategory } from '../category/tree.queries';
import { requireAgency, requireSkills, requireTrainer } from './course-people.queries';
import { priceColumns, setPrices } from './course-prices';
import { refuseArchived, writeParts } from './course-parts';
import { courses } from './course.table';

type Written = Partial<RequestOf<typeof courseCalls.update>>;

const audited = [
  ...Object.keys(courseFields),
  ...['skills', 'status', 'statusReason', 'introVideoId', 'deletedAt'],
] as (keyof Course & string)[];

/** What the audit log says of a change of a course, in the order of the form. */
export const courseAudit = (
  name: string,
  course: Pick<Course, 'id' | 'title'>,
  before: Partial<Course>,
  after: Partial<Course>,
): AuditEntry => ({
  action: `course.${name}`,
  entity: 'courses',
  entityId: course.id,
  label: course.title,
  changes: changesOf<Course>(before, after, audited),
});

/** A draft in its category; without a slug one is made from its title. */
export const createCourse: Handler<typeof courseCalls.create> = async ({ request, db, actor, audit }) => {
  const { slug, ...written } = request;
  await requireCategory(db, written.categoryId);
  await requireTrainer(db, written.trainerId);
  await requireLanguage(db, written.languageId);
  const title = written.title.trim();
  const id = await courses.nextId(db);
  await courses.insert(db, {
    ...written,
    id,
    title,
    slug: slug || (await proposeSlug(db, 'courses', title, id)),
    createdBy: actor.userId,
  });
  const course = await courses.read(db, id);
  audit(courseAudit('create', course, {}, course));
  return { course };
};

/** What a course newly refers to has to be there; what it had may stay. */
const requireReferences = async (db: Kysely<DB>, row: Course, written: Written): Promise<void> => {
  const { categoryId, trainerId, languageId, agencyId, skillIds } = written;
  if (categoryId !== undefined && categoryId !== row.categoryId) await requireCategory(db, categoryId);
  if (trainerId !== undefined && trainerId !== row.trainerId) await requireTrainer(db, trainerId);
  if (languageId !== undefined && languageId !== row.languageId) await requireLanguage(db, languageId);
  const agency = agencyId === undefined ? row.agencyId : agencyId;
  const isOther = agency !== row.agencyId || (trainerId !== undefined && trainerId !== row.trainerId);
  if (agency !== null && isOther) await requireAgency(db, agency, trainerId ?? row.trainerId);
  if (skillIds) await requireSkills(db, skillIds, new Set(row.skills.map(({ id }) => id)));
};

const setSkills = async (db: Kysely<DB>, courseId: number, skillIds: readonly number[]): Promise<void> => {
  await db.deleteFrom('courseSkills').where('courseId', '=', courseId).execute();
  if (skillIds.length > 0)
    await db
      .insertInto('courseSkills')
      .values([...new Set(skillIds)].map((skillId) => ({ courseId, skillId })))
      .execute();
};

/** What is absent stays; a published course has to stay complete. */
export const updateCourse: Handler<typeof courseCalls.update> = async ({ request, db, audit }) => {
  const { id, version, ...written } = request as Written & { id: number; version: number };
  if (written.categoryId !== undefined) await keepCategory(db, written.categoryId);
  const before = await courses.lock(db, { id, version });
  refuseArchived(before);
  await requireReferences(db, before, written);
  const { columns, prices } = await priceColumns(db, before, written);
  const { skillIds, slug, isFree: _free, price: _price, comparePrice: _before, currency: _currency, ...rest } = written;
  const { prices: _prices, ...own } = rest;
  const title = own.title?.trim() ?? before.title;
  await writeParts(db, id, async () => {
    if (skillIds) await setSkills(db, id, skillIds);
    if (prices) await setPrices(db, id, prices);
    if (Object.keys(written).length === 0) return;
    await courses.update(db, before, {
      ...trimmed(own),
      ...columns,
      slug: await writtenSlug(db, 'courses', slug, { name: title, id }),
      ...(own.descriptionHtml !== undefined && { descriptionWords: wordsOf(own.descriptionHtml) }),
    });
  });
  const course = await courses.read(db, id);
  audit(courseAudit('update', course, before, course));
  return { course };
};
