import type { UpcomingCourseDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { categoryPath } from '../category/subtree';

/** The name of the trainer of a row, over the table as `t`. */
export const trainerName = sql`(select u.full_name from trainers r join users u on u.id = r.user_id where r.id = t.trainer_id)`;

/** Announced courses with the interest of students. */
export const upcomingCourses = recordTable<UpcomingCourseDetail>('upcoming_courses', {
  label: 'title',
  columns: [
    ...['title', 'slug', 'categoryId', 'trainerId', 'languageId', 'expectedOn', 'statusReason', 'courseId', 'interest'],
    ...['descriptionHtml', 'imageFileId'],
  ],
  computed: { categoryPath, trainerName },
  unique: { upcoming_courses_slug: ['slug', 'Slug'] },
});
