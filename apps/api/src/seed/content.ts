import { textToHtml } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { cleanHtml } from '../server/rich-text/clean-html';
import { faqCategories, hindiQuestions, questions, sums } from './faq-data';
import { random } from './random';

const step = 1_048_576;
const english = 90;
const hindi = 20;
const drafts = 12;
const hidden = 5;

/** 16 categories of FAQs over four audiences, 90 FAQs in English and 20 in Hindi: most published, some drafts, a few hidden. */
export const seedContent = async (db: Kysely<DB>): Promise<void> => {
  const { below } = random();
  const languages = new Map(
    (await db.selectFrom('languages').select(['id', 'code']).execute()).map((language) => [language.code, language.id]),
  );
  const categories: { id: number; name: string }[] = [];
  for (const [audience, names] of Object.entries(faqCategories)) {
    for (const [index, name] of names.entries()) {
      categories.push(
        await db
          .insertInto('faqCategories')
          .values({ audience, name, sortKey: (index + 1) * step })
          .returning(['id', 'name'])
          .executeTakeFirstOrThrow(),
      );
    }
  }
  const cleaned = sums.map((html) => cleanHtml(html).html);
  const last = new Map<number, number>();
  const rows = Array.from({ length: english + hindi }, (_, index) => {
    const inHindi = index >= english;
    const number = inHindi ? index - english : index;
    const category = categories[number % categories.length] ?? { id: 0, name: '' };
    const list = inHindi ? hindiQuestions : questions;
    const [question = '', answer = []] = list[Math.floor(number / categories.length) % list.length] ?? [];
    const topic = category.name.toLowerCase();
    const sortKey = (last.get(category.id) ?? 0) + step;
    last.set(category.id, sortKey);
    const status =
      index % 9 === 4 && index / 9 < drafts
        ? 'draft'
        : index % 20 === 8 && index / 20 < hidden
          ? 'hidden'
          : 'published';
    const days = below(90);
    const at = (more: number) => sql<string>`now() - make_interval(days => ${days + more}, mins => ${index})`;
    return {
      categoryId: category.id,
      languageId: languages.get(inHindi ? 'hi' : 'en') ?? 0,
      question: question.replaceAll('{topic}', topic),
      answerHtml:
        textToHtml(answer.join('\n\n').replaceAll('{topic}', topic)) +
        (index % 12 === 7 ? (cleaned[index % cleaned.length] ?? '') : ''),
      status,
      publishedAt: status === 'draft' ? null : at(1),
      sortKey,
      createdAt: at(2),
      updatedAt: at(0),
    };
  });
  await db.insertInto('faqs').values(rows).execute();
};
