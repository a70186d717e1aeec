import {
  courseCalls,
  courseFields,
  courseFlow,
  courseNeeds,
  courseStatuses,
  type CourseNeed,
  type CourseRow,
} from '@lectern/contract/catalog';
import { auditCalls } from '@lectern/contract/platform/audit';
import { dateColumn, defineRecord, standardFilters, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns, FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/courses';

/** A course, as the list and its pages take it. */
export const course = defineRecord({
  calls: courseCalls,
  fields: courseFields,
  statuses: courseStatuses,
  flow: courseFlow,
  entity: 'courses',
  noun: texts.noun,
  icon: 'circle-play',
  nameOf: ({ title }) => title,
  sort: '-createdAt',
  also: [auditCalls.entity],
});

/** The price of a course with its currency, or that it costs nothing. */
export const priceText = ({ isFree, price, currency }: Pick<CourseRow, 'isFree' | 'price' | 'currency'>): string =>
  isFree ? texts.free : Number(price) === 0 ? texts.nothing : `${price} ${currency}`;

/** The columns of the list. */
export const columns: Columns<CourseRow> = [
  textColumn(course, 'title', { wide: true }),
  textColumn(course, 'trainerId', {
    id: 'trainer',
    priority: 1,
    onCard: true,
    cell: ({ trainerName }) => trainerName ?? texts.nothing,
  }),
  textColumn(course, 'categoryId', { id: 'category', priority: 2, cell: ({ categoryName }) => categoryName }),
  textColumn(course, 'agencyId', {
    id: 'agency',
    priority: 3,
    extra: true,
    cell: ({ agencyName }) => agencyName ?? '',
  }),
  textColumn(course, 'languageId', {
    id: 'language',
    priority: 3,
    extra: true,
    cell: ({ languageName }) => languageName ?? '',
  }),
  textColumn(course, 'level', { priority: 3, extra: true }),
  statusColumn(course),
  textColumn(course, 'price', { priority: 2, numeric: true, onCard: true, cell: priceText }),
  textColumn(course, 'lessons', { head: texts.lessons, priority: 3, numeric: true }),
  textColumn(course, 'duration', {
    head: texts.duration,
    priority: 3,
    numeric: true,
    extra: true,
    cell: ({ duration }) => texts.minutes(duration),
  }),
  textColumn(course, 'enrolments', { head: texts.students, priority: 2, numeric: true }),
  textColumn(course, 'rating', {
    head: texts.rating,
    priority: 3,
    numeric: true,
    cell: ({ rating }) => (rating === null ? texts.nothing : rating.toFixed(1)),
  }),
  dateColumn(course, 'publishedAt', { head: texts.published, priority: 3, extra: true }),
  dateColumn(course, 'createdAt', { priority: 3 }),
];

interface Option {
  readonly value: number;
  readonly label: string;
}
interface Options {
  readonly categories: readonly Option[];
  readonly trainers: readonly Option[];
  readonly agencies: readonly Option[];
  readonly languages: readonly Option[];
}
/** The filters of the list. */
export const filtersOf = ({ categories, trainers, agencies, languages }: Options): readonly FilterField[] => [
  ...standardFilters(course).map((field) => (field.name === 'status' ? { ...field, inBar: texts.allStatuses } : field)),
  { name: 'categoryId', label: texts.category, options: categories, inBar: texts.allCategories },
  { name: 'trainerId', label: texts.trainer, options: trainers },
  { name: 'agencyId', label: texts.agency, options: agencies },
  { name: 'languageId', label: texts.language, options: languages },
  { name: 'lessons', label: texts.lessons },
  { name: 'duration', label: texts.duration },
  { name: 'enrolments', label: texts.students },
  { name: 'rating', label: texts.rating },
  { name: 'publishedAt', label: texts.published },
];

/** What publishing needs, in plain words. */
export const needText = (need: CourseNeed): string => courseNeeds[need];
