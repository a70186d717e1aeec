import {
  categoryCalls,
  chapterCalls,
  jobPostCalls,
  oneToOneCalls,
  upcomingCourseCalls,
} from '@lectern/contract/catalog';
import { couponCalls } from '@lectern/contract/commerce';
import { customChapterCalls, customTopicCalls, faqCalls } from '@lectern/contract/content';
import { agencyCalls, roleCalls, subAdminCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { categoryResource } from '../../src/domains/catalog/category/category.resource';
import { quizResource } from '../../src/domains/catalog/quiz/quiz.resource';
import { courseResource } from '../../src/domains/catalog/course/course.resource';
import { trainingAdResource } from '../../src/domains/catalog/training-ad/training-ad.resource';
import { chapterResource } from '../../src/domains/catalog/chapter/chapter.resource';
import { skillResource } from '../../src/domains/catalog/skill/skill.resource';
import { jobPostResource } from '../../src/domains/catalog/job-post/job-post.resource';
import { oneToOneResource } from '../../src/domains/catalog/one-to-one/one-to-one.resource';
import { upcomingCourseResource } from '../../src/domains/catalog/upcoming-course/upcoming-course.resource';
import { couponResource } from '../../src/domains/commerce/coupon/coupon.resource';
import { customChapterResource } from '../../src/domains/content/custom-course/custom-chapter.resource';
import { customTopicResource } from '../../src/domains/content/custom-course/custom-topic.resource';
import { faqResource } from '../../src/domains/content/faq/faq.resource';
import { agencyResource } from '../../src/domains/people/agency/agency.resource';
import { batchResource } from '../../src/domains/people/batch/batch.resource';
import { instituteResource } from '../../src/domains/people/institute/institute.resource';
import { roleResource } from '../../src/domains/people/role/role.resource';
import { studentResource } from '../../src/domains/people/student/student.resource';
import { subAdminResource } from '../../src/domains/people/sub-admin/sub-admin.resource';
import { trainerResource } from '../../src/domains/people/trainer/trainer.resource';
import { userResource } from '../../src/domains/platform/user/user.resource';
import type { TestApi } from '../../src/testing';
import { listRules } from './list-rules';
import { recordRules } from './record-rules';

const firstOf = async (
  { database }: TestApi,
  table: 'categories' | 'faqCategories' | 'skills' | 'customChapters',
): Promise<number> => (await database.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
/** A word of letters alone for each number. */
const word = (n: number): string => String.fromCharCode(97 + (n % 26)).repeat(3 + Math.floor(n / 26));
const taken = (label: string): string => `${label} is already in use`;

recordRules(skillResource, {
  make: async (api, n) => ({
    categoryId: await firstOf(api, 'categories'),
    name: `Skill of a test ${n}`,
    slug: `of-a-test-${n}`,
    aliases: [`Spelling ${n}`],
  }),
  change: { name: 'Another skill', description: 'Changed.' },
  status: 'inactive',
  unique: { name: taken('Name'), slug: taken('Slug') },
  useBySkill: ({ database }, { id }) =>
    sql`insert into skills (category_id, name, slug, status, merged_into_id)
        select category_id, name, 'merged', 'merged', id from skills where id = ${id}`.execute(database.db),
  fill: ({ database }) =>
    sql`insert into skills (category_id, name, slug, updated_at)
        select id, 'Many ' || n, 'many-' || id || '-' || n, now() - make_interval(mins => n)
        from (select id from categories order by id limit 40) c, generate_series(1, 150) n`.execute(database.db),
});

const someQuestion = { kind: 'text', bodyHtml: '<p>Which?</p>', marks: 1, answerTexts: ['This one'] };

recordRules(quizResource, {
  make: (_api, n) => ({ purpose: 'lesson', title: `Quiz of a test ${n}`, questions: [someQuestion] }),
  named: (title) => ({ title }),
  change: { title: 'Another quiz', passPercent: 70 },
  status: 'archived',
  unique: {},
  fill: ({ database }) =>
    sql`insert into quizzes (purpose, title, created_at) select 'lesson', 'Many ' || n, now() - make_interval(mins => n) from generate_series(1, 6000) n`.execute(
      database.db,
    ),
});

const firstVerified = async ({ database }: TestApi): Promise<number> =>
  (
    await database.db
      .selectFrom('trainers')
      .select('id')
      .where('state', '=', 'verified')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;

// A status is a step that needs more than a word, with tests of its own.
recordRules(courseResource, {
  make: async (api, n) => ({
    title: `Course of a test ${n}`,
    slug: `course-of-a-test-${n}`,
    categoryId: 2,
    trainerId: await firstVerified(api),
    languageId: 1,
  }),
  named: (title) => ({ title }),
  change: { title: 'Another course', level: 'beginner' },
  unique: { slug: taken('Slug') },
  listed: 'courses_listed',
  fill: ({ database }) =>
    sql`insert into courses (title, slug, category_id, trainer_id, language_id, status, created_at, published_at)
        select 'Many ' || n || ' ' || md5(n::text), 'many-' || n, c.id, t.id, 1, (array['draft','published','unpublished','archived'])[1 + n % 4], now() - make_interval(mins => n), now()
        from generate_series(1, 6000) n
          join (select id, row_number() over (order by id) - 1 as no from categories) c on c.no = n % 60
          join (select id, row_number() over (order by id) - 1 as no from trainers) t on t.no = n % 30`.execute(
      database.db,
    ),
});

recordRules(instituteResource, {
  make: (_api, n) => ({ name: `Institute of a test ${n}`, code: `TEST${n}`, kind: 'school', countryId: 1 }),
  change: { kind: 'college', city: 'Pune' },
  status: 'inactive',
  unique: { code: taken('Code'), name: 'This city has an institute of this name' },
  fill: ({ database }) =>
    sql`insert into institutes (name, code, country_id) select 'Many ' || n, 'MANY' || n, 1 from generate_series(1, 5000) n`.execute(
      database.db,
    ),
});

listRules(trainingAdResource, {
  make: async (api, n) => ({
    title: `Training of a test ${n}`,
    trainerId: await firstVerified(api),
    skillId: await firstOf(api, 'skills'),
    languageId: 1,
    currency: 'INR',
    price: '1500',
  }),
  named: (title) => ({ title }),
  fill: ({ database }) =>
    sql`insert into training_ads (trainer_id, title, slug, skill_id, language_id, starts_on, created_at)
        select (select min(id) from trainers), 'Many ' || n, 'many-' || n, (select min(id) from skills), 1, current_date + n, now() - make_interval(mins => n) from generate_series(1, 5000) n`.execute(
      database.db,
    ),
});

listRules(batchResource, {
  make: async (api, n) => ({
    title: `Batch of a test ${n}`,
    kind: 'training',
    trainerId: await firstVerified(api),
    timeZone: 'Asia/Kolkata',
    seats: 5,
    meetings: [
      {
        localDate: new Date(Date.UTC(2033, 0, n)).toISOString().slice(0, 10),
        localStart: '05:00',
        durationMinutes: 30,
      },
    ],
  }),
  named: (title) => ({ title }),
  fill: ({ database }) =>
    sql`insert into batches (kind, trainer_id, title, time_zone, starts_at, ends_at, seats)
        select 'training', (select min(id) from trainers), 'Many ' || n, 'Asia/Kolkata', now() + make_interval(hours => n), now() + make_interval(hours => n + 1), 5 from generate_series(1, 5000) n`.execute(
      database.db,
    ),
});

// Each row counts the skills below it: what a page reads is more than its order, so nothing is said of its plans.
recordRules(
  { ...categoryResource, calls: categoryCalls },
  {
    make: (_api, n) => ({ name: `Category of a test ${n}`, slug: `of-a-test-${n}` }),
    change: { name: 'Another category', slug: 'another' },
    status: 'inactive',
    unique: { name: taken('Name'), slug: taken('Slug') },
    useBySkill: ({ database }, { id }) =>
      sql`insert into skills (category_id, name, slug) values (${id}, 'Uses it', 'uses-it')`.execute(database.db),
  },
);

// Its status is changed for many by one call.
recordRules(
  { ...faqResource, calls: faqCalls },
  {
    make: async (api, n) => ({
      categoryId: await firstOf(api, 'faqCategories'),
      languageId: 1,
      question: `Question of a test ${n}?`,
      answerHtml: '<p>An answer.</p>',
    }),
    named: (question) => ({ question }),
    creation: 'add',
    change: { question: 'Another question?', answerHtml: '<p>Another answer.</p>' },
    unique: { question: taken('Question') },
    orderedWithin: { sortKey: { categoryId: 'eq:1' } },
    fill: ({ database }) =>
      sql`with c as (insert into faq_categories (audience, name, sort_key)
            select 'student', 'Many ' || n, 1048576 * (n + 100) from generate_series(1, 20) n returning id)
          insert into faqs (category_id, language_id, question, answer_html, sort_key, updated_at)
          select id, 1, 'Question number ' || n || ' of many?', '<p>Answer ' || md5(n::text) || '</p>', 1048576 * (n + 1000), now() - make_interval(mins => n)
          from c, generate_series(1, 250) n`.execute(database.db),
  },
);

const titled = (title: string) => ({ title });

/** A skill with its category. */
const placed = async ({ database }: TestApi) => {
  const { id, categoryId } = await database.db
    .selectFrom('skills')
    .select(['id', 'categoryId'])
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { categoryId, skillId: id };
};

recordRules(
  { ...chapterResource, calls: chapterCalls },
  {
    make: async (api, n) => ({
      ...(await placed(api)),
      title: `Chapter of a test ${n}`,
      topics: [{ title: 'A topic' }],
    }),
    named: titled,
    change: { title: 'Another chapter', descriptionHtml: '<p>Changed.</p>' },
    status: 'inactive',
    unique: { title: taken('Title') },
    orderedWithin: { sortKey: { skillId: 'eq:1' } },
    fill: ({ database }) =>
      sql`insert into chapters (category_id, skill_id, title, description_html, sort_key, updated_at)
          select s.category_id, s.id, 'Many ' || n, '<p>' || repeat(md5(n::text) || ' ', 20) || '</p>', 1048576 * (n + 1000), now() - make_interval(mins => n)
          from (select id, category_id from skills order by id limit 20) s, generate_series(1, 250) n`.execute(
        database.db,
      ),
  },
);

// Its status has a flow.
recordRules(
  { ...upcomingCourseResource, calls: upcomingCourseCalls },
  {
    make: async (api, n) => ({
      categoryId: await firstOf(api, 'categories'),
      title: `Course of a test ${n}`,
      slug: `of-a-test-${n}`,
    }),
    named: titled,
    change: { title: 'Another course', expectedOn: '2033-01-03' },
    unique: { slug: taken('Slug') },
    fill: ({ database }) =>
      sql`insert into upcoming_courses (category_id, title, slug, expected_on, status, updated_at)
          select c.id, 'Many ' || n, 'many-' || c.id || '-' || n, current_date + n, 'announced', now() - make_interval(mins => n)
          from (select id from categories order by id limit 20) c, generate_series(1, 250) n`.execute(database.db),
  },
);

const inDaysOf = (days: number): string => inDays(days).slice(0, 10);

// Its status has a flow.
recordRules(
  { ...jobPostResource, calls: jobPostCalls },
  {
    make: async (api, n) => ({
      ...(await placed(api)),
      studentId: 1,
      title: `Job of a test ${n}`,
      budgetKind: 'hourly',
      currency: 'INR',
      budgetMin: '100.00',
      budgetMax: '200.00',
      expiresOn: inDaysOf(20),
    }),
    named: titled,
    change: { title: 'Another job', budgetMax: '300.00' },
    unique: {},
    fill: ({ database }) =>
      sql`insert into job_posts (student_id, title, category_id, skill_id, budget_kind, currency, budget_min_minor, budget_max_minor, budget_units, expires_at, created_at)
          select 1, 'Many ' || n, s.category_id, s.id, 'fixed', 'INR', 100, 100 + n, n, now() + make_interval(mins => n), now() - make_interval(mins => n)
          from (select id, category_id from skills order by id limit 20) s, generate_series(1, 250) n`.execute(
        database.db,
      ),
  },
);

// Its status has a flow.
recordRules(
  { ...oneToOneResource, calls: oneToOneCalls },
  {
    make: async (api, n) => {
      const { rows } = await sql<{ id: number }>`
        with recursive below as (select 1::bigint as id union select c.id from below b join categories c on c.parent_id = b.id)
        select s.id from skills s where s.category_id in (select id from below) and s.status = 'active' order by s.id offset ${n} limit 1`.execute(
        api.database.db,
      );
      return {
        trainerId: await firstVerified(api),
        categoryId: 1,
        skillId: rows[0]?.id,
        languageId: 2,
        title: `Offer of a test ${n}`,
        currency: 'INR',
        rate: '100.00',
        timeZone: 'Asia/Kolkata',
        slots: [{ weekday: 1, startsAt: '18:00', endsAt: '19:00' }],
      };
    },
    named: titled,
    change: { title: 'Another offer', rate: '300.00', slots: [{ weekday: 2, startsAt: '08:00', endsAt: '09:00' }] },
    unique: { skillId: 'This trainer has an offer for this skill in this language' },
    fill: ({ database }) =>
      sql`insert into one_to_one_offers (trainer_id, category_id, skill_id, title, language_id, rate_minor, rate_units, time_zone, updated_at)
          select r.id, s.category_id, s.id, 'Many ' || s.id, 3, 100 + s.id, s.id, 'Asia/Kolkata', now() - make_interval(mins => s.id::int)
          from (select id from trainers order by id limit 25) r, (select id, category_id from skills order by id limit 200) s`.execute(
        database.db,
      ),
  },
);

recordRules(
  { ...customChapterResource, calls: customChapterCalls },
  {
    make: async (api, n) => ({ skillId: await firstOf(api, 'skills'), languageId: 1, title: `Chapter of a test ${n}` }),
    named: titled,
    change: { title: 'Another chapter', descriptionHtml: '<p>Changed.</p>' },
    unique: { title: taken('Title') },
    orderedWithin: { sortKey: { skillId: 'eq:1' } },
    fill: ({ database }) =>
      sql`insert into custom_chapters (skill_id, language_id, title, description_html, sort_key, updated_at)
          select s.id, 1, 'Many ' || n, '<p>' || repeat(md5(n::text) || ' ', 20) || '</p>', 1048576 * (n + 1000), now() - make_interval(mins => n)
          from (select id from skills order by id limit 20) s, generate_series(1, 250) n`.execute(database.db),
  },
);

recordRules(
  { ...customTopicResource, calls: customTopicCalls },
  {
    make: async (api, n) => ({
      customChapterId: await firstOf(api, 'customChapters'),
      title: `Topic of a test ${n}`,
      bodyHtml: '<p>A text.</p>',
      currency: 'INR',
      price: '100',
    }),
    named: titled,
    change: { title: 'Another topic', summary: 'Changed.', minutes: 20 },
    status: 'published',
    unique: { title: taken('Title') },
    orderedWithin: { sortKey: { customChapterId: 'eq:1' } },
    fill: ({ database }) =>
      sql`insert into custom_topics (custom_chapter_id, title, body_html, sort_key, updated_at)
          select c.id, 'Many ' || n, '<p>' || repeat(md5(n::text) || ' ', 20) || '</p>', 1048576 * (n + 1000), now() - make_interval(mins => n)
          from (select id from custom_chapters order by id limit 20) c, generate_series(1, 250) n`.execute(database.db),
  },
);

recordRules(
  { ...couponResource, calls: couponCalls },
  {
    make: (_api, n) => ({
      code: `TEST${n}CODE`,
      name: `Coupon of a test ${n}`,
      discountKind: 'percent',
      percentBp: 1500,
      amounts: [{ currency: 'INR', flatMinor: null, capMinor: 50_000, minimumMinor: 200_000 }],
      startsAt: inDays(-1),
      endsAt: inDays(10),
      perUserLimit: 1,
      appliesTo: 'all',
      audience: 'everyone',
    }),
    change: { name: 'Another coupon', code: 'ANOTHERCODE', description: 'Changed.', perUserLimit: 2 },
    status: 'active',
    unique: { code: taken('Code') },
    keepsUnique: true,
  },
);

const person = (n: number) => ({ firstName: 'Asha', lastName: word(n), email: `test${n}@example.org` });

// The status is the account's; what an account holds is searched in the account's table.
recordRules(
  { ...studentResource, noun: { one: 'student', many: 'students' } },
  {
    make: (_api, n) => ({ ...person(n), countryId: 1, mobile: `55500 ${String(n).padStart(5, '0')}` }),
    named: (firstName) => ({ firstName }),
    change: { gender: 'female', leadState: 'contacted' },
    unique: { email: taken('E-mail') },
  },
);

/** Accounts of a role, for the rows that `fill` writes. */
const accounts = (role: number, slug: string) => sql`
  insert into users (role_id, first_name, slug, email, country_id) select ${role}, 'Many', ${slug} || n, ${slug} || n || '@example.org', 1 from generate_series(1, 5000) n returning id`;

// Any write of a trainer opens its parts again: what a change leaves as it was is said in their own tests.
listRules(
  { ...trainerResource, noun: { one: 'trainer', many: 'trainers' } },
  {
    make: (_api, n) => ({ ...person(n), countryId: 1, mobile: `55501 ${String(n).padStart(5, '0')}` }),
    named: (firstName) => ({ firstName }),
    listed: 'trainers_listed',
    fill: ({ database }) =>
      sql`with a as (${accounts(14, 'many-trainer-')}) insert into trainers (user_id, created_at, state) select id, now() - make_interval(mins => id::int), (array['draft','submitted','verified'])[1 + id % 3] from a`.execute(
        database.db,
      ),
  },
);
listRules(
  {
    ...agencyResource,
    noun: { one: 'agency', many: 'agencies' },
    calls: { ...agencyCalls, create: agencyCalls.step1 },
  },
  {
    make: (_api, n) => ({
      ...person(n),
      name: `Agency of a test ${n}`,
      countryId: 1,
      mobile: `55502 ${String(n).padStart(5, '0')}`,
    }),
    fill: ({ database }) =>
      sql`with a as (${accounts(13, 'many-agency-')}) insert into agencies (user_id, name, about, created_at, onboarding_step, trainers_count) select id, 'Many ' || id, repeat(md5(id::text) || ' ', 30), now() - make_interval(mins => id::int), 1 + id % 5, id % 40 from a`.execute(
        database.db,
      ),
  },
);

// Accounts are invited, blocked and restored, and never written as a whole.
listRules(
  { ...userResource, noun: { one: 'user', many: 'users' }, calls: { ...userCalls, create: subAdminCalls.create } },
  { make: (_api, n) => ({ ...person(n), roleId: 4 }), named: (firstName) => ({ firstName }), creation: 'invite' },
);

// Staff are accounts too: what is written of them is in the history of the account.
listRules(
  { ...subAdminResource, noun: { one: 'user', many: 'sub-admins' }, calls: subAdminCalls },
  {
    make: (_api, n) => ({ ...person(n), roleId: 4 }),
    named: (firstName) => ({ firstName }),
    creation: 'invite',
    fill: ({ database }) =>
      sql`insert into users (role_id, first_name, slug, email) select 15, 'Many ' || n, 'many-' || n, 'many' || n || '@example.org' from generate_series(1, 5000) n`.execute(
        database.db,
      ),
  },
);

recordRules(
  { ...roleResource, noun: { one: 'role', many: 'roles' }, calls: roleCalls },
  {
    make: (_api, n) => ({ name: `Role of a test ${n}`, rights: ['skillList'] }),
    // A role's name has Latin letters alone.
    named: (name) => ({ name: name.normalize('NFD').replace(/\p{M}/gu, '') }),
    change: { description: 'Changed.', isSalesTeam: true },
    unique: { name: taken('Name') },
    fill: ({ database }) =>
      sql`insert into roles (id, name, description) select 1000 + n, 'Many ' || n, rpad('Described at length', 200, ' x') from generate_series(1, 5000) n`.execute(
        database.db,
      ),
  },
);
