import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text, version } from '../fields';
import { wholeNumber } from '../number-fields';
import { currencyCode } from '../pattern-text';
import { keysOf, recordCalls, recordRow, statusField } from '../records';
import { richText } from '../rich-text';
import { customStatuses } from './custom-chapter';

/** The longest time that a topic takes, in minutes. */
export const longestTopic = 6000;

const listed = {
  customChapterId: id(),
  chapterTitle: string().required(),
  skillName: string().required(),
  title: string().required(),
  summary: string().defined(),
  words: number().required(),
  minutes: number().nullable().defined(),
  /** As it is typed, with the digits of its currency: '150.50'. */
  price: string().required(),
  currency: string().required(),
  publishedAt: string().nullable().defined(),
};

/** A topic of a chapter as the list shows it. */
export const customTopicRow = recordRow(customStatuses, listed);
export type CustomTopicRow = InferType<typeof customTopicRow>;

/** A whole topic. */
export const customTopic = recordRow(customStatuses, {
  ...listed,
  bodyHtml: string().defined(),
  createdAt: string().required(),
});
export type CustomTopic = InferType<typeof customTopic>;

/** What a person writes; the price is what a custom course adds for the topic. */
export const customTopicFields = {
  customChapterId: id('Chapter'),
  title: requiredText('Title', { min: 2, max: 150 }),
  summary: text('Summary', { max: 300 }),
  bodyHtml: richText('Text'),
  minutes: wholeNumber('Minutes', 1, longestTopic).nullable().optional(),
  currency: required(currencyCode()),
  price: requiredText('Price', { max: 20 }),
  status: statusField(customStatuses),
};

const record = recordCalls('customTopic', {
  path: 'li-custom-course/topics',
  row: customTopic,
  listRow: customTopicRow,
  fields: customTopicFields,
  statuses: customStatuses,
  access: { read: ['liCustomCourse'], write: ['customCourseEdit'], remove: ['customCourseEdit'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    customChapterId: { type: 'id', filter: true },
    skillId: { type: 'id', filter: true },
    status: { type: 'choice', choices: keysOf(customStatuses), filter: true },
    /** The order inside one chapter, which it needs as a filter. */
    sortKey: { type: 'number', sort: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

/** The calls of a topic as every record has them; `customTopicCalls` are those on the wire. */
export const customTopicRecord = {
  ...record,
  list: { ...record.list, path: 'li-custom-course/topics-admin' },
  detail: { ...record.detail, path: 'li-custom-course/topics-admin/details' },
};

export const customTopicCalls = {
  ...customTopicRecord,
  /** Put before `beforeId`, or last in its chapter. */
  create: {
    ...customTopicRecord.create,
    request: object({ ...customTopicFields, beforeId: id().nullable().optional() }),
  },
  /** At most 50 published topics of published chapters to choose from, in their order. */
  choices: call({
    method: 'GET',
    path: 'li-custom-course/topics',
    access: ['liCustomCourse', 'courseList'],
    request: object({
      customChapterId: id('Chapter').optional(),
      skillId: id('Skill').optional(),
      q: text('Search', { max: 100 }),
    }),
    response: object({
      items: array()
        .of(
          object({
            id: id(),
            title: string().required(),
            customChapterId: id(),
            chapterTitle: string().required(),
            minutes: number().nullable().defined(),
            price: string().required(),
            currency: string().required(),
          }),
        )
        .required(),
    }),
  }),
  /** Puts the topic before `beforeId` of that chapter, or last when null. */
  order: call({
    method: 'PUT',
    path: 'li-custom-course/topics/order',
    access: ['customCourseEdit'],
    request: object({
      id: id(),
      version: version(),
      customChapterId: id('Chapter'),
      beforeId: id().nullable().defined(),
    }),
    response: object({ customTopic }),
  }),
} as const;
