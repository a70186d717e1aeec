import type { ChapterDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { categoryPath } from '../category/subtree';

const ofTopics = (value: string) =>
  sql`(select ${sql.raw(value)} from topics p where p.chapter_id = t.id and p.deleted_at is null)`;

/** The courses that have the topics of this condition over `x`, as lessons or as topics that can be asked for. */
const coursesOf = (topicIs: string) =>
  sql.raw(`
  select x.course_id from lessons x where x.${topicIs} union select x.course_id from course_custom_topics x where x.${topicIs}`);
const countOf = (courses: unknown) =>
  sql`(select count(*)::int from (${courses}) u where (select c.deleted_at is null from courses c where c.id = u.course_id))`;

const usedIn = countOf(sql`
  select s.course_id from course_sections s where s.chapter_id = t.id
  union ${coursesOf('topic_id in (select p.id from topics p where p.chapter_id = t.id)')}`);
const listOf = (topic: unknown) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, ${topic}) order by p.sort_key) from topics p where p.chapter_id = t.id and p.deleted_at is null), '[]')`;

/** Chapters of a skill with their topics. */
export const chapters = recordTable<ChapterDetail>('chapters', {
  label: 'title',
  columns: ['categoryId', 'skillId', 'title', 'descriptionHtml'],
  computed: {
    categoryPath,
    skillName: sql`(select s.name from skills s where s.id = t.skill_id)`,
    topicCount: ofTopics('count(*)::int'),
    minutes: ofTopics('coalesce(sum(p.minutes), 0)::int'),
    usedIn,
    topics: listOf(
      sql`'title', p.title, 'minutes', p.minutes, 'descriptionHtml', p.description_html, 'status', p.status`,
    ),
    topicStates: listOf(sql`'version', p.version, 'usedIn', ${countOf(coursesOf('topic_id = p.id'))}`),
  },
  unique: { chapters_title: ['title', 'Title'] },
});
