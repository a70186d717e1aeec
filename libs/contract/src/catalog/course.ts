import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, slug, text, urlText, version } from '../fields';
import { messages, say } from '../messages';
import { currencyCode } from '../pattern-text';
import { choiceField, keysOf, recordCalls, recordRow, statusField } from '../records';
import { richText } from '../rich-text';
import { amountField, pageOf, type ListFields } from '../wire';
import { courseNeeds, courseStatuses } from './course-states';
import { searchTextFields } from './search-texts';

const invalid = (field: string): string => say(messages.invalid, { field });

export const courseLevels = {
  all: 'All levels',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;
export type CourseLevel = keyof typeof courseLevels;

/** How many skills, and how many prices in other currencies, a course may have. */
export const maxCourseSkills = 20;
export const maxCoursePrices = 20;

/** `duration` is in seconds, `rating` from 1 to 5; a category is meant with everything below it. */
export const courseListFields = {
  title: { type: 'text', filter: true, sort: true },
  status: { type: 'choice', choices: keysOf(courseStatuses), filter: true, sort: true },
  trainerId: { type: 'id', filter: true },
  agencyId: { type: 'id', filter: true },
  categoryId: { type: 'id', filter: true },
  languageId: { type: 'id', filter: true },
  price: { ...amountField, filter: true, sort: true },
  lessons: { type: 'number', filter: true, sort: true },
  duration: { type: 'number', unit: 'seconds', filter: true, sort: true },
  enrolments: { type: 'number', filter: true, sort: true },
  rating: { type: 'number', decimals: 2, filter: true, sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
  publishedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A course in a list. Prices are as they are typed, with the digits of their currency: '150.50'. Courses from before have no trainer and language. */
export const courseRow = recordRow(courseStatuses, {
  title: string().required(),
  slug: string().required(),
  categoryId: id(),
  categoryName: string().required(),
  trainerId: id('Trainer').nullable().defined(),
  trainerName: string().nullable().defined(),
  agencyId: id('Agency').nullable().defined(),
  agencyName: string().nullable().defined(),
  languageId: id('Language').nullable().defined(),
  languageName: string().nullable().defined(),
  level: choiceField('Level', courseLevels).required(),
  isFree: boolean().required(),
  price: string().required(),
  currency: string().required(),
  lessons: number().required(),
  duration: number().required(),
  enrolments: number().required(),
  rating: number().nullable().defined(),
  publishedAt: string().nullable().defined(),
  createdAt: string().required(),
});
export type CourseRow = InferType<typeof courseRow>;

/** A price in a currency other than the base one. */
export const coursePrice = object({
  currency: required(currencyCode()),
  price: requiredText('Price', { max: 20 }),
});
export type CoursePrice = InferType<typeof coursePrice>;

/** A whole course but for its parts, which other tabs read. */
export const courseDetail = courseRow.concat(
  object({
    categoryPath: array().of(string().required()).required(),
    shortDescription: string().defined(),
    descriptionHtml: string().defined(),
    descriptionWords: number().required(),
    imageFileId: number().nullable().defined(),
    introVideoId: number().nullable().defined(),
    comparePrice: string().nullable().defined(),
    prices: array().of(coursePrice).required(),
    skills: array()
      .of(object({ id: id(), name: string().required() }))
      .required(),
    statusReason: string().defined(),
    submittedAt: string().nullable().defined(),
    sections: number().required(),
    ratingCount: number().required(),
    seoTitle: string().defined(),
    seoDescription: string().defined(),
    seoKeywords: array().of(string().required()).required(),
    seoImageFileId: number().nullable().defined(),
    canonicalUrl: string().nullable().defined(),
    seoIndex: boolean().required(),
    createdByName: string().nullable().defined(),
    /** What publishing still needs. */
    missing: array()
      .of(required(choiceField('Missing', courseNeeds)))
      .required(),
  }),
);
export type Course = InferType<typeof courseDetail>;

/** What a new course needs; everything else is written on its page. Without a slug the server proposes one. */
export const newCourseFields = {
  title: requiredText('Title', { min: 5, max: 150 }),
  categoryId: id('Category'),
  trainerId: id('Trainer'),
  languageId: id('Language'),
  slug: slug('Slug', 160).nullable().optional(),
};

/** What a person writes of a course, in the order of the form. */
export const courseFields = {
  ...newCourseFields,
  skillIds: array().label('Skills').of(id('Skill')).max(maxCourseSkills, invalid('Skills')),
  agencyId: id('Agency').nullable().optional(),
  level: choiceField('Level', courseLevels),
  shortDescription: text('Short description', { max: 300 }),
  descriptionHtml: richText('Description'),
  imageFileId: id('Image').nullable().optional(),
  isFree: boolean().label('Free').typeError(invalid('Free')),
  price: text('Price', { max: 20 }),
  /** The price that is struck through; empty: none. */
  comparePrice: text('Price before', { max: 20 }).nullable().optional(),
  currency: currencyCode(),
  prices: array().label('Other currencies').of(coursePrice).max(maxCoursePrices, invalid('Other currencies')),
};

/** How a search engine shows the course. */
export const courseSeoFields = {
  ...searchTextFields,
  seoImageFileId: id('Image for links').nullable().optional(),
  canonicalUrl: urlText('Main address')
    .test('https', messages.url, (value) => !value || value.startsWith('https://'))
    .nullable()
    .optional(),
  seoIndex: boolean().label('Shown by search engines').typeError(invalid('Shown by search engines')),
};

const row = { id: id(), version: version() };
const answer = object({ course: courseDetail });
const seo = courseDetail.pick([
  ...(['id', 'version', 'title', 'slug', 'seoTitle', 'seoDescription'] as const),
  ...(['seoKeywords', 'seoImageFileId', 'canonicalUrl', 'seoIndex'] as const),
]);
/** A step that a course has taken. */
const courseStep = object({
  status: statusField(courseStatuses).required(),
  at: string().required(),
  byName: string().nullable().defined(),
  reason: string().defined(),
});

/** The calls of a course as every record has them; `courseCalls` are those on the wire. */
export const courseRecord = recordCalls('course', {
  path: 'admin/course',
  row: courseDetail,
  fields: courseFields,
  statuses: courseStatuses,
  access: { read: ['courseList'], write: ['courseEdit'], remove: ['courseDelete'] },
  list: courseListFields,
});

export const courseCalls = {
  list: { ...courseRecord.list, path: 'admin/course-list', response: pageOf(courseRow) },
  detail: {
    ...courseRecord.detail,
    path: 'admin/course/details',
    response: object({ course: courseDetail, timeline: array().of(courseStep).required() }),
  },
  create: { ...courseRecord.create, path: 'admin/course/create', request: object(newCourseFields) },
  update: { ...courseRecord.update, path: 'admin/course/update' },
  /** Each transition has a right of its own. @see courseFlow */
  changeStatus: call({
    method: 'PUT',
    path: 'admin/course/change-status',
    access: ['courseEdit', 'coursePublish'],
    request: object({
      ...row,
      status: statusField(courseStatuses).required(say(messages.required, { field: 'Status' })),
      reason: text('Reason', { min: 5, max: 300 }),
    }),
    response: answer,
  }),
  delete: { ...courseRecord.delete, path: 'admin/course/delete' },
  restore: call({
    method: 'POST',
    path: 'admin/course/restore',
    access: ['courseDelete'],
    request: object(row),
    response: answer,
  }),
  /** A draft with the same content and videos; its students and reviews stay with the first. */
  duplicate: call({
    method: 'POST',
    path: 'admin/course/duplicate',
    access: ['courseEdit'],
    request: object({ id: id() }),
    response: answer,
  }),
  seo: call({
    method: 'GET',
    path: 'admin/course/seo-details',
    access: ['courseList'],
    request: object({ id: id() }),
    response: object({ seo }),
  }),
  changeSeo: call({
    method: 'PUT',
    path: 'admin/course/seo-details',
    access: ['courseEdit'],
    request: object({ ...row, ...courseSeoFields }),
    response: object({ seo }),
  }),
} as const;
