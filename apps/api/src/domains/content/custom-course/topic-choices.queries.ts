import type { customTopicCalls } from '@lectern/contract/content';
import { sql } from 'kysely';
import type { Handler } from '../../../server/calls/frame';
import { searchCondition } from '../../../server/list/list-search';
import { priceText } from '../../../records/price.queries';

const most = 50;

/** Published topics of published chapters to choose from: those of a chapter or a skill, or found by words; in their order. */
export const topicChoices: Handler<typeof customTopicCalls.choices> = async ({ request, db }) => {
  const { customChapterId, skillId, q = '' } = request;
  const conditions = [
    sql`t.deleted_at is null and t.status = 'published' and c.deleted_at is null and c.status = 'published'`,
    ...(customChapterId === undefined ? [] : [sql`t.custom_chapter_id = ${customChapterId}`]),
    ...(skillId === undefined ? [] : [sql`c.skill_id = ${skillId}`]),
    ...(q.trim() === '' ? [] : [searchCondition(q.trim(), sql`t.search_text`)]),
  ];
  const { rows } = await sql<{
    id: number;
    title: string;
    customChapterId: number;
    chapterTitle: string;
    minutes: number | null;
    price: string;
    currency: string;
  }>`
    select t.id, t.title, t.custom_chapter_id, c.title as chapter_title, t.minutes, ${priceText} as price, t.currency
    from custom_topics t join custom_chapters c on c.id = t.custom_chapter_id
    where ${sql.join(conditions, sql` and `)}
    order by c.skill_id, c.sort_key, t.sort_key, t.id limit ${most}`.execute(db);
  return { items: rows };
};
