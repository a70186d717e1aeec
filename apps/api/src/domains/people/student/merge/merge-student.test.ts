import { studentCalls, studentMergeCalls, type MergeableField, type StudentDetail } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testOrder } from '../../../../testing/order';
import { studentFixture, type StudentFixture } from '../../testing';
import { referencesTo } from './references.queries';
import { withoutRule } from './rules';

let fixture: StudentFixture;
let trainer: number;
beforeAll(async () => {
  fixture = await studentFixture();
  const { rows } = await sql<{
    id: number;
  }>`insert into trainers (user_id) select min(id) from users returning id`.execute(fixture.db);
  trainer = rows[0]!.id;
});
afterAll(() => fixture.close());

let number = 80_000;
/** Two students with one number. */
const pair = async (): Promise<readonly [StudentDetail, StudentDetail]> => {
  number += 1;
  const mobile = `98765 ${number}`;
  return [await fixture.make({ mobile }), await fixture.make({ mobile, confirmDuplicate: true })];
};
const merging = (kept: StudentDetail, merged: StudentDetail, chosen: MergeableField[] = []) => ({
  keptId: kept.id,
  mergedId: merged.id,
  keptVersion: kept.version,
  mergedVersion: merged.version,
  chosen,
  reason: 'The same person signed up twice',
});
const batch = async (): Promise<number> =>
  (
    await sql<{
      id: number;
    }>`insert into batches (kind, trainer_id, title, time_zone, starts_at, ends_at, seats, seats_taken)
      values ('custom', ${trainer}, 'Evening algebra', 'Asia/Kolkata', now() + interval '1 day', now() + interval '2 days', 10, 0) returning id`.execute(
      fixture.db,
    )
  ).rows[0]!.id;
const seat = async (batchId: number, studentId: number, state: 'active' | 'waitlisted'): Promise<void> => {
  await sql`insert into batch_members (batch_id, student_id, state) values (${batchId}, ${studentId}, ${state})`.execute(
    fixture.db,
  );
  if (state === 'active')
    await sql`update batches set seats_taken = seats_taken + 1 where id = ${batchId}`.execute(fixture.db);
};
const seatsOf = async (batchId: number) =>
  (
    await sql<{
      taken: number;
      states: string;
    }>`select b.seats_taken as taken, (select string_agg(m.student_id || ' ' || m.state, ', ' order by m.id) from batch_members m where m.batch_id = b.id) as states
      from batches b where b.id = ${batchId}`.execute(fixture.db)
  ).rows[0];

test('every column that refers to a student or an account has a rule for a merge', async () => {
  const { db } = fixture;
  expect(withoutRule(await referencesTo(db, 'students'), await referencesTo(db, 'users'))).toEqual([]);
});

test('a table without a rule makes a merge refuse, and nothing is changed', async () => {
  const [kept, merged] = await pair();
  await sql`create table wishes (student_id bigint references students)`.execute(fixture.db);
  const { status, body } = await fixture.admin.send(studentMergeCalls.merge, merging(kept, merged));
  await sql`drop table wishes`.execute(fixture.db);
  expect([status, body]).toMatchObject([409, { message: 'A merge does not know what becomes of wishes.student_id' }]);
  expect((await fixture.done(studentCalls.detail, { id: merged.id })).student.version).toBe(merged.version);
});

test('students of one number are found, and what would move is counted', async () => {
  const [kept, merged] = await pair();
  const { groups } = await fixture.done(studentMergeCalls.duplicates, { studentId: merged.id });
  expect(groups.map(({ students }) => students.map(({ id }) => id))).toEqual([[kept.id, merged.id]]);
  const all = await fixture.done(studentMergeCalls.duplicates, {});
  expect(all.groups.some(({ students }) => students.some(({ id }) => id === kept.id))).toBe(true);
  await seat(await batch(), merged.id, 'active');
  const { moved } = await fixture.done(studentMergeCalls.preview, { keptId: kept.id, mergedId: merged.id });
  expect(moved).toEqual({ batches: 1, demos: 0, submissions: 0, skills: 0, orders: 0 });
});

test('M68: seats and chosen fields move, orders keep their account, and the account of the duplicate ends', async () => {
  const [kept, merged] = await pair();
  const [shared, own] = [await batch(), await batch()];
  await seat(shared, kept.id, 'waitlisted');
  await seat(shared, merged.id, 'active');
  await seat(own, merged.id, 'active');
  await testOrder(fixture.db, { userId: merged.userId, status: 'paid' });
  const { student } = await fixture.done(studentMergeCalls.merge, merging(kept, merged, ['email', 'name']));
  expect(student).toMatchObject({ id: kept.id, name: merged.name, email: merged.email });
  expect(await seatsOf(shared)).toEqual({ taken: 1, states: `${kept.id} active, ${merged.id} left` });
  expect(await seatsOf(own)).toEqual({ taken: 1, states: `${kept.id} active` });
  // Money keeps its account; a reader reads all accounts of the person.
  const { rows } = await sql`select user_id from orders where user_id in (select accounts_of(${kept.userId}))`.execute(
    fixture.db,
  );
  expect(rows).toEqual([{ userId: merged.userId }]);
  expect((await fixture.admin.send(studentCalls.detail, { id: merged.id })).status).toBe(404);
  expect((await fixture.audits('student.merge', kept.id))[0]?.changes).toMatchObject({
    merged: [merged.name, kept.name],
    taken: [[], ['E-mail', 'Name']],
    reason: [null, 'The same person signed up twice'],
  });
});

test('owner and institute of the duplicate can be chosen, also the last seat of the institute, which the duplicate gives up', async () => {
  const [kept, merged] = await pair();
  const owner = await fixture.api.person(4);
  const { rows } = await sql<{ id: number }>`
    insert into institutes (name, code, country_id, seat_limit) values ('One seat', 'ONE_SEAT', ${fixture.india}, 1), ('Left', 'LEFT_IT', ${fixture.india}, null) returning id`.execute(
    fixture.db,
  );
  const [full, left] = rows.map(({ id }) => id);
  await fixture.done(studentCalls.assign, { id: kept.id, version: kept.version, instituteId: left! });
  await fixture.done(studentCalls.assign, {
    id: merged.id,
    version: merged.version,
    instituteId: full!,
    salesUserId: owner.id,
  });
  const preview = await fixture.done(studentMergeCalls.preview, { keptId: kept.id, mergedId: merged.id });
  expect(preview).toMatchObject({
    kept: { instituteName: 'Left' },
    merged: { instituteName: 'One seat', salesUserId: owner.id },
  });
  const { student } = await fixture.done(
    studentMergeCalls.merge,
    merging(preview.kept, preview.merged, ['owner', 'institute']),
  );
  expect(student).toMatchObject({ instituteId: full, salesUserId: owner.id });
  const counts =
    await sql`select id, students_count from institutes where id in (${full}, ${left}) order by id`.execute(fixture.db);
  expect(counts.rows).toEqual([
    { id: full, studentsCount: 1 },
    { id: left, studentsCount: 0 },
  ]);
});

test('two taken seats of one batch become one, and the other is free', async () => {
  const [kept, merged] = await pair();
  const shared = await batch();
  await seat(shared, kept.id, 'active');
  await seat(shared, merged.id, 'active');
  await fixture.done(studentMergeCalls.merge, merging(kept, merged));
  expect(await seatsOf(shared)).toEqual({ taken: 1, states: `${kept.id} active, ${merged.id} left` });
});

test('a course that both have stays once, with the further progress, one review, and figures that count them', async () => {
  const [kept, merged] = await pair();
  const { db } = fixture;
  const { rows } = await sql<{ id: number }>`
    with c as (insert into categories (name, slug, sort_key) values ('Of a merge', 'of-a-merge', 990000) returning id)
    insert into courses (title, slug, category_id) select 'Painting walls', 'walls-of-a-merge', id from c returning id`.execute(
    db,
  );
  const { id } = rows[0]!;
  await sql`insert into course_enrolments (course_id, student_id, source, state, progress_percent, revoked_at)
    values (${id}, ${kept.id}, 'staff', 'active', 20, null), (${id}, ${merged.id}, 'order', 'completed', 100, null)`.execute(
    db,
  );
  await sql`insert into course_reviews (course_id, student_id, rating) values (${id}, ${kept.id}, 4), (${id}, ${merged.id}, 1)`.execute(
    db,
  );
  await fixture.done(studentMergeCalls.merge, merging(kept, merged));
  const { rows: after } = await sql`
    select s.enrolments, s.rating::float8 as rating, s.rating_count,
      (select jsonb_agg(jsonb_build_array(e.student_id, e.state, e.progress_percent) order by e.id) from course_enrolments e where e.course_id = s.course_id) as held
    from course_stats s where s.course_id = ${id}`.execute(db);
  expect(after).toEqual([
    {
      enrolments: 1,
      rating: 4,
      ratingCount: 1,
      held: [
        [kept.id, 'completed', 100],
        [kept.id, 'revoked', 100],
      ],
    },
  ]);
});

test('a student who changed since, another number, and the same student twice are refused', async () => {
  const [kept, merged] = await pair();
  const other = await fixture.make();
  const refused = async (request: ReturnType<typeof merging>) => {
    const { status, body } = await fixture.admin.send(studentMergeCalls.merge, request);
    return [status, (body as { message: string }).message];
  };
  expect(await refused({ ...merging(kept, merged), mergedVersion: 9 })).toEqual([
    409,
    'Somebody else has changed this',
  ]);
  expect(await refused(merging(kept, other))).toEqual([409, 'Only students with the same mobile number are merged']);
  expect(await refused(merging(kept, kept))).toEqual([400, 'Choose another student than the one to keep']);
});

test('of two merges that cross, one is done and the other finds a merged student', async () => {
  const [one, two] = await pair();
  const answers = await Promise.all([
    fixture.admin.send(studentMergeCalls.merge, merging(one, two)),
    fixture.admin.send(studentMergeCalls.merge, merging(two, one)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from students where id in (${one.id}, ${two.id}) and merged_into_id is not null`.execute(
    fixture.db,
  );
  expect(rows[0]?.n).toBe(1);
});

test('jobs and interest in courses to come move; an interest that both have stays once', async () => {
  const [kept, merged] = await pair();
  await sql`
    with c as (insert into categories (name, slug, sort_key) values ('Wishes', 'wishes', 900) returning id),
      s as (insert into skills (category_id, name, slug) select id, 'Wishes', 'wishes' from c returning id, category_id),
      u as (insert into upcoming_courses (title, slug, category_id) select 'Course to come ' || n, 'to-come-' || n, id from c, generate_series(1, 2) n returning id),
      i as (insert into upcoming_course_interests (upcoming_course_id, student_id) select id, ${merged.id}::bigint from u union all select min(id), ${kept.id}::bigint from u)
    insert into job_posts (student_id, title, category_id, skill_id, budget_kind, currency, budget_min_minor, budget_max_minor, budget_units, expires_at)
    select ${merged.id}, 'Lessons in wishes', category_id, id, 'hourly', 'INR', 100, 200, 2, now() + interval '9 days' from s`.execute(
    fixture.db,
  );
  await fixture.done(studentMergeCalls.merge, merging(kept, merged));
  const { rows } = await sql`
    select (select count(*)::int from job_posts where student_id = ${kept.id}) as jobs,
      (select count(*)::int from upcoming_course_interests where student_id = ${kept.id}) as interests,
      (select count(*)::int from upcoming_course_interests where student_id = ${merged.id}) as lost`.execute(
    fixture.db,
  );
  expect(rows).toEqual([{ jobs: 1, interests: 2, lost: 0 }]);
});
