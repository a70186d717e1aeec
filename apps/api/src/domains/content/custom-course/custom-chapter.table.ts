import type { CustomChapter } from '@lectern/contract/content';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

const ofTopics = (value: string) =>
  sql`(select ${sql.raw(value)} from custom_topics p where p.custom_chapter_id = t.id and p.deleted_at is null)`;

export const customChapters = recordTable<CustomChapter>('custom_chapters', {
  label: 'title',
  columns: ['title', 'skillId', 'languageId', 'descriptionHtml', 'imageFileId', 'publishedAt', 'createdAt'],
  computed: {
    skillName: sql`(select s.name from skills s where s.id = t.skill_id)`,
    languageName: sql`(select l.name from languages l where l.id = t.language_id)`,
    topics: ofTopics('count(*)::int'),
    publishedTopics: ofTopics("(count(*) filter (where p.status = 'published'))::int"),
    minutes: ofTopics('coalesce(sum(p.minutes), 0)::int'),
  },
  unique: { custom_chapters_title: ['title', 'Title'] },
});
