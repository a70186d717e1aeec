import { courseCalls, courseFields, courseStatuses, type CourseRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { bulkActionsOn } from '../../../records/bulk/bulk-action';
import type { ListedRecord } from '../../../records/listed';
import { recordSource } from '../../../records/search-source';
import type { Handlers } from '../../../server/calls/frame';
import { pageAnswer } from '../../../server/list/list-query';
import { choiceColumns, fieldColumns, listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { duplicateCourse } from './course-copy';
import { deleteCourse, restoreCourse } from './course-delete';
import { courseRowsOf, matchingCourses, readCourseList, readCoursePage } from './course-list.queries';
import { changeSeo, readSeo } from './course-seo';
import { changeCourseStatus } from './course-status';
import { readTimeline } from './course-timeline.queries';
import { createCourse, updateCourse } from './course.write';
import { courses } from './course.table';

/** All courses of a list, for exports and bulk actions. */
const source = listSource<CourseRow>({
  call: courseCalls.list,
  nouns: 'courses',
  read: readCourseList,
  matching: matchingCourses,
  rows: courseRowsOf,
  names: (ids) => sql`select id, title as name from courses where id in (${ids})`,
  columns: {
    ...plainColumns<CourseRow>({ id: 'Id' }),
    ...fieldColumns(courseFields, 'title', 'slug', 'level'),
    ...choiceColumns<CourseRow>({ status: ['Status', courseStatuses] }),
    category: { head: 'Category', of: ({ categoryName }) => categoryName },
    trainer: { head: 'Trainer', of: ({ trainerName }) => trainerName },
    agency: { head: 'Agency', of: ({ agencyName }) => agencyName },
    language: { head: 'Language', of: ({ languageName }) => languageName },
    price: Object.values(plainColumns<CourseRow>({ price: 'Price', currency: 'Currency' })),
    ...plainColumns<CourseRow>({ lessons: 'Lessons', enrolments: 'Students', rating: 'Rating' }),
    duration: { head: 'Minutes', of: ({ duration }) => Number((duration / 60).toFixed(2)) },
    ...timeColumns<CourseRow>({
      createdAt: 'Created',
      publishedAt: 'First published',
      updatedAt: 'Last changed',
      deletedAt: 'Deleted',
    }),
  },
});
const action = bulkActionsOn('course', { source, read: courses.read });

/** Video courses: the list reads a narrow table, and each step of the status has a right of its own. */
export const courseResource = {
  table: 'courses',
  noun: { one: 'course', many: 'courses' },
  calls: courseCalls,
  source,
  actions: [
    action('status', 'Change the status of courses', courseCalls.changeStatus, changeCourseStatus),
    action('delete', 'Delete courses', courseCalls.delete, deleteCourse),
    action('restore', 'Restore courses', courseCalls.restore, restoreCourse),
  ],
  search: {
    ...recordSource({
      table: 'courses',
      label: 'title',
      among: 'true',
      subtitle: '(select u.full_name from trainers r join users u on u.id = r.user_id where r.id = t.trainer_id)',
      noun: 'courses',
      access: courseCalls.list.access,
      address: '/course/detail/info',
    }),
    list: '/course/video-course',
  },
  isPurged: true,
} satisfies ListedRecord & { readonly noun: object };

export const courseHandlers: Handlers<typeof courseCalls> = {
  list: async ({ request, db, actor }) => {
    const list = readCourseList(request, actor);
    const { rows, total } = await readCoursePage(db, list);
    const page = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
    return { ...page, items: page.items.map(({ cursorKeys: _keys, ...row }) => row) };
  },
  detail: async ({ request: { id }, db }) => ({
    course: await courses.read(db, id),
    timeline: await readTimeline(db, id),
  }),
  create: createCourse,
  update: updateCourse,
  changeStatus: async (work) => ({ course: await changeCourseStatus(work) }),
  delete: deleteCourse,
  restore: restoreCourse,
  duplicate: duplicateCourse,
  seo: readSeo,
  changeSeo,
};
