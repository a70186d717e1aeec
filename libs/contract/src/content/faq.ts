import { array, boolean, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, version } from '../fields';
import { messages, say } from '../messages';
import { richText } from '../rich-text';
import { keysOf, recordCalls, recordRow, statusField } from '../records';
import { pageOf, type ListFields } from '../wire';
import { revisionRow } from './revision';

/** Whom an FAQ is written for. */
export const audiences = {
  student: 'Students',
  trainer: 'Trainers',
  agency: 'Agencies',
  institute: 'Institutes',
} as const;
export type Audience = keyof typeof audiences;

export const faqStatuses = { draft: 'Draft', published: 'Published', hidden: 'Hidden' } as const;
export type FaqStatus = keyof typeof faqStatuses;

/** What the list of FAQs sorts and filters by; `sortKey` is the order inside one category, which it needs as a filter. */
export const faqListFields = {
  question: { type: 'text', filter: true, sort: true },
  audience: { type: 'choice', choices: keysOf(audiences), filter: true },
  categoryId: { type: 'id', filter: true },
  languageId: { type: 'id', filter: true },
  status: { type: 'choice', choices: keysOf(faqStatuses), filter: true },
  sortKey: { type: 'number', sort: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

const listed = {
  question: string().required(),
  audience: string().oneOf(keysOf(audiences)).required(),
  categoryId: id(),
  categoryName: string().required(),
  languageId: id(),
  languageName: string().required(),
  publishedAt: string().nullable().defined(),
};

/** A row of the list; `snippet` is the place of the search's hit in the answer, or the answer's beginning. */
export const faqRow = recordRow(faqStatuses, { ...listed, snippet: string().defined() });
export type FaqRow = InferType<typeof faqRow>;

/** A whole FAQ. */
export const faq = recordRow(faqStatuses, {
  ...listed,
  answerHtml: string().defined(),
  createdAt: string().required(),
});
export type Faq = InferType<typeof faq>;

/** What a person writes: the form's schema, and the fields of add and update. */
export const faqFields = {
  categoryId: id('Category'),
  languageId: id('Language'),
  question: requiredText('Question', { min: 5, max: 250 }),
  answerHtml: richText('Answer'),
  status: statusField(faqStatuses),
};

/** The calls of an FAQ as every record has them; `faqCalls` are those on the wire. */
export const faqRecord = recordCalls('faq', {
  path: 'admin/faqs',
  row: faq,
  fields: faqFields,
  statuses: faqStatuses,
  access: { read: ['settings'], write: ['faqEdit'], remove: ['faqEdit'] },
  list: faqListFields,
});
const { list, detail, create, update, delete: remove, changeStatus, restore } = faqRecord;
const neighbour = { beforeId: id().nullable().optional() };

export const faqCalls = {
  list: { ...list, response: pageOf(faqRow) },
  detail: {
    ...detail,
    path: 'admin/faqs/details',
    response: object({ faq, revisions: array().of(revisionRow).required() }),
  },
  /** Put before `beforeId`, or last in its category. */
  create: { ...create, path: 'admin/faqs/add', request: object({ ...faqFields, ...neighbour }) },
  update: { ...update, path: 'admin/faqs/update' },
  delete: { ...remove, path: 'admin/faqs/delete' },
  /** Puts the FAQ before `beforeId` of that category, or last when null. */
  order: call({
    method: 'PUT',
    path: 'admin/faqs/order',
    access: ['faqEdit'],
    request: object({ id: id(), version: version(), categoryId: id('Category'), beforeId: id().nullable().defined() }),
    response: object({ faq }),
  }),
  /** Each item succeeds or fails alone: `reason` says why it was left as it was. */
  changeStatus: {
    ...changeStatus,
    request: object({
      items: array()
        .of(object({ id: id(), version: version() }))
        .min(1)
        .max(100)
        .required(),
      status: statusField(faqStatuses).required(say(messages.required, { field: 'Status' })),
    }),
    response: object({
      items: array()
        .of(object({ id: id(), done: boolean().required(), reason: string(), faq: faq.optional().default(undefined) }))
        .required(),
    }),
  },
  restore,
} as const;
