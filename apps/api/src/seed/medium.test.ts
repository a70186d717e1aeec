import { testDatabase, type TestDatabase } from '../database/testing';
import { sandbox } from '../domains/commerce/payment/sandbox';
import { compareBooks, windowAt } from '../domains/commerce/reconcile/compare-books';
import { shareOf, writeMany } from './many/write';
import { countRows } from './testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
  await database.db.transaction().execute((transaction) => writeMany(transaction, shareOf(2000)));
});
afterAll(() => database.close());

const count = (from: string): Promise<number> => countRows(database, from);

test('the medium size has as many more students as it says, each with one account of the role', async () => {
  expect(
    await count(`students s join users u on u.id = s.user_id where u.role_id = 15 and u.slug like 'student-%'`),
  ).toBe(2000);
});
test('they are of several countries, leads and statuses, each with a number of the country', async () => {
  const drawn = `students s join users u on u.id = s.user_id join countries c on c.id = u.country_id where u.slug like 'student-%'`;
  expect(await count(`(select distinct u.country_id from ${drawn}) t`)).toBe(8);
  expect(await count(`(select distinct s.lead_state from ${drawn}) t`)).toBe(5);
  expect(await count(`(select distinct u.first_name, u.last_name from ${drawn}) t`)).toBeGreaterThan(400);
  expect(
    await count(
      `${drawn} and (u.mobile_e164 <> c.dial_code || u.mobile_typed or length(u.mobile_typed) not between c.mobile_min and c.mobile_max)`,
    ),
  ).toBe(0);
});

test('trainers, agencies and batches come with them, and every counter is that of the rows', async () => {
  const wrong = [
    `batches b where b.seats_taken <> (select count(*) from batch_members m where m.batch_id = b.id and m.state in ('reserved', 'active', 'completed'))`,
    `agencies a where a.trainers_count <> (select count(*) from trainers t where t.agency_id = a.id and t.deleted_at is null)`,
    `trainers t where t.rating_count <> (select count(d.student_rating) from demos d where d.trainer_id = t.id)`,
    `conversations c where c.last_seq <> (select count(*) from messages m where m.conversation_id = c.id)`,
    `(select id from trainers_to_list except select id from trainers_listed) t`,
    `(select rating from trainers_to_list except select rating from trainers_listed) t`,
    `trainers t where (select count(*) from verifications v where v.trainer_id = t.id) <> 7`,
  ];
  for (const from of wrong) expect({ from, wrong: await count(from) }).toEqual({ from, wrong: 0 });
  expect([await count('trainers'), await count('agencies'), await count('batches')]).toEqual([160, 26, 116]);
});
test('courses, jobs, offers and ads come with them; what is out could be published, and every counter is that of the rows', async () => {
  const wrong = [
    `courses where status = 'published' and slug like 'course-of-many-%' and array_remove(course_missing(id), 'image') <> '{}'`, // pictures come with the library's files
    `(select id, title, lessons, enrolments, rating from courses_to_list except select id, title, lessons, enrolments, rating from courses_listed) c`,
    `course_stats t where (lessons, sections, enrolments, rating_count) <> ((select count(*) from lessons where course_id = t.course_id and status = 'ready'), (select count(*) from course_sections where course_id = t.course_id),
      (select count(*) from course_enrolments where course_id = t.course_id and state <> 'revoked'), (select count(*) from course_reviews where course_id = t.course_id and status = 'shown'))`,
    `courses c where not exists (select 1 from course_stats where course_id = c.id)`,
    `training_ads where status = 'published' and training_ad_missing(id) <> '{}'`,
    `upcoming_courses u where interest <> (select count(*) from upcoming_course_interests where upcoming_course_id = u.id)`,
    `job_posts j where proposals <> (select count(*) from proposals where job_post_id = j.id and status <> 'withdrawn') or (status = 'awarded') <> exists (select 1 from proposals where job_post_id = j.id and status = 'accepted')`,
    `one_to_one_offers o where status = 'active' and not exists (select 1 from one_to_one_slots where offer_id = o.id)`,
  ];
  for (const from of wrong) expect({ from, wrong: await count(from) }).toEqual({ from, wrong: 0 });
  expect([
    await count(`courses where slug like 'course-of-many-%'`),
    await count("lessons l join courses c on c.id = l.course_id where c.slug like 'course-of-many-%'"),
  ]).toEqual([200, 1626]);
});
test('batches keep what the clock and the calls keep: zones, instants, statuses, trainers, members', async () => {
  const wrong = [
    `meetings m join batches b on b.id = m.batch_id where m.starts_at <> (m.local_date + m.local_start) at time zone b.time_zone`,
    `batches b join (select batch_id, min(starts_at) a, max(ends_at) z from meetings group by 1) m on m.batch_id = b.id where (b.starts_at, b.ends_at) is distinct from (m.a, m.z)`,
    `batches where timing_status = 2 and starts_at < now() - interval '1 day' or timing_status = 3 and (ends_at < now() or starts_at > now()) or timing_status = 4 and ends_at > now()`,
    `batches b join trainers t on t.id = b.trainer_id where t.state <> 'verified'`,
    `batches b where b.timing_status in (3, 4) and not exists (select 1 from batch_members m where m.batch_id = b.id and m.state in ('active', 'completed'))`,
    `meetings a join meetings b on b.id > a.id and b.starts_at < a.ends_at and b.ends_at > a.starts_at and b.batch_id <> a.batch_id and b.state = 'scheduled' and a.state = 'scheduled'
      join batches x on x.id = a.batch_id join batches y on y.id = b.batch_id where x.trainer_id = y.trainer_id`,
  ];
  for (const from of wrong) expect({ from, wrong: await count(from) }).toEqual({ from, wrong: 0 });
  expect(await count('(select distinct timing_status from batches) s')).toBe(5);
});

test('the bank of the sandbox has the payments and refunds of the last days, and no others', async () => {
  const { id: providerId } = await database.db
    .selectFrom('paymentProviders')
    .select('id')
    .where('code', '=', 'sandbox')
    .executeTakeFirstOrThrow();
  const tools = { db: database.db, keys: {} as never, publicUrl: 'http://localhost', providerId };
  let listed = 0;
  const lines: unknown[] = [];
  for await (const found of compareBooks(tools, sandbox, windowAt(new Date()))) {
    listed += found.listed;
    lines.push(...found.lines);
  }
  expect(lines).toEqual([]);
  expect(listed).toBeGreaterThan(100);
});
