import { object, string } from 'yup';
import { faqFields, htmlToText, longestHtml, refuseStatus, textToHtml, tidyText, type FaqStatus } from '@lectern/contract/content';
import { messages, say, type RequestOf, type ResponseOf } from '@lectern/contract';
import type { faqCalls } from '@lectern/contract/content';

export type Faq = ResponseOf<typeof faqCalls.details>['faq'];
export type FaqRow = NonNullable<ResponseOf<typeof faqCalls.list>['items']>[number];

/** What the panel edits; the answer is plain text there. */
export interface FaqValues {
  categoryId: number | '';
  languageId: number | '';
  question: string;
  answer: string;
}

export const valuesOf = (faq: Faq): FaqValues => ({ categoryId: faq.categoryId, languageId: faq.languageId, question: faq.question, answer: htmlToText(faq.answerHtml) });

/** A select without a choice holds an empty text. */
const chosen = (field: typeof faqFields.categoryId) => field.transform((value: number, original: unknown) => (original === '' ? undefined : value));

/** The contract's own rules, with the answer measured as it will be stored. */
export const faqSchema = object({
  categoryId: chosen(faqFields.categoryId),
  languageId: chosen(faqFields.languageId),
  question: faqFields.question,
  answer: string().label('Answer').defined().test('max', say(messages.max, { max: longestHtml }), (value) => textToHtml(value ?? '').length <= longestHtml),
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
});

/** Why the FAQ can't have this status with what stands in the form, by field; undefined when it can. */
export const refuseValues = (from: FaqStatus | undefined, to: FaqStatus, values: FaqValues): Readonly<Record<string, string>> | undefined => {
  const refused = refuseStatus(from, to, textToHtml(values.answer));
  return refused && { [fieldOf(refused.property)]: Object.values(refused.constraints).join('\n') };
};
