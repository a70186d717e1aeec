import { messages, say, type RequestOf } from '@lectern/contract';
import { longestJobDays, type JobPostDetail, type jobPostCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readMoney } from '../../../records/amount';
import { lockLive } from '../../../records/lock-live';
import { trimmed } from '../../../records/record-writes';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { refuseOverLimit } from '../../commerce/limit/refuse-over-limit';
import { requireSkillIn } from '../skill/skill-in-category';
import { jobPosts } from './job-post.table';

type Written = RequestOf<typeof jobPostCalls.create>;
type Budget = Pick<Written, 'budgetMin' | 'budgetMax' | 'currency'>;

const invalid = (property: string, field: string, rule = 'live') =>
  badRequest(fieldError(property, rule, say(messages.invalid, { field })));

/** Somebody posts a job: a student or an institute. @throws 400 on the field */
const requirePoster = async (
  db: Kysely<DB>,
  { studentId, instituteId }: Pick<Partial<Written>, 'studentId' | 'instituteId'>,
): Promise<void> => {
  if (!studentId === !instituteId)
    throw badRequest(fieldError('studentId', 'poster', 'Choose a student or an institute'));
  if (studentId && !(await lockLive(db, 'students', [studentId], 'use')).has(studentId))
    throw invalid('studentId', 'Student');
  if (instituteId && !(await lockLive(db, 'institutes', [instituteId], 'use')).has(instituteId))
    throw invalid('instituteId', 'Institute');
};

/** The columns of a budget. @throws 400 on the field */
const budgetOf = async (db: Kysely<DB>, { budgetMin, budgetMax, currency }: Budget) => {
  const least = await readMoney(db, budgetMin, currency, { property: 'budgetMin', label: 'Budget from' });
  const most = await readMoney(db, budgetMax, currency, { property: 'budgetMax', label: 'Budget to' });
  if (most.minor < least.minor) throw invalid('budgetMax', 'Budget to', 'order');
  return { currency, budgetMinMinor: least.minor, budgetMaxMinor: most.minor, budgetUnits: most.units };
};

/** The last second of a day of the business. @throws 400 for a day that is over, or too far ahead */
const expiryOf = async (db: Kysely<DB>, expiresOn: string): Promise<string> => {
  const { rows } = await sql<{
    at: string;
  }>`select business_day(${expiresOn}::date + 1) - interval '1 second' as at`.execute(db);
  const { at } = rows[0]!;
  const days = (Date.parse(at) - Date.now()) / 86_400_000;
  if (days < 0 || days > longestJobDays + 1) throw invalid('expiresOn', 'Open until', 'range');
  return at;
};

/** A job that counts under the limit of its student's plan. */
export const isHeldJob = (status: JobPostDetail['status']): boolean => status === 'open' || status === 'paused';

/** An open job. */
export const createJobPost = async (
  db: Kysely<DB>,
  { budgetMin, budgetMax, currency, expiresOn, ...written }: Written,
): Promise<number> => {
  await requirePoster(db, written);
  if (written.studentId) await refuseOverLimit(db, 'student', written.studentId, 'jobPosts');
  await requireSkillIn(db, written);
  return jobPosts.insert(db, {
    ...trimmed(written),
    ...(await budgetOf(db, { budgetMin, budgetMax, currency })),
    expiresAt: await expiryOf(db, expiresOn),
  });
};

/** What is absent stays. @throws 409 once it is removed */
export const updateJobPost = async (
  db: Kysely<DB>,
  row: JobPostDetail,
  { budgetMin, budgetMax, currency, expiresOn, ...written }: Partial<Written>,
): Promise<void> => {
  if (row.status === 'removed') throw conflict('It is removed and can’t be changed any more');
  const { studentId = row.studentId, instituteId = row.instituteId } = written;
  if (studentId !== row.studentId || instituteId !== row.instituteId)
    await requirePoster(db, { studentId, instituteId });
  if (studentId && studentId !== row.studentId && isHeldJob(row.status))
    await refuseOverLimit(db, 'student', studentId, 'jobPosts');
  const { categoryId = row.categoryId, skillId = row.skillId } = written;
  if (categoryId !== row.categoryId || skillId !== row.skillId) await requireSkillIn(db, { categoryId, skillId }, row);
  const isPriced = budgetMin !== undefined || budgetMax !== undefined || currency !== undefined;
  await jobPosts.update(db, row, {
    ...trimmed(written),
    ...(isPriced &&
      (await budgetOf(db, {
        budgetMin: budgetMin ?? row.budgetMin,
        budgetMax: budgetMax ?? row.budgetMax,
        currency: currency ?? row.currency,
      }))),
    ...(expiresOn !== undefined && expiresOn !== row.expiresOn && { expiresAt: await expiryOf(db, expiresOn) }),
  });
};

/** @throws 409 while its skill is deleted, and at the limit of its student's plan */
export const requireRestorable = async (
  db: Kysely<DB>,
  { skillId, studentId, status }: JobPostDetail,
): Promise<void> => {
  if (!(await lockLive(db, 'skills', [skillId], 'use')).has(skillId))
    throw conflict('The skill of this job has been deleted');
  if (studentId && isHeldJob(status)) await refuseOverLimit(db, 'student', studentId, 'jobPosts');
};
