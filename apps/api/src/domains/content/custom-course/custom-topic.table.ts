import type { CustomTopic } from '@lectern/contract/content';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { priceText } from '../../../records/price.queries';

const ofChapter = (value: string) =>
  sql`(select ${sql.raw(value)} from custom_chapters c join skills s on s.id = c.skill_id where c.id = t.custom_chapter_id)`;

export const customTopics = recordTable<CustomTopic>('custom_topics', {
  label: 'title',
  columns: [
    'customChapterId',
    'title',
    'summary',
    'bodyHtml',
    'words',
    'minutes',
    'currency',
    'publishedAt',
    'createdAt',
  ],
  computed: { chapterTitle: ofChapter('c.title'), skillName: ofChapter('s.name'), price: priceText },
  unique: { custom_topics_title: ['title', 'Title'] },
});
