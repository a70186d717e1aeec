import type { coursePartCalls, TopicChoice } from '@lectern/contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { Handler } from '../../../server/calls/frame';
import { searchCondition } from '../../../server/list/list-search';

const most = 50;

/** Where topics on request are from, and the status of those that are offered; their chapters need it too. */
const sources = [
  { source: 'topicId', topics: 'topics', chapters: 'chapters', chapterId: 'chapter_id', status: 'active' },
  {
    source: 'customTopicId',
    topics: 'custom_topics',
    chapters: 'custom_chapters',
    chapterId: 'custom_chapter_id',
    status: 'published',
  },
] as const;
type Source = (typeof sources)[number];

/** Topics of this name, and all of a chapter of this name. */
const foundBy = (q: string, { topics, chapters, chapterId }: Source): RawBuilder<unknown> => sql`t.id in (
  select x.id from ${sql.table(topics)} x where ${searchCondition(q, sql`x.search_text`)}
  union select x.id from ${sql.table(topics)} x join ${sql.table(chapters)} y on y.id = x.${sql.ref(chapterId)} where ${searchCondition(q, sql`y.search_text`)})`;

const among = (source: Source, isOwn: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select ${source.source} as source, t.id, t.title, c.title as chapter_title, k.name as skill_name, t.minutes, ${isOwn} as is_own, t.sort_key
  from ${sql.table(source.topics)} t join ${sql.table(source.chapters)} c on c.id = t.${sql.ref(source.chapterId)} join skills k on k.id = c.skill_id
  where t.deleted_at is null and t.status = ${source.status} and c.deleted_at is null and c.status = ${source.status} and ${where}
  order by is_own desc, c.title, c.id, t.sort_key limit ${most})`;

/** What a course may take as topics on request: those that the words find, else those of its skills; those of its skills come first. */
export const topicChoices: Handler<typeof coursePartCalls.topicChoices> = async ({ request: { id, q = '' }, db }) => {
  const words = q.trim();
  const ofCourse = sql`c.skill_id in (select s.skill_id from course_skills s where s.course_id = ${id})`;
  const select = async (isOwn: RawBuilder<unknown>, where: (source: Source) => RawBuilder<unknown>) => {
    const all = sources.map((source) => among(source, isOwn, where(source)));
    const { rows } = await sql<TopicChoice>`
      select source, id, title, chapter_title, skill_name, minutes from (${sql.join(all, sql` union all `)}) t
      order by is_own desc, chapter_title, source desc, sort_key limit ${most}`.execute(db);
    return rows;
  };
  if (words !== '') return { items: await select(ofCourse, (source) => foundBy(words, source)) };
  const own = await select(sql`true`, () => ofCourse);
  return { items: own.length > 0 ? own : await select(sql`true`, () => sql`true`) };
};
