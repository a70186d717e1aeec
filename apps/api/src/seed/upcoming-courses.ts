import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

type Announced = readonly [category: string, title: string, about: string];
const courses: readonly Announced[] = [
  ['Algebra', 'Algebra from the ground up', 'equations, functions and graphs in twelve weeks'],
  ['Calculus', 'Calculus for engineers', 'limits, derivatives and integrals with examples from mechanics'],
  ['Mechanics', 'Mechanics in experiments', 'forces and energy, each with an experiment for the kitchen table'],
  ['Organic chemistry', 'Organic chemistry without fear', 'mechanisms drawn step by step'],
  ['Grammar', 'English grammar workshop', 'the twenty mistakes that are made most often'],
  ['Business English', 'Business English for meetings', 'to open, to disagree, to close'],
  ['Conversation', 'Spanish conversation', 'one hour of talk a week, in small groups'],
  ['Front end', 'Accessible web interfaces', 'forms, tables and dialogs that everybody can use'],
  ['Data analysis', 'Data analysis with Python', 'from a file to a chart that says something'],
  ['Music theory', 'Music theory for pianists', 'harmony at the keyboard'],
  ['Accounting', 'Accounting for founders', 'the books of the first three years'],
  ['IELTS', 'IELTS writing in eight weeks', 'two essays a week, marked by hand'],
  ['JEE', 'JEE physics revision', 'one chapter a day until the examination'],
  ['Portrait', 'Drawing portraits', 'light, proportion and likeness'],
];
const statuses = [
  ...Array.from({ length: 7 }, () => 'announced'),
  ...['postponed', 'postponed', 'cancelled', 'converted', 'draft', 'draft', 'draft'],
];
const reasons: Readonly<Record<string, string>> = {
  postponed: 'The trainer is on leave until spring',
  cancelled: 'Too few students were interested',
};
const interests = 380;

const slugOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** 14 upcoming courses, one of them a draft course by now; 380 interests of students within twelve weeks. */
export const seedUpcomingCourses = async (db: Kysely<DB>): Promise<void> => {
  const categories = new Map(
    (await db.selectFrom('categories').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  const trainers = await db.selectFrom('trainers').select('id').where('state', '=', 'verified').orderBy('id').execute();
  const { id: languageId } = await db
    .selectFrom('languages')
    .select('id')
    .where('code', '=', 'en')
    .executeTakeFirstOrThrow();
  const made: number[] = [];
  for (const [at, [category, title, about]] of courses.entries()) {
    const status = statuses[at] ?? 'draft';
    const row = {
      title,
      slug: slugOf(title),
      categoryId: categories.get(category) ?? 1,
      trainerId: trainers[at % trainers.length]?.id ?? null,
      languageId,
      descriptionHtml: `<p>${title}: ${about}.</p>`,
    };
    const course =
      status === 'converted'
        ? await db
            .insertInto('courses')
            .values({ ...row, status: 'draft' })
            .returning('id')
            .executeTakeFirstOrThrow()
        : undefined;
    const { id } = await db
      .insertInto('upcomingCourses')
      .values({
        ...row,
        expectedOn: status === 'draft' ? null : sql<string>`(now() + make_interval(days => ${20 + at * 9}))::date`,
        status,
        statusReason: reasons[status] ?? '',
        courseId: course?.id ?? null,
        createdAt: sql<string>`now() - make_interval(days => ${90 - at})`,
        updatedAt: sql<string>`now() - make_interval(days => ${at * 2})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status !== 'draft') made.push(id);
  }
  // Each of the first students is interested in some: which and when follows from their number.
  await sql`
    insert into upcoming_course_interests (upcoming_course_id, student_id, at)
    select (${made}::bigint[])[1 + (n % ${made.length}::int)], s.id, now() - make_interval(days => (n * 7) % 80)
    from (select id, row_number() over (order by id) as r, count(*) over () as many from students) s
      join generate_series(0, ${interests - 1}::int) n on s.r = 1 + (n / ${made.length}::int + n * 5) % s.many
    on conflict do nothing`.execute(db);
};
