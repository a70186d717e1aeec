import { number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, version } from '../fields';
import { keysOf, recordCalls, recordRow, statusField } from '../records';
import { richText } from '../rich-text';

/** Of a chapter and of a topic: readers choose from what is published. */
export const customStatuses = { draft: 'Draft', published: 'Published' } as const;
export type CustomStatus = keyof typeof customStatuses;

const listed = {
  title: string().required(),
  skillId: id(),
  skillName: string().required(),
  languageId: id(),
  languageName: string().required(),
  topics: number().required(),
  publishedTopics: number().required(),
  minutes: number().required(),
  publishedAt: string().nullable().defined(),
};

/** A chapter of a skill as the list shows it; `minutes` are those of its topics together. */
export const customChapterRow = recordRow(customStatuses, listed);
export type CustomChapterRow = InferType<typeof customChapterRow>;

/** A whole chapter. */
export const customChapter = recordRow(customStatuses, {
  ...listed,
  descriptionHtml: string().defined(),
  imageFileId: number().nullable().defined(),
  createdAt: string().required(),
});
export type CustomChapter = InferType<typeof customChapter>;

/** What a person writes. */
export const customChapterFields = {
  skillId: id('Skill'),
  languageId: id('Language'),
  title: requiredText('Title', { min: 2, max: 120 }),
  descriptionHtml: richText('Description'),
  /** An uploaded image, or one of the library; null: none. */
  imageFileId: id('Image').nullable().optional(),
  status: statusField(customStatuses),
};

const record = recordCalls('customChapter', {
  path: 'li-custom-course/chapters',
  row: customChapter,
  listRow: customChapterRow,
  fields: customChapterFields,
  statuses: customStatuses,
  access: { read: ['liCustomCourse'], write: ['customCourseEdit'], remove: ['customCourseEdit'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    skillId: { type: 'id', filter: true },
    /** That of the skill. */
    categoryId: { type: 'id', filter: true },
    languageId: { type: 'id', filter: true },
    status: { type: 'choice', choices: keysOf(customStatuses), filter: true },
    /** The order inside one skill, which it needs as a filter. */
    sortKey: { type: 'number', sort: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

/** The calls of a chapter as every record has them; `customChapterCalls` are those on the wire. */
export const customChapterRecord = {
  ...record,
  list: { ...record.list, path: 'li-custom-course/chapters' },
  detail: { ...record.detail, path: 'li-custom-course/chapters/details' },
};

export const customChapterCalls = {
  ...customChapterRecord,
  /** Put before `beforeId`, or last in its skill. */
  create: {
    ...customChapterRecord.create,
    request: object({ ...customChapterFields, beforeId: id().nullable().optional() }),
  },
  /** Puts the chapter before `beforeId` of that skill, or last when null. */
  order: call({
    method: 'PUT',
    path: 'li-custom-course/chapters/order',
    access: ['customCourseEdit'],
    request: object({ id: id(), version: version(), skillId: id('Skill'), beforeId: id().nullable().defined() }),
    response: object({ customChapter }),
  }),
} as const;
