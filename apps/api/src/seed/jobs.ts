import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

const jobs = 50;
/** How many proposals the jobs have, in turn: 320 together. */
const proposalsOf = [9, 4, 7, 5, 7];
const wanted = [
  'Weekly lessons',
  'Help before the examination',
  'A patient teacher',
  'Conversation twice a week',
  'A project to work on together',
];
const covers = [
  'I have taught this for eight years, most of it online. I would begin with a short test to see where to start.',
  'Two lessons a week and a page of exercises between them have worked best with my students.',
  'I work with a shared whiteboard and record every lesson, so that it can be watched again.',
  'My students learn by doing: each lesson ends with something that they have made themselves.',
];
/** 12 awarded, 6 expired, 4 paused, 3 closed; the others are open. */
const statusOf = (at: number): string => {
  if (at % 4 === 1 && at < 48) return 'awarded';
  if (at % 8 === 2 && at < 48) return 'expired';
  if (at % 12 === 3) return 'paused';
  return at % 16 === 0 && at > 0 ? 'closed' : 'open';
};

/** 50 jobs of students and institutes with 320 proposals of trainers. */
export const seedJobs = async (db: Kysely<DB>): Promise<void> => {
  const ids = async (table: 'students' | 'institutes'): Promise<readonly number[]> =>
    (await db.selectFrom(table).select('id').where('deletedAt', 'is', null).orderBy('id').limit(40).execute()).map(
      ({ id }) => id,
    );
  const [students, institutes] = [await ids('students'), await ids('institutes')];
  const trainers = await db
    .selectFrom('trainers')
    .select('id')
    .where('state', '=', 'verified')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const skills = await db
    .selectFrom('skills')
    .select(['id', 'name', 'categoryId'])
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(jobs)
    .execute();
  const days = (count: number) => sql<string>`now() - make_interval(days => ${count})`;
  for (const [at, skill] of skills.entries()) {
    const status = statusOf(at);
    const isOfInstitute = at % 5 === 4;
    const hourly = at % 3 !== 0;
    const least = (hourly ? 40_000 : 600_000) + (at % 7) * 10_000;
    const { id } = await db
      .insertInto('jobPosts')
      .values({
        studentId: isOfInstitute ? null : (students[at % students.length] ?? null),
        instituteId: isOfInstitute ? (institutes[at % institutes.length] ?? null) : null,
        title: `${wanted[at % wanted.length] ?? ''}: ${skill.name}`,
        descriptionHtml: `<p>We look for somebody who teaches ${skill.name}, from the basics on.</p>`,
        categoryId: skill.categoryId,
        skillId: skill.id,
        mode: ['online', 'either', 'in_person'][at % 3] ?? 'online',
        city: at % 3 === 0 ? '' : 'Pune',
        budgetKind: hourly ? 'hourly' : 'fixed',
        currency: 'INR',
        budgetMinMinor: least,
        budgetMaxMinor: least * 2,
        budgetUnits: String((least * 2) / 100),
        status,
        statusReason: status === 'closed' ? 'A teacher was found elsewhere' : '',
        expiresAt:
          status === 'expired' ? days(3 + (at % 10)) : sql<string>`now() + make_interval(days => ${10 + (at % 60)})`,
        createdAt: days(40 - (at % 38)),
        updatedAt: days(at % 20),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accepted = status === 'awarded' ? 2 : -1;
    const count = proposalsOf[at % proposalsOf.length] ?? 0;
    await db
      .insertInto('proposals')
      .values(
        Array.from({ length: count }, (_, n) => {
          const isLost = accepted >= 0 && n !== accepted;
          const state = n === accepted ? 'accepted' : isLost ? 'rejected' : n === 1 ? 'shortlisted' : 'submitted';
          return {
            jobPostId: id,
            trainerId: trainers[(at + n) % trainers.length]?.id ?? 0,
            coverText: covers[(at + n) % covers.length] ?? '',
            amountMinor: least + n * 5_000,
            currency: 'INR',
            status: state,
            statusReason: isLost ? 'Another proposal was accepted' : '',
            statusBefore: isLost ? 'submitted' : null,
            decidedAt: state === 'submitted' ? null : days(1),
            createdAt: sql<string>`now() - make_interval(days => ${38 - (at % 38)}, hours => ${20 - n})`,
            updatedAt: days(1),
          };
        }),
      )
      .execute();
  }
};
