import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

const step = 1_048_576;
const skills = 24;
/** The chapters of each skill, and the topics of each chapter. */
const titles = ['First steps', 'Core ideas', 'Guided practice', 'Applications', 'Revision and tests'];
const topics: readonly (readonly [title: string, minutes: number, about: string])[] = [
  ['What it is about', 15, 'Where it is met, and what is learned in this chapter.'],
  ['Words and signs', 20, 'Every term with an example that needs nothing but what is known already.'],
  ['A worked example', 30, 'One example from beginning to end, with a reason for each step.'],
  ['Common mistakes', 20, 'What goes wrong most often, and how to notice it early.'],
  ['Exercises', 45, 'Ten exercises, from simple to demanding, with answers.'],
  ['Summary', 10, 'The chapter on one page.'],
];
/** Each sixth chapter has no summary: 700 topics. */
const topicsOf = (index: number): typeof topics => (index % 6 === 0 ? topics.slice(0, 5) : topics);

/** 120 chapters in 24 skills with 700 topics; four chapters are inactive. */
export const seedChapters = async (db: Kysely<DB>): Promise<void> => {
  const named = await db
    .selectFrom('skills')
    .select(['id', 'name', 'categoryId'])
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(skills)
    .execute();
  const rows = named.flatMap(({ id, name, categoryId }, at) =>
    titles.map((title, place) => ({
      skillId: id,
      categoryId,
      title,
      descriptionHtml: `<p>${title} in ${name}.</p>`,
      status: (at * titles.length + place) % 30 === 29 ? 'inactive' : 'active',
      sortKey: (place + 1) * step,
      createdAt: sql<string>`now() - make_interval(days => 120)`,
      updatedAt: sql<string>`now() - make_interval(days => ${(at * 5 + place) % 100})`,
    })),
  );
  const made = await db.insertInto('chapters').values(rows).returning('id').execute();
  await db
    .insertInto('topics')
    .values(
      made.flatMap(({ id }, index) =>
        topicsOf(index).map(([title, minutes, about], place) => ({
          chapterId: id,
          title,
          minutes,
          descriptionHtml: `<p>${about}</p>`,
          sortKey: (place + 1) * step,
        })),
      ),
    )
    .execute();
};
