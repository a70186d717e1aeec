import { wordsOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { cleanHtml } from '../server/rich-text/clean-html';
import { arabic, chapters, topics } from './custom-course-data';

const step = 1_048_576;
/** Chapters that are still drafts, with all their topics; the other drafts are single topics. */
const draftChapters = 2;
const drafts = 20;
/** Topics whose text was saved ten times. */
const rewritten = 3;
const saves = 10;

/** The first active skill of a category by id. */
const skillOf = async (db: Kysely<DB>, category: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select s.id from skills s join categories c on c.id = s.category_id
    where c.name = ${category} and s.status = 'active' and s.deleted_at is null order by s.id limit 1`.execute(db);
  if (!rows[0]) throw new Error(`the demo has no skill in ${category}`);
  return rows[0].id;
};

/** 30 chapters of custom courses in eight skills with 180 topics, 20 of them drafts; three were written again ten times. */
export const seedCustomCourses = async (db: Kysely<DB>): Promise<void> => {
  const english = await db.selectFrom('languages').select('id').where('code', '=', 'en').executeTakeFirstOrThrow();
  const all = Object.entries(chapters).flatMap(([category, ofCategory]) =>
    ofCategory.map((data, at) => ({ category, data, at })),
  );
  const at = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
  const singles = drafts - draftChapters * topics.length;
  const written: number[] = [];
  for (const [index, { category, data, at: place }] of all.entries()) {
    const [title, about, tex] = data;
    const isDraft = index >= all.length - draftChapters;
    const formula = `<span class="math-tex" data-formula="${tex}"></span>`;
    const { id } = await db
      .insertInto('customChapters')
      .values({
        skillId: await skillOf(db, category),
        languageId: english.id,
        title,
        descriptionHtml: `<p>${title}: ${about}.</p>`,
        status: isDraft ? 'draft' : 'published',
        publishedAt: isDraft ? null : at(80),
        sortKey: (place + 1) * step,
        createdAt: at(90),
        updatedAt: at(index),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = topics.map(([name, html], no) => {
      const text = index % 15 === 4 && no === 1 ? arabic : html;
      const isSingleDraft = no === topics.length - 1 && index < singles;
      const { html: bodyHtml } = cleanHtml(
        text
          .replaceAll('{title}', title.toLowerCase())
          .replaceAll('{about}', about)
          .replaceAll('{formula}', () => formula),
      );
      return {
        customChapterId: id,
        title: name,
        summary: `${title} – ${about}`,
        bodyHtml,
        words: wordsOf(bodyHtml),
        minutes: 10 + ((index + no) % 5) * 5,
        priceMinor: 5000 + (index % 4) * 2500,
        status: isDraft || isSingleDraft ? 'draft' : 'published',
        publishedAt: isDraft || isSingleDraft ? null : at(80),
        sortKey: (no + 1) * step,
        createdAt: at(90),
        updatedAt: at(index),
      };
    });
    const [first] = await db.insertInto('customTopics').values(rows).returning('id').execute();
    if (first && written.length < rewritten) written.push(first.id);
  }
  for (let save = 1; save < saves; save += 1)
    await sql`update custom_topics set version = version + 1, words = words + 7, body_html = body_html || ${`<p>Note ${save}: ask for a further example.</p>`}
      where id = any(${written}::bigint[])`.execute(db);
};
