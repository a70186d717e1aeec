import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { libraryPictures } from '../courses';
import { descriptionOf, featuresOf, shortDescriptionOf } from '../course-data';
import { idBefore } from './people';
import { verifiedTrainer } from './trainers';

const step = 1_048_576;
const kinds = ['from the beginning', 'step by step', 'in practice', 'for the examination', 'in small steps'] as const;
/** Words of a description, near enough for a count that is not shown. */
const descriptionWords = 300;
const features = featuresOf('the subject').filter((_, at) => at % 2 === 0);

/** How many courses there are, and whom they refer to. */
export interface ManyCourses {
  readonly courses: number;
  readonly students: number;
  readonly trainers: number;
}

/** Each but a draft has a picture of the library, when there are any. Sixteen of twenty are published, two are drafts with nothing yet, one is in review and one off sale. */
const insertCourses = async (db: Kysely<DB>, { courses, trainers }: ManyCourses): Promise<number> => {
  const { rows: videos } = await sql<{ before: number }>`
    with made as (insert into videos (source, url, state) select 'url', 'https://videos.example.com/introduction-' || no, 'ready' from generate_series(1, ${courses}::int) no order by no returning id)
    select min(id) - 1 as before from made`.execute(db);
  const { rows } = await sql<{ before: number }>`
    with s as (select s.id, s.name, s.category_id, row_number() over (order by s.id) - 1 as place, count(*) over () as places
      from skills s join categories c on c.id = s.category_id where s.status = 'active' and s.deleted_at is null and c.status = 'active' and c.deleted_at is null),
    made as (
      insert into courses (title, slug, category_id, trainer_id, agency_id, language_id, level, short_description, description_html, description_words, image_file_id, intro_video_id,
        is_free, price_minor, compare_minor, status, status_reason, submitted_at, published_at, created_at, updated_at)
      select s.name || ' ' || (${kinds}::text[])[1 + no % ${kinds.length}::int] || ' ' || no, 'course-of-many-' || no, s.category_id, t.id, t.agency_id, l.ids[1 + no % 2],
        (array['all','beginner','intermediate','advanced'])[1 + no % 4], case when x.status = 'draft' then '' else ${shortDescriptionOf('the subject')} end,
        case when x.status = 'draft' then '' else ${descriptionOf('the subject')} end, case when x.status = 'draft' then 0 else ${descriptionWords} end,
        case when x.status <> 'draft' then p.ids[1 + no % cardinality(p.ids)] end, ${videos[0]!.before}::bigint + no,
        no % 5 = 2, case when no % 5 = 2 then 0 else 49900 + no * 7919 % 40 * 5000 end, case when no % 5 <> 2 and no % 4 = 0 then 299900 end,
        x.status, case x.status when 'unpublished' then 'A video is out of date' else '' end, case when x.status <> 'draft' then d.made + interval '5 days' end,
        case when x.status in ('published', 'unpublished') then d.made + interval '8 days' end, d.made, d.made + interval '9 days'
      from generate_series(1, ${courses}::int) no join s on s.place = no % s.places
      cross join (select array_agg(id order by code) as ids from languages where code in ('en', 'hi')) l
      cross join lateral (select case no % 20 when 17 then 'review' when 18 then 'draft' when 19 then 'draft' when 16 then 'unpublished' else 'published' end as status) x
      cross join lateral (select now() - make_interval(mins => 14400 + (no::bigint * 7919 % 777600)::int) as made) d
      cross join (select array_agg(file_id order by file_id) as ids from (${libraryPictures}) f) p
      join trainers t on t.id = ${await verifiedTrainer(db, trainers, sql`no`)} order by no returning id)
    select min(id) - 1 as before from made`.execute(db);
  const { before } = rows[0]!;
  await sql`insert into file_uses (file_id, entity, entity_id, field) select image_file_id, 'courses', id, 'image_file_id' from courses where id > ${before} and image_file_id is not null`.execute(
    db,
  );
  return before;
};

/** What a course is made of: none of it for a draft. */
const insertParts = async (db: Kysely<DB>, before: number): Promise<void> => {
  const whole = sql`(select id, id - ${before}::bigint as no, title, category_id, created_at from courses where id > ${before} and status <> 'draft') c`;
  await sql`insert into course_skills (course_id, skill_id)
    select c.id, s.id from ${whole} cross join lateral (select id from skills where category_id = c.category_id and status = 'active' and deleted_at is null order by id limit 2) s`.execute(
    db,
  );
  await sql`insert into course_prices (course_id, currency, price_minor) select id, 'USD', 999 + id % 40 * 100 from courses where id > ${before} and price_minor > 0`.execute(
    db,
  );
  await sql`insert into course_features (course_id, kind, text, sort_key)
    select c.id, f.kind, f.text, f.place * ${step}::bigint from ${whole}
    cross join unnest(${features.map(([kind]) => kind)}::text[], ${features.map(([, text]) => text)}::text[]) with ordinality f (kind, text, place)`.execute(
    db,
  );
  await sql`insert into course_sections (course_id, title, sort_key, created_at, updated_at)
    select c.id, 'Part ' || n, n * ${step}::bigint, c.created_at, c.created_at from ${whole} cross join lateral generate_series(1, 2 + (c.no % 3)::int) n order by c.id, n`.execute(
    db,
  );
  await sql`analyze courses, course_sections`.execute(db);
  // Nobody of the many has uploaded a video: a lesson is a text, or a draft of one that has no video yet.
  await sql`insert into lessons (course_id, section_id, kind, title, article_html, duration_seconds, status, is_preview, sort_key, created_at, updated_at)
    select s.course_id, s.id, k.kind, 'Lesson ' || n, case k.kind when 'article' then '<p>Read this, then do the exercises.</p>' end, 300 + (s.id * 7 + n) % 20 * 60,
      case k.kind when 'article' then 'ready' else 'draft' end, n = 1, n * ${step}::bigint, s.created_at, s.created_at
    from course_sections s cross join generate_series(1, 3) n cross join lateral (select case when n = 3 and s.id % 5 = 0 then 'video' else 'article' end as kind) k
    where s.course_id > ${before} order by s.id, n`.execute(db);
};

/** None to twelve students of each course on sale; two of them have written a review. */
const insertStudentsOf = async (db: Kysely<DB>, before: number, students: number): Promise<void> => {
  const first = await idBefore(db, 'students', 'student');
  await sql`
    insert into course_enrolments (course_id, student_id, source, state, progress_percent, enrolled_at, completed_at)
    select c.id, ${first}::bigint + 1 + (c.no * 37 + k) % ${students}::bigint, (array['order','plan','staff'])[1 + k % 3], x.state, case x.state when 'completed' then 100 else (c.no + k * 17) % 95 end,
      c.published_at + make_interval(hours => k), case x.state when 'completed' then now() end
    from (select id, id - ${before}::bigint as no, published_at from courses where id > ${before} and status = 'published') c
    cross join lateral generate_series(1, (c.no * 31 % 13)::int) k cross join lateral (select case when k % 4 = 3 then 'completed' else 'active' end as state) x`.execute(
    db,
  );
  await sql`
    insert into course_reviews (course_id, student_id, rating, body)
    select e.course_id, e.student_id, 3 + (e.course_id + e.place) % 3, 'Clear, and in the right order for me.'
    from (select course_id, student_id, row_number() over (partition by course_id order by id) as place from course_enrolments where course_id > ${before}) e where e.place <= 2`.execute(
    db,
  );
};

/** Writes many courses with sections, lessons, prices, features, students and reviews; the figures and the narrow table of the list come last, at once. */
export const writeCourses = async (db: Kysely<DB>, many: ManyCourses): Promise<void> => {
  const before = await insertCourses(db, many);
  await insertParts(db, before);
  await insertStudentsOf(db, before, many.students);
  await sql`
    insert into course_stats (course_id, sections, lessons, duration_seconds, enrolments, rating_sum, rating_count)
    select c.id, coalesce(s.n, 0), coalesce(l.n, 0), coalesce(l.seconds, 0), coalesce(e.n, 0), coalesce(r.stars, 0), coalesce(r.n, 0) from courses c
    left join (select course_id, count(*)::int as n from course_sections group by 1) s on s.course_id = c.id
    left join (select course_id, count(*)::int as n, sum(duration_seconds)::int as seconds from lessons where status = 'ready' group by 1) l on l.course_id = c.id
    left join (select course_id, count(*)::int as n from course_enrolments where state <> 'revoked' group by 1) e on e.course_id = c.id
    left join (select course_id, count(*)::int as n, sum(rating)::int as stars from course_reviews where status = 'shown' group by 1) r on r.course_id = c.id
    where c.id > ${before}`.execute(db);
  await sql`select fill_courses_listed()`.execute(db);
};
