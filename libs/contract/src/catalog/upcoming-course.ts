import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { day } from '../day-field';
import { id, requiredText, slug, version } from '../fields';
import { keysOf, recordCalls, recordRow, recordUse } from '../records';
import { richText } from '../rich-text';
import { upcomingFlow, upcomingStatuses } from './upcoming-states';

const listed = {
  title: string().required(),
  slug: string().required(),
  categoryId: id(),
  categoryPath: array().of(string().required()).required(),
  trainerId: number().nullable().defined(),
  trainerName: string().nullable().defined(),
  languageId: number().nullable().defined(),
  expectedOn: string().nullable().defined(),
  statusReason: string().defined(),
  courseId: number().nullable().defined(),
  /** How many students want to hear of it. */
  interest: number().required(),
};

/** An announced course as the list shows it. */
export const upcomingCourseRow = recordRow(upcomingStatuses, listed);
export type UpcomingCourseRow = InferType<typeof upcomingCourseRow>;

export const upcomingCourseDetail = recordRow(upcomingStatuses, {
  ...listed,
  descriptionHtml: string().defined(),
  imageFileId: number().nullable().defined(),
});
export type UpcomingCourseDetail = InferType<typeof upcomingCourseDetail>;

/** What a person writes. */
export const upcomingCourseFields = {
  title: requiredText('Title', { min: 5, max: 150 }),
  /** Null or empty: the server proposes one from the title. */
  slug: slug('Slug', 160).nullable().optional(),
  categoryId: id('Category'),
  trainerId: id('Trainer').nullable().optional(),
  languageId: id('Language').nullable().optional(),
  expectedOn: day('Expected on'),
  descriptionHtml: richText('Description'),
  imageFileId: id('Image').nullable().optional(),
};

const record = recordCalls('upcomingCourse', {
  path: 'admin/upcoming-course',
  row: upcomingCourseDetail,
  listRow: upcomingCourseRow,
  fields: upcomingCourseFields,
  statuses: upcomingStatuses,
  flow: upcomingFlow,
  access: { read: ['courseList'], write: ['courseEdit'], remove: ['courseEdit'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    /** The category with everything below it. */
    categoryId: { type: 'id', filter: true },
    trainerId: { type: 'id', filter: true },
    status: { type: 'choice', choices: keysOf(upcomingStatuses), filter: true },
    expectedOn: { type: 'day', filter: true, sort: true },
    interest: { type: 'number', filter: true, sort: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

const row = { id: id(), version: version() };

export const upcomingCourseCalls = {
  ...record,
  list: { ...record.list, path: 'admin/upcoming-courses' },
  /** `weeks`: the interest of each of the last twelve weeks, by their Mondays. */
  detail: {
    ...record.detail,
    response: object({
      upcomingCourse: upcomingCourseDetail,
      uses: array().of(recordUse).required(),
      weeks: array()
        .of(object({ week: string().required(), count: number().required() }))
        .required(),
    }),
  },
  /** Makes a draft course of it, once. */
  convert: call({
    method: 'POST',
    path: 'admin/upcoming-course/convert',
    access: ['courseEdit'],
    request: object(row),
    response: object({
      upcomingCourse: upcomingCourseDetail,
      course: object({ id: id(), title: string().required() }),
    }),
  }),
} as const;
