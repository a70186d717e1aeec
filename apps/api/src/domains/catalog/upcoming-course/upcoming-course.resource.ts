import {
  upcomingCourseCalls,
  upcomingCourseFields,
  upcomingStatuses,
  type UpcomingCourseDetail,
} from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import { emptyLast } from '../../../server/list/empty-last';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { requireLanguage } from '../../content/language.queries';
import { requireTrainer } from '../../people/batch/batch-people.queries';
import { requireCategory, requireOwnCategory } from '../category/require-category';
import { inSubtree } from '../category/subtree';
import { upcomingCourses } from './upcoming-course.table';
import { createUpcoming, updateUpcoming } from './upcoming-course.write';
import { convertUpcoming } from './convert-upcoming';
import { changeUpcomingStatus } from './upcoming-status';

const resource = defineResource({
  calls: upcomingCourseCalls,
  table: upcomingCourses,
  noun: { one: 'upcomingCourse', many: 'upcoming courses' },
  list: {
    sort: '-updatedAt',
    columns: { expectedOn: emptyLast('day', sql.ref('t.expectedOn')) },
    filters: { categoryId: inSubtree },
  },
  exports: {
    ...plainColumns<UpcomingCourseDetail>({ id: 'Id' }),
    ...fieldColumns(upcomingCourseFields, 'title', 'slug'),
    category: { head: 'Category', of: ({ categoryPath }) => categoryPath.join(' / ') },
    trainer: { head: 'Trainer', of: ({ trainerName }) => trainerName },
    ...plainColumns<UpcomingCourseDetail>({ expectedOn: 'Expected on', interest: 'Interested students' }),
    ...choiceColumns<UpcomingCourseDetail>({ status: ['Status', upcomingStatuses] }),
    ...timeColumns<UpcomingCourseDetail>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: {
    address: '/course/upcoming-course',
    subtitle: '(select c.name from categories c where c.id = t.category_id)',
  },
  references: { categoryId: requireCategory, trainerId: requireTrainer, languageId: requireLanguage },
  create: createUpcoming,
  update: updateUpcoming,
  changeStatus: changeUpcomingStatus,
  beforeRestore: requireOwnCategory('upcoming course'),
});

/** How many students became interested in each of the last twelve weeks, by their Mondays in UTC. */
const interestByWeek = async (db: Kysely<DB>, id: number) =>
  (
    await sql<{ week: string; count: number }>`
      select to_char(w, 'YYYY-MM-DD') as week, count(i.student_id)::int as count
      from generate_series(date_trunc('week', now() at time zone 'UTC') - interval '11 weeks', date_trunc('week', now() at time zone 'UTC'), interval '1 week') w
        left join upcoming_course_interests i on i.upcoming_course_id = ${id} and date_trunc('week', i.at at time zone 'UTC') = w
      group by w order by w`.execute(db)
  ).rows;

/** Upcoming courses. */
export const upcomingCourseResource = {
  ...resource,
  handlers: {
    ...resource.handlers,
    detail: async (work) => ({
      ...(await resource.handlers.detail(work)),
      weeks: await interestByWeek(work.db, work.request.id),
    }),
    convert: convertUpcoming,
  } satisfies Handlers<typeof upcomingCourseCalls>,
};
