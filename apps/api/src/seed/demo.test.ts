import { testDatabase, type TestDatabase } from '../database/testing';
import { brokenPromises } from '../domains/commerce/campaign/testing-promises';
import { demoUsers } from './demo-users';
import { isEmpty } from './demo';
import { random } from './random';
import { countRows } from './testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
});
afterAll(() => database.close());

const count = (from: string): Promise<number> => countRows(database, from);

test('the demo has the staff, tree, skills and FAQs that its page promises', async () => {
  expect(await count('users where role_id in (1, 2, 3, 4, 100, 101)')).toBe(18);
  expect(await count('categories where parent_id is null')).toBe(6);
  expect(await count(`categories where status = 'inactive'`)).toBe(2);
  expect(await count('categories c join categories p on p.id = c.parent_id where p.parent_id is null')).toBe(38);
  expect(await count('categories c join categories p on p.id = c.parent_id where p.parent_id is not null')).toBe(24);
  expect(await count('skills')).toBe(240);
  expect(await count('skill_aliases')).toBe(60);
  expect(await count('chapters')).toBe(120);
  expect(await count('topics')).toBe(700);
  expect(await count('one_to_one_offers')).toBe(70);
  expect(await count('job_posts')).toBe(50);
  expect(await count(`job_posts where status = 'awarded'`)).toBe(12);
  expect(await count(`job_posts where status = 'expired'`)).toBe(6);
  expect(await count('proposals')).toBe(320);
  expect(await count('upcoming_courses')).toBe(14);
  expect(await count(`upcoming_courses where status = 'converted' and course_id is not null`)).toBe(1);
  expect(await count('upcoming_course_interests')).toBe(380);
  expect(await count('faq_categories')).toBe(16);
  expect(await count('faqs')).toBe(110);
  expect(await count(`faqs where status = 'draft'`)).toBe(12);
  expect(await count(`faqs where status = 'hidden'`)).toBe(5);
  expect(await count('custom_chapters')).toBe(30);
  expect(await count('(select distinct skill_id from custom_chapters) t')).toBe(8);
  expect(await count('custom_topics')).toBe(180);
  expect(await count(`custom_topics where status = 'draft'`)).toBe(20);
  expect(
    await count(
      `(select 1 from text_revisions where entity = 'custom_topics' group by entity_id having count(*) = 10) t`,
    ),
  ).toBe(3);
  expect(await count("conversations where kind = 'direct'")).toBe(12);
  expect(await count('(select 1 from messages group by conversation_id having count(*) between 40 and 120) t')).toBe(
    22,
  );
  expect(
    await count(
      `conversation_members m join conversations c on c.id = m.conversation_id where c.last_seq > m.last_read_seq and c.kind = 'direct'`,
    ),
  ).toBe(4);
  expect(await count('countries')).toBe(60);
  expect(await count('languages')).toBe(14);
});

test('every account whose sign-in is printed is there and can be signed in to', async () => {
  expect(
    await count(
      `users where status = 'active' and password_hash is not null and email in (${demoUsers.map((account) => `'${account.email}'`).join(',')})`,
    ),
  ).toBe(demoUsers.length);
});

test('everybody who edits has 40 traces within 90 days, each in its month', async () => {
  expect(await count('(select actor_id from audit_log group by actor_id having count(*) = 40) t')).toBe(12);
  expect(await count('audit_log')).toBe(480);
  expect(await count(`audit_log where at < now() - interval '91 days' or at > now()`)).toBe(0);
  expect(await count('audit_log_rest')).toBe(0);
});

test('four campaigns are a draft, open, closed with ties, and declared with 20 winners', async () => {
  const entries = (where: string) =>
    count(
      `marketing_entries e join marketing_coupons m using (coupon_id) join coupons c on c.id = e.coupon_id where ${where}`,
    );
  expect(await count(`coupons c join marketing_coupons m on m.coupon_id = c.id where c.status = 'draft'`)).toBe(1);
  expect(await entries('m.entry_ends_at > now()')).toBe(44);
  expect(await entries('m.entry_ends_at < now() and m.result_declared_at is null')).toBe(48);
  expect(await entries('m.result_declared_at is not null')).toBe(50);
  expect(await entries('e.won')).toBe(20);
  expect(
    await entries('e.started_at not between m.entry_starts_at and m.entry_ends_at or e.submitted_at > m.entry_ends_at'),
  ).toBe(0);
  const ties = `select 1 from marketing_entries e join marketing_coupons m using (coupon_id) where m.result_declared_at is null
    and m.entry_ends_at < now() and submitted_at is not null group by coupon_id, percent, seconds having count(*) > 1`;
  expect(await count(`(${ties}) t`)).toBeGreaterThan(2);
  expect(await brokenPromises(database.db)).toEqual([]);
  expect(
    await entries(
      `e.won and e.student_id = (select s.id from students s join users u on u.id = s.user_id where u.email = 'student@example.com')`,
    ),
  ).toBe(1);
});

test('coupons of every discount, thing, audience and status are there, with their uses and nothing miscounted', async () => {
  expect(await count(`coupons where kind = 'standard'`)).toBe(25);
  expect(
    await count(`coupon_codes k join coupons c on c.id = k.coupon_id where k.single_use and c.kind = 'standard'`),
  ).toBe(2000);
  expect(
    await count("coupon_redemptions r join coupon_codes k on k.id = r.code_id where k.single_use and r.state = 'used'"),
  ).toBe(6);
  for (const column of ['discount_kind', 'applies_to', 'audience', 'status'])
    expect(await count(`(select distinct ${column} from coupons) t`)).toBe(
      { discount_kind: 2, applies_to: 5, audience: 3, status: 4 }[column],
    );
  expect(
    await count(
      `coupons c join coupon_counters n on n.coupon_id = c.id where n.reserved + n.used = 49 and c.total_limit = 50`,
    ),
  ).toBe(1);
  expect(await count(`coupons where starts_at > now() and starts_at < now() + interval '25 hours'`)).toBe(1);
  expect(
    await count(
      `coupon_redemptions r join users u on u.id = r.user_id join coupons c on c.id = r.coupon_id where u.email = 'student@example.com' and r.state = 'used' and c.per_user_limit = 1`,
    ),
  ).toBeGreaterThan(0);
  expect(
    await count(
      `coupon_counters n where (n.reserved, n.used) <> (select count(*) filter (where state = 'reserved'), count(*) filter (where state = 'used') from coupon_redemptions r where r.coupon_id = n.coupon_id)`,
    ),
  ).toBe(0);
});

test('two of three students have a full profile, with a guardian where one is needed and skills to learn', async () => {
  expect(await count('students where profile_step = 3')).toBe(41);
  expect(
    await count(
      `students s where profile_step = 3 and (gender is null or grade = '' or not exists (select 1 from person_skills p where p.student_id = s.id))`,
    ),
  ).toBe(0);
  expect(await count(`students where date_of_birth > now() - interval '16 years' and guardian_name = ''`)).toBe(0);
  expect(
    await count(
      `students s join users u on u.id = s.user_id where u.email = 'student@example.com' and profile_step = 3`,
    ),
  ).toBe(1);
});

test('there are students of every country, lead and status that its screen filters by, two pairs with one number', async () => {
  expect(await count('students where deleted_at is null')).toBe(59);
  expect(await count('students where deleted_at is not null')).toBe(2);
  expect(await count('(select distinct lead_state from students) t')).toBe(5);
  expect(
    await count(
      '(select distinct u.country_id from students s join users u on u.id = s.user_id where u.country_id is not null) t',
    ),
  ).toBe(7);
  expect(await count(`students s join users u on u.id = s.user_id where u.status = 'blocked'`)).toBe(3);
  expect(
    await count('(select mobile_e164 from users where mobile_e164 is not null group by 1 having count(*) > 1) t'),
  ).toBe(2);
  expect(await count('users u full join students s on s.user_id = u.id where u.role_id = 15 and s.id is null')).toBe(0);
});

test('trainers and agencies of every state are there, 15 trainers in agencies, each with the parts that are checked', async () => {
  for (const [state, n] of Object.entries({ verified: 28, submitted: 6, changes_asked: 3, draft: 2, suspended: 1 }))
    expect(await count(`trainers where state = '${state}'`)).toBe(n);
  for (const [state, n] of Object.entries({ verified: 2, submitted: 1, changes_asked: 1, onboarding: 1, suspended: 1 }))
    expect(await count(`agencies where state = '${state}'`)).toBe(n);
  expect(await count('trainers where agency_id is not null')).toBe(15);
  expect(
    await count('agencies a where trainers_count <> (select count(*) from trainers t where t.agency_id = a.id)'),
  ).toBe(0);
  expect(await count('verifications where trainer_id is not null')).toBe(40 * 7);
  expect(
    await count(
      `verifications v join trainers t on t.id = v.trainer_id where t.state = 'verified' and v.state not in ('approved', 'empty')`,
    ),
  ).toBe(0);
  expect(await count(`trainers where about <> '' and array_length(regexp_split_to_array(about, ' '), 1) < 250`)).toBe(
    0,
  );
  expect(
    (await count('trainers_to_list')) -
      (await count(
        'trainers_listed l join trainers_to_list v on v.id = l.id and v.name = l.name and v.state = l.state',
      )),
  ).toBe(0);
});

test('everybody on the staff has 25 notifications within ten days, the newest six unread, and none leads where they may not go', async () => {
  expect(await count('notifications')).toBe(18 * 25);
  expect(
    await count(
      '(select user_id from notifications group by user_id having count(*) = 25 and count(*) filter (where read_at is null) = 6) t',
    ),
  ).toBe(18);
  expect(
    await count(`notifications where created_at not between now() - interval '11 days' and now() or read_at > now()`),
  ).toBe(0);
  expect(
    await count(
      `notifications n join notifications m on m.user_id = n.user_id and m.read_at is not null and m.created_at > n.created_at where n.read_at is null`,
    ),
  ).toBe(0);
  expect(
    await count(
      `notifications n join users u on u.id = n.user_id where u.role_id = 4 and n.link like any ('{/coupon%,/FAQs%,/category%}')`,
    ),
  ).toBe(0);
});

test('a database with accounts is not empty', async () => {
  expect(await isEmpty(database.db)).toBe(false);
});

test('the generator draws the same numbers each time', () => {
  expect(Array.from({ length: 5 }, (_, index) => random(7).below(index + 10))).toEqual(
    Array.from({ length: 5 }, (_, index) => random(7).below(index + 10)),
  );
});

test('36 batches are around today, each with 12 to 24 meetings, and 82 of 100 were there', async () => {
  for (const [status, n] of [
    [2, 8],
    [3, 10],
    [4, 12],
    [5, 3],
    [6, 3],
  ] as const)
    expect(await count(`batches where timing_status = ${status}`)).toBe(n);
  expect(
    await count(
      `batches b where (select count(*) from meetings m where m.batch_id = b.id) not between 12 and 24 or seats_taken <> (select count(*) from batch_members m where m.batch_id = b.id and m.state in ('reserved', 'active', 'completed'))`,
    ),
  ).toBe(0);
  expect(await count(`batch_members where state = 'waitlisted'`)).toBe(3);
  const share = (await count(`attendance where state in ('present', 'late')`)) / (await count('attendance'));
  expect(share).toBeGreaterThan(0.79);
  expect(share).toBeLessThan(0.85);
  expect(
    await count(
      `batches b where (select count(distinct starts_at at time zone 'UTC' - (local_date + local_start)) from meetings m where m.batch_id = b.id) > 1`,
    ),
  ).toBeGreaterThanOrEqual(2);
});

test('video courses of every status are there, with what each draft lacks, and figures that count their rows', async () => {
  for (const [status, n] of Object.entries({ published: 34, draft: 9, review: 6, unpublished: 8, archived: 4 }))
    expect({ status, n: await count(`courses where status = '${status}'`) }).toEqual({ status, n });
  expect(await count('courses where is_free')).toBe(12);
  expect(await count(`course_prices where currency = 'USD'`)).toBe(20);
  expect(await count(`course_enrolments where order_id is null`)).toBe(901);
  expect(await count('course_reviews')).toBe(260);
  expect(await count(`courses where status = 'published' and description_words < 250`)).toBe(0);
  expect(await count(`(select distinct course_missing(id) from courses where status = 'draft') t`)).toBeGreaterThan(6);
  expect(
    await count(
      `course_stats s where s.enrolments <> (select count(*) from course_enrolments e where e.course_id = s.course_id and e.state <> 'revoked')`,
    ),
  ).toBe(0);
});

test('every published course has all that publishing needs but its picture, which comes with the library; quizzes have questions of every kind', async () => {
  expect(await count(`courses where status = 'published'`)).toBe(34);
  expect(await count(`courses where status = 'published' and array_remove(course_missing(id), 'image') <> '{}'`)).toBe(
    0,
  );
  expect(await count(`lessons l join courses c on c.id = l.course_id where c.status = 'published'`)).toBe(34 * 7);
  expect(await count('(select distinct kind from lessons) k')).toBe(4);
  expect(await count('quizzes where question_count between 5 and 12')).toBe(80);
  expect(await count('(select distinct kind from quiz_questions) k')).toBe(5);
});
