import { htmlToText, type Audience } from '@lectern/contract/content';
import type { HistoryWords } from '@lectern/ui-kit/detail';
import * as categoryTexts from '../texts/categories';
import * as texts from '../texts/faq';
import { audienceWords, statusWords } from '../texts/words';

const words =
  (table: Readonly<Record<string, string>>) =>
  (value: string): string =>
    table[value] ?? value;
/** So much of an answer is told. */
const longest = 300;
const excerpt = (html: string): string => {
  const text = htmlToText(html);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** How what was done to a FAQ is told. */
export const faqWords: HistoryWords = {
  noun: texts.one,
  fields: { languageId: texts.language, question: texts.question, answerHtml: texts.answer },
  show: { status: words(statusWords), answerHtml: excerpt },
};
/** How what was done to a category of FAQs is told. */
export const categoryWords: HistoryWords = {
  noun: categoryTexts.noun,
  fields: { audience: texts.audience, moveTo: categoryTexts.faqsWentTo },
  show: { audience: (value) => audienceWords[value as Audience] ?? value },
};
