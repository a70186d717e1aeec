import { object, string } from 'yup';
import {
  faqFields,
  htmlToText,
  longestHtml,
  textToHtml,
  tidyText,
  wordsOf,
  type FaqStatus,
} from '@lectern/contract/content';
import { messages, say, type RequestOf, type ResponseOf } from '@lectern/contract';
import type { faqCalls } from '@lectern/contract/content';
import * as texts from '../texts/faq';

export type Faq = ResponseOf<typeof faqCalls.details>['faq'];
export type FaqRow = NonNullable<ResponseOf<typeof faqCalls.list>['items']>[number];

/** What the panel edits; the answer is plain text there. */
export interface FaqValues {
  categoryId: number | '';
  languageId: number | '';
  question: string;
  answer: string;
  status: FaqStatus;
}

export const valuesOf = (faq: Faq): FaqValues => ({
  categoryId: faq.categoryId,
  languageId: faq.languageId,
  question: faq.question,
  answer: htmlToText(faq.answerHtml),
  status: faq.status,
});
export const newValues = (categoryId: number | '', languageId: number | ''): FaqValues => ({
  categoryId,
  languageId,
  question: '',
  answer: '',
  status: 'draft',
});

/** A select without a choice holds an empty text. */
const chosen = (field: typeof faqFields.categoryId) =>
  field.transform((value: number, original: unknown) => (original === '' ? undefined : value));

/** The contract's own rules, with the answer measured as it will be stored. */
export const faqSchema = object({
  categoryId: chosen(faqFields.categoryId),
  languageId: chosen(faqFields.languageId),
  question: faqFields.question,
  status: faqFields.status,
  answer: string()
    .label(texts.answer)
    .defined()
    .test('max', say(messages.max, { max: longestHtml }), (value) => textToHtml(value ?? '').length <= longestHtml)
    .test(
      'published',
      say(messages.required, { field: texts.answer }),
      (value, { parent }) => parent.status !== 'published' || wordsOf(textToHtml(value ?? '')) > 0,
    ),
});

/** The form's field for a property of the call. */
export const fieldOf = (property: string): string => (property === 'answerHtml' ? 'answer' : property);

type Update = RequestOf<typeof faqCalls.update>;

/** What of `values` differs from the FAQ it began with, as the call spells it; an answer that is only laid out otherwise doesn't. */
export const changedFields = (faq: Faq, values: FaqValues): Partial<Omit<Update, 'id' | 'version'>> => ({
  ...(values.categoryId !== faq.categoryId && values.categoryId !== '' && { categoryId: values.categoryId }),
  ...(values.languageId !== faq.languageId && values.languageId !== '' && { languageId: values.languageId }),
  ...(values.question !== faq.question && { question: values.question }),
  ...(tidyText(values.answer) !== htmlToText(faq.answerHtml) && { answerHtml: textToHtml(values.answer) }),
  ...(values.status !== faq.status && { status: values.status }),
});
