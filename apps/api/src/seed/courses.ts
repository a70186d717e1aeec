import { wordsOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { cleanHtml } from '../server/rich-text/clean-html';
import { courseKinds, descriptionOf, featuresOf, reviewTexts, shortDescriptionOf, takenOffSale } from './course-data';

const step = 1_048_576;
const enrolmentCount = 900;
const reviewCount = 260;

/** How many courses of each status there are, in the order of their ids. */
const counts = { published: 34, unpublished: 8, review: 6, draft: 8, archived: 4 } as const;
type Status = keyof typeof counts;
const statuses = (Object.entries(counts) as [Status, number][]).flatMap(([status, n]) =>
  Array.from({ length: n }, () => status),
);

/** What each of the drafts still lacks. */
const lacking = ['description', 'shortDescription', 'image', 'price', 'skills', 'features', 'short', 'all'] as const;

/** A course of the demo, for what continues it. */
export interface SeededCourse {
  readonly id: number;
  readonly title: string;
  readonly status: Status;
  /** The name of its category. */
  readonly subject: string;
}

const ago = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const readPlaces = async (db: Kysely<DB>) => {
  const { rows: categories } = await sql<{ id: number; name: string; skillIds: number[] }>`
    select c.id, c.name, array_agg(s.id order by s.id) as skill_ids from categories c join skills s on s.category_id = c.id
    where c.status = 'active' and c.deleted_at is null and s.status = 'active' and s.deleted_at is null and c.name ~ '^[A-Za-z]'
      and not exists (select 1 from categories k where k.parent_id = c.id)
    group by c.id order by c.id`.execute(db);
  const { rows: trainers } = await sql<{ id: number; agencyId: number | null }>`
    select r.id, r.agency_id from trainers r join users u on u.id = r.user_id
    where r.state = 'verified' and r.deleted_at is null and u.status = 'active' and u.deleted_at is null order by r.id`.execute(
    db,
  );
  const { rows: languages } = await sql<{ id: number }>`
    select id from languages where code in ('en', 'hi') order by code`.execute(db);
  return { categories, trainers, languages };
};
type Places = Awaited<ReturnType<typeof readPlaces>>;

/** The course of this number: what it lacks is said by its place among the drafts. */
const drawCourse = (no: number, status: Status, { categories, trainers, languages }: Places) => {
  const category = categories[(no * 7) % categories.length]!;
  const trainer = trainers[no % trainers.length]!;
  const lacks = status === 'draft' ? lacking[no % lacking.length] : undefined;
  const isBare = lacks === 'all';
  const title = courseKinds[Math.floor(no / 15) % courseKinds.length]!(category.name);
  const isFree = no % 5 === 2 && lacks !== 'price';
  const { html } = cleanHtml(
    isBare || lacks === 'description' ? '' : descriptionOf(category.name, lacks === 'short' ? 1 : 3),
  );
  const days = 360 - no * 5;
  return {
    lacks,
    category,
    row: {
      title,
      slug: `${slugOf(title)}-${no + 1}`,
      categoryId: category.id,
      trainerId: trainer.id,
      agencyId: trainer.agencyId,
      languageId: languages[no % 7 === 3 ? 1 : 0]!.id,
      level: (['all', 'beginner', 'intermediate', 'advanced'] as const)[no % 4]!,
      shortDescription: isBare || lacks === 'shortDescription' ? '' : shortDescriptionOf(category.name),
      descriptionHtml: html,
      descriptionWords: wordsOf(html),
      isFree,
      priceMinor: isFree || isBare || lacks === 'price' ? 0 : 99_900 + (no % 6) * 50_000,
      compareMinor: !isFree && no % 4 === 0 && lacks === undefined ? 499_900 : null,
      status,
      statusReason: status === 'unpublished' ? takenOffSale : '',
      submittedAt: status === 'draft' ? null : ago(days - 8),
      publishedAt: status === 'draft' || status === 'review' ? null : ago(days - 10),
      seoTitle: no % 3 === 0 ? title.slice(0, 70) : '',
      seoKeywords: no % 3 === 0 ? [category.name.toLowerCase(), 'online course'] : [],
      createdAt: ago(days),
      updatedAt: ago(Math.max(1, days - 20)),
    },
  };
};

const seedParts = async (
  db: Kysely<DB>,
  drawn: readonly { readonly id: number; readonly course: ReturnType<typeof drawCourse> }[],
): Promise<void> => {
  const whole = drawn.filter(({ course }) => course.lacks !== 'all');
  await db
    .insertInto('courseSkills')
    .values(
      whole
        .filter(({ course }) => course.lacks !== 'skills')
        .flatMap(({ id, course }) =>
          course.category.skillIds.slice(0, 3).map((skillId) => ({ courseId: id, skillId })),
        ),
    )
    .execute();
  await db
    .insertInto('courseFeatures')
    .values(
      whole
        .filter(({ course }) => course.lacks !== 'features')
        .flatMap(({ id, course }) =>
          featuresOf(course.category.name).map(([kind, text], at) => ({
            courseId: id,
            kind,
            text,
            sortKey: (at + 1) * step,
          })),
        ),
    )
    .execute();
  const sold = drawn.filter(({ course }) => course.row.priceMinor > 0).slice(0, 20);
  await db
    .insertInto('coursePrices')
    .values(
      sold.map(({ id, course }) => ({
        courseId: id,
        currency: 'USD',
        priceMinor: Math.round(course.row.priceMinor / 8000) * 100 - 1,
      })),
    )
    .execute();
  await sql`
    insert into course_custom_topics (course_id, custom_topic_id, title, minutes, sort_key)
    select c.no, t.id, t.title, t.minutes, ${step} * n from unnest(${drawn.slice(0, 10).map(({ id }) => id)}::bigint[]) with ordinality c (no, at)
      cross join generate_series(1, 3) n
      join (select id, title, minutes, row_number() over (order by id) as place from custom_topics where status = 'published') t on t.place = c.at * 3 + n`.execute(
    db,
  );
};

/** Everybody who is enrolled has the course for a while; reviews are by students who have it. */
const seedStudentsOf = async (db: Kysely<DB>, ids: readonly number[]): Promise<void> => {
  await sql`
    with people as (select s.id, row_number() over (order by s.id) - 1 as no, count(*) over () as total
      from students s join users u on u.id = s.user_id where s.deleted_at is null and u.deleted_at is null),
    sold as (select id, ordinality - 1 as no, count(*) over () as total from unnest(${ids}::bigint[]) with ordinality o (id, ordinality))
    insert into course_enrolments (course_id, student_id, source, state, progress_percent, enrolled_at, completed_at, revoked_at)
    select c.id, p.id, case n % 5 when 0 then 'staff' when 1 then 'plan' else 'order' end,
      case when n % 37 = 5 then 'revoked' when n % 6 = 1 then 'completed' else 'active' end,
      case when n % 6 = 1 then 100 else n * 13 % 95 end, now() - make_interval(days => (n * 11 % 170)::int + 3, mins => (n * 37 % 600)::int),
      case when n % 37 <> 5 and n % 6 = 1 then now() - interval '2 days' end, case when n % 37 = 5 then now() - interval '1 day' end
    from generate_series(0, ${enrolmentCount - 1}) n join sold c on c.no = n % c.total join people p on p.no = (n / c.total + c.no * 5) % p.total`.execute(
    db,
  );
  const { rows } = await sql<{ courseId: number; studentId: number; no: number }>`
    select course_id, student_id, (row_number() over (order by id) - 1)::int as no from course_enrolments
    where state <> 'revoked' order by id limit ${reviewCount}`.execute(db);
  await db
    .insertInto('courseReviews')
    .values(
      rows.map(({ courseId, studentId, no }) => {
        const rating = 3 + ((no * 7) % 3);
        const texts = reviewTexts[rating]!;
        const isHidden = no % 65 === 64;
        return {
          courseId,
          studentId,
          rating,
          body: texts[no % texts.length]!,
          status: isHidden ? 'hidden' : 'shown',
          statusReason: isHidden ? 'It names another student' : '',
          createdAt: ago(1 + (no % 90)),
        };
      }),
    )
    .execute();
};

/**
 * 60 video courses: prices, skills, features, topics on request, 900 enrolments and 260 reviews. Sections, lessons and videos are written
 * by who continues: it is given these courses, the published ones first. The figures count what is there.
 */
export const seedCourses = async (db: Kysely<DB>): Promise<readonly SeededCourse[]> => {
  const places = await readPlaces(db);
  const courses = statuses.map((status, no) => drawCourse(no, status, places));
  const ids = await db
    .insertInto('courses')
    .values(courses.map(({ row }) => row))
    .returning('id')
    .execute();
  const drawn = courses.map((course, at) => ({ id: ids[at]!.id, course }));
  await seedParts(db, drawn);
  await seedStudentsOf(
    db,
    drawn.slice(0, counts.published + counts.unpublished).map(({ id }) => id),
  );
  await sql`select course_restat(id) from courses`.execute(db);
  return drawn.map(({ id, course }) => ({
    id,
    title: course.row.title,
    status: course.row.status,
    subject: course.category.name,
  }));
};

/** The pictures of the library, which are there only once its files are. */
export const libraryPictures = sql`
  select v.file_id from library_item_versions v join library_items i on i.id = v.item_id join files f on f.id = v.file_id
  where i.deleted_at is null and f.status = 'ready' and f.mime like 'image/%'`;

/** Each course but two of the drafts gets a picture of the library. */
export const seedCourseImages = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    with pictures as (select file_id, row_number() over (order by file_id) - 1 as no, count(*) over () as total from (${libraryPictures}) p),
    pictured as (select id, row_number() over (order by id) as no, status,
      row_number() over (partition by status order by id) as place from courses)
    update courses c set image_file_id = p.file_id
    from pictured d join pictures p on p.no = d.no % p.total
    where d.id = c.id and not (d.status = 'draft' and d.place in (3, 8))`.execute(db);
};
