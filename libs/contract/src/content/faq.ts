import { array, boolean, number, object, string } from 'yup';
import { call } from '../call';
import { id, requiredText, version } from '../fields';
import { messages, say } from '../messages';
import { listRequest, pageOf, type ListFields } from '../wire';
import { isParagraphs } from './paragraphs';

/** Whom a FAQ is written for. */
export const audiences = ['student', 'trainer', 'agency', 'institute'] as const;
export type Audience = (typeof audiences)[number];

export const faqStatuses = ['draft', 'published', 'hidden'] as const;
export type FaqStatus = (typeof faqStatuses)[number];

/** What the list of FAQs sorts and filters by; `sortKey` is the order inside one category, which it needs as a filter. */
export const faqListFields = {
  question: { type: 'text', filter: true, sort: true },
  audience: { type: 'choice', choices: audiences, filter: true },
  categoryId: { type: 'id', filter: true },
  languageId: { type: 'id', filter: true },
  status: { type: 'choice', choices: faqStatuses, filter: true },
  sortKey: { type: 'number', sort: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A row of the list; `snippet` is the place of the search's hit in the answer, or the answer's beginning. */
export const faqRow = object({
  id: id(),
  version: version(),
  question: string().required(),
  snippet: string().defined(),
  audience: string().oneOf(audiences).required(),
  categoryId: id(),
  categoryName: string().required(),
  languageId: id(),
  languageName: string().required(),
  status: string().oneOf(faqStatuses).required(),
  publishedAt: string().nullable().defined(),
  updatedAt: string().required(),
  deletedAt: string().nullable().defined(),
});

/** A whole FAQ. */
export const faq = faqRow
  .omit(['snippet'])
  .concat(object({ answerHtml: string().defined(), createdAt: string().required() }));

/** One earlier save of the answer: `no` is the version the save made. */
export const faqRevision = object({
  no: number().required(),
  words: number().required(),
  savedBy: string().nullable().defined(),
  savedAt: string().required(),
});

const question = () => requiredText('Question', { min: 5, max: 250 });
const answerHtml = () =>
  string()
    .label('Answer')
    .typeError(say(messages.invalid, { field: 'Answer' }))
    .test('paragraphs', say(messages.invalid, { field: 'Answer' }), (value) => !value || isParagraphs(value));
const status = () =>
  string()
    .label('Status')
    .oneOf(faqStatuses, say(messages.invalid, { field: 'Status' }));

/** What a person writes: the form's schema, and the fields of add and update. */
export const faqFields = {
  categoryId: id('Category'),
  languageId: id('Language'),
  question: question(),
  answerHtml: answerHtml(),
  status: status(),
};

export const faqCalls = {
  list: call({
    method: 'GET',
    path: 'admin/faqs/list',
    access: ['settings'],
    request: listRequest(faqListFields),
    response: pageOf(faqRow),
  }),
  details: call({
    method: 'GET',
    path: 'admin/faqs/details',
    access: ['settings'],
    request: object({ id: id() }),
    response: object({ faq, revisions: array().of(faqRevision).required() }),
  }),
  /** Put before `beforeId`, or last in its category. */
  add: call({
    method: 'POST',
    path: 'admin/faqs/add',
    access: ['faqEdit'],
    request: object({ ...faqFields, beforeId: id().nullable().optional() }),
    response: object({ faq }),
  }),
  update: call({
    method: 'PUT',
    path: 'admin/faqs/update',
    access: ['faqEdit'],
    request: object({
      id: id(),
      version: version(),
      ...faqFields,
      categoryId: id('Category').optional(),
      languageId: id('Language').optional(),
      question: question().optional(),
    }),
    response: object({ faq }),
  }),
  delete: call({
    method: 'DELETE',
    path: 'admin/faqs/delete',
    access: ['faqEdit'],
    request: object({ id: id(), version: version() }),
    response: object({ restorableUntil: string().required() }),
  }),
  /** Puts the FAQ before `beforeId` of that category, or last when null. */
  order: call({
    method: 'PUT',
    path: 'admin/faqs/order',
    access: ['faqEdit'],
    request: object({ id: id(), version: version(), categoryId: id('Category'), beforeId: id().nullable().defined() }),
    response: object({ faq }),
  }),
  /** Each item succeeds or fails alone: `reason` says why it was left as it was. */
  changeStatus: call({
    method: 'PUT',
    path: 'admin/faqs/change-status',
    access: ['faqEdit'],
    request: object({
      items: array()
        .of(object({ id: id(), version: version() }))
        .min(1)
        .max(100)
        .required(),
      status: status().required(say(messages.required, { field: 'Status' })),
    }),
    response: object({
      items: array()
        .of(object({ id: id(), done: boolean().required(), reason: string(), faq: faq.optional().default(undefined) }))
        .required(),
    }),
  }),
  restore: call({
    method: 'PUT',
    path: 'admin/faqs/restore',
    access: ['faqEdit'],
    request: object({ id: id(), version: version() }),
    response: object({ faq }),
  }),
} as const;
