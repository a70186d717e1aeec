import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, version } from '../fields';
import { wholeNumber } from '../number-fields';
import { keysOf, recordCalls, recordRow, statusField } from '../records';
import { richText } from '../rich-text';

/** Of a chapter and of a topic: inactive ones are not offered for courses. */
export const chapterStatuses = { active: 'Active', inactive: 'Inactive' } as const;

/** How many topics a chapter may have. */
export const maxTopics = 100;

const minutes = () =>
  wholeNumber('Minutes', 1, 6000)
    // An emptied field of a form holds ''.
    .transform((value: number, typed: unknown) => (typed === '' ? null : value))
    .nullable();

/** A topic as a person writes it with its chapter; without an id it is new. */
export const topicFields = {
  id: id('Topic').nullable().optional(),
  title: requiredText('Title', { min: 2, max: 150 }),
  minutes: minutes(),
  descriptionHtml: richText('Description'),
  status: statusField(chapterStatuses),
};

/** A topic of a chapter, as it is written again. */
export const topic = object({
  id: id(),
  title: string().required(),
  minutes: number().nullable().defined(),
  descriptionHtml: string().defined(),
  status: statusField(chapterStatuses).required(),
});
export type Topic = InferType<typeof topic>;

/** What is known of a topic besides: `usedIn` counts the courses that it is a part of. */
export const topicState = object({ id: id(), version: version(), usedIn: number().required() });
export type TopicState = InferType<typeof topicState>;

const listed = {
  categoryId: id(),
  categoryPath: array().of(string().required()).required(),
  skillId: id(),
  skillName: string().required(),
  title: string().required(),
  topicCount: number().required(),
  minutes: number().required(),
  usedIn: number().required(),
};

/** A chapter as the list shows it; `minutes` are those of its topics together, `usedIn` counts the courses made with it or a topic of it. */
export const chapterRow = recordRow(chapterStatuses, listed);
export type ChapterRow = InferType<typeof chapterRow>;

/** A whole chapter with its topics in their order. */
export const chapterDetail = recordRow(chapterStatuses, {
  ...listed,
  descriptionHtml: string().defined(),
  topics: array().of(topic).required(),
  topicStates: array().of(topicState).required(),
});
export type ChapterDetail = InferType<typeof chapterDetail>;

const distinct = (topics: readonly ({ readonly title?: string } | null)[] = []): boolean =>
  new Set(topics.map((topic) => topic?.title?.trim().toLowerCase())).size === topics.length;

/** What a person writes; `topics` are all of them in their order. */
export const chapterFields = {
  categoryId: id('Category'),
  skillId: id('Skill'),
  title: requiredText('Title', { min: 2, max: 120 }),
  descriptionHtml: richText('Description'),
  topics: array()
    .label('Topics')
    .of(object(topicFields))
    .max(maxTopics, `At most ${maxTopics} topics`)
    .test('distinct', 'Each topic needs a title of its own', distinct),
  status: statusField(chapterStatuses),
};

const record = recordCalls('chapter', {
  path: 'chapters',
  row: chapterDetail,
  listRow: chapterRow,
  fields: chapterFields,
  statuses: chapterStatuses,
  access: { read: ['chaptersList'], write: ['chapterEdit'], remove: ['chapterDelete'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    /** The category with everything below it. */
    categoryId: { type: 'id', filter: true },
    skillId: { type: 'id', filter: true },
    status: { type: 'choice', choices: keysOf(chapterStatuses), filter: true },
    /** The order inside one skill, which it needs as a filter. */
    sortKey: { type: 'number', sort: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

/** The calls of a chapter as every record has them; `chapterCalls` are those on the wire. */
export const chapterRecord = {
  ...record,
  list: { ...record.list, path: 'chapters' },
  detail: { ...record.detail, path: 'chapters/details' },
};

const place = { id: id(), version: version(), beforeId: id('Neighbour').nullable().defined() };

export const chapterCalls = {
  ...chapterRecord,
  /** Puts the chapter before `beforeId` of that skill, or last when null. */
  order: call({
    method: 'PUT',
    path: 'chapters/order',
    access: ['chapterEdit'],
    request: object({ ...place, skillId: id('Skill') }),
    response: object({ chapter: chapterDetail }),
  }),
  /** Puts a topic before `beforeId` of that chapter, or last when null; the version is the topic's. */
  orderTopic: call({
    method: 'PUT',
    path: 'chapters/topics/order',
    access: ['chapterEdit'],
    request: object({ ...place, chapterId: id('Chapter') }),
    response: object({ chapter: chapterDetail }),
  }),
} as const;
