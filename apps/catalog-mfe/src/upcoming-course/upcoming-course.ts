import {
  upcomingCourseCalls,
  upcomingCourseFields,
  upcomingFlow,
  upcomingStatuses,
  type UpcomingCourseRow,
} from '@lectern/contract/catalog';
import { dateColumn, dayColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import { shortPath } from '../category/path-text';
import * as texts from '../texts/upcoming-courses';

/** An upcoming course, as the list and the panel take it. */
export const upcomingCourse = defineRecord({
  calls: upcomingCourseCalls,
  fields: upcomingCourseFields,
  statuses: upcomingStatuses,
  flow: upcomingFlow,
  entity: 'upcoming_courses',
  noun: texts.noun,
  icon: 'hourglass',
  nameOf: ({ title }) => title,
  sort: '-updatedAt',
});

export const coursePath = (id: number): string => `/course/detail/info?id=${id}`;

/** The columns of the list. */
export const columns: Columns<UpcomingCourseRow> = [
  textColumn(upcomingCourse, 'title', { wide: true }),
  textColumn(upcomingCourse, 'categoryId', {
    id: 'category',
    priority: 2,
    cell: ({ categoryPath }) => shortPath(categoryPath),
  }),
  textColumn(upcomingCourse, 'trainerName', { id: 'trainer', head: texts.trainer, priority: 2 }),
  dayColumn(upcomingCourse, 'expectedOn', { none: texts.noDay, priority: 1, onCard: true }),
  textColumn(upcomingCourse, 'interest', { head: texts.interested, priority: 1, onCard: true, numeric: true }),
  statusColumn(upcomingCourse),
  dateColumn(upcomingCourse, 'updatedAt', { priority: 3 }),
];
