import type { Faq } from '@lectern/contract/content';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';

const ofCategory = (column: 'audience' | 'name') =>
  sql`(select c.${sql.id(column)} from faq_categories c where c.id = t.category_id)`;

export const faqs = recordTable<Faq>('faqs', {
  label: 'question',
  columns: ['question', 'categoryId', 'languageId', 'answerHtml', 'publishedAt', 'createdAt'],
  computed: {
    audience: ofCategory('audience'),
    categoryName: ofCategory('name'),
    languageName: sql`(select l.name from languages l where l.id = t.language_id)`,
  },
  unique: { faqs_question: ['question', 'Question'] },
});
