import type { Course, CourseRow } from '@lectern/contract/catalog';
import { sql, type RawBuilder } from 'kysely';
import { recordTable } from '../../../records/table';
import { amountOf } from './course-price.queries';

const personOf = (table: 'trainers' | 'agencies', column: 'trainer_id' | 'agency_id') =>
  table === 'agencies'
    ? sql`(select a.name from agencies a where a.id = t.${sql.ref(column)})`
    : sql`(select u.full_name from trainers r join users u on u.id = r.user_id where r.id = t.${sql.ref(column)})`;
const figure = (value: string): RawBuilder<unknown> =>
  sql`(select ${sql.raw(value)} from course_stats s where s.course_id = t.id)`;

const listed = {
  label: 'title',
  columns: [
    ...['title', 'slug', 'categoryId', 'trainerId', 'agencyId', 'languageId', 'level', 'isFree', 'currency'],
    ...['publishedAt', 'createdAt'],
  ],
  computed: {
    categoryName: sql`(select c.name from categories c where c.id = t.category_id)`,
    trainerName: personOf('trainers', 'trainer_id'),
    agencyName: personOf('agencies', 'agency_id'),
    languageName: sql`(select l.name from languages l where l.id = t.language_id)`,
    price: amountOf(sql`t.price_minor`, sql`t.currency`),
    lessons: figure('s.lessons'),
    duration: figure('s.duration_seconds'),
    enrolments: figure('s.enrolments'),
    rating: figure('case when s.rating_count > 0 then s.rating::float8 end'),
  },
  unique: { courses_slug: ['slug', 'Slug'] as const },
};

/** Courses as lists show them. */
export const courseRows = recordTable<CourseRow>('courses', listed);

const categoryPath = sql`(
  with recursive above as (
    select c.parent_id, c.name, 0 as steps from categories c where c.id = t.category_id
    union all select c.parent_id, c.name, a.steps + 1 from above a join categories c on c.id = a.parent_id where a.steps < 50)
  select array_agg(name order by steps desc) from above)`;

/** Whole courses with what publishing still needs. */
export const courses = recordTable<Course>('courses', {
  ...listed,
  columns: [
    ...listed.columns,
    ...['shortDescription', 'descriptionHtml', 'descriptionWords', 'imageFileId', 'introVideoId', 'statusReason'],
    ...['submittedAt', 'seoTitle', 'seoDescription', 'seoKeywords', 'seoImageFileId', 'canonicalUrl', 'seoIndex'],
  ],
  computed: {
    ...listed.computed,
    categoryPath,
    comparePrice: sql`case when t.compare_minor is not null then ${amountOf(sql`t.compare_minor`, sql`t.currency`)} end`,
    prices: sql`coalesce((
      select json_agg(json_build_object('currency', p.currency, 'price', ${amountOf(sql`p.price_minor`, sql`p.currency`)}) order by p.currency)
      from course_prices p where p.course_id = t.id), '[]')`,
    skills: sql`coalesce((
      select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.name, k.id)
      from course_skills x join skills k on k.id = x.skill_id where x.course_id = t.id), '[]')`,
    sections: figure('s.sections'),
    ratingCount: figure('s.rating_count'),
    createdByName: sql`(select u.full_name from users u where u.id = t.created_by)`,
    missing: sql`course_missing(t.id)`,
  },
});
