import { batchMemberCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testWorker } from '../../../../server/jobs/testing';
import { jobHandlers } from '../../../job-handlers';
import { queueDue } from '../../../../server/scheduled-jobs/schedules.queries';
import { batchFixture, type BatchFixture } from '../testing';

let fixture: BatchFixture;
beforeAll(async () => void (fixture = await batchFixture()));
afterAll(() => fixture.close());

const run = async (name: string): Promise<void> => {
  await sql`update job_schedules set next_run_at = case when name = ${name} then now() else now() + interval '1 day' end`.execute(
    fixture.db,
  );
  await queueDue(
    fixture.db,
    jobHandlers.map((job) => job.name),
  );
  await testWorker(fixture.api).drain();
};
const counted = async (id: number) =>
  (
    await sql<{ taken: number; members: number }>`
      select seats_taken as taken, (select count(*)::int from batch_members where batch_id = b.id and state in ('reserved','active','completed')) as members
      from batches b where id = ${id}`.execute(fixture.db)
  ).rows[0];

test('of a hundred bookings at once of the last ten seats ten are made, and the others wait', async () => {
  const batch = await fixture.batch({ seats: 10 });
  const students = await Promise.all(Array.from({ length: 100 }, () => fixture.student()));
  const answers = await Promise.all(
    students.map((student) =>
      fixture.admin.send(batchMemberCalls.add, { batchId: batch.id, studentIds: [student], as: 'active' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(students.map(() => 200));
  const states = (await fixture.members(batch.id)).map(({ state }) => state);
  expect(states.filter((state) => state === 'active')).toHaveLength(10);
  expect(states.filter((state) => state === 'waitlisted')).toHaveLength(90);
  expect(await counted(batch.id)).toEqual({ taken: 10, members: 10 });
});

test('one student who is booked ten times at once has one seat', async () => {
  const batch = await fixture.batch();
  const student = await fixture.student();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      fixture.admin.send(batchMemberCalls.add, { batchId: batch.id, studentIds: [student], as: 'reserved' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await counted(batch.id)).toEqual({ taken: 1, members: 1 });
});

test('where the waitlist is closed all of a booking are taken or none', async () => {
  const batch = await fixture.batch({ seats: 2, waitlistOpen: false });
  const studentIds = [await fixture.student(), await fixture.student(), await fixture.student()];
  const { status, body } = await fixture.admin.send(batchMemberCalls.add, {
    batchId: batch.id,
    studentIds,
    as: 'active',
  });
  expect([status, (body as { message: string }).message]).toEqual([409, 'No seat is left']);
  expect(await counted(batch.id)).toEqual({ taken: 0, members: 0 });
});

test('a hold that is over frees its seat for the one who waits longest, who then has a day to confirm', async () => {
  const batch = await fixture.batch({ seats: 1 });
  const [first, second, third] = [await fixture.student(), await fixture.student(), await fixture.student()];
  await fixture.book(batch.id, [first], 'reserved');
  await fixture.book(batch.id, [second, third]);
  expect((await fixture.members(batch.id)).map(({ state, place }) => [state, place])).toEqual([
    ['reserved', null],
    ['waitlisted', 1],
    ['waitlisted', 2],
  ]);
  await sql`update batch_members set reserved_until = now() - interval '1 minute' where student_id = ${first}`.execute(
    fixture.db,
  );
  await run('batch.holds');
  const members = await fixture.members(batch.id);
  expect(members.map(({ studentId, state }) => [studentId, state])).toEqual([
    [second, 'reserved'],
    [third, 'waitlisted'],
    [first, 'expired'],
  ]);
  expect(await counted(batch.id)).toEqual({ taken: 1, members: 1 });
  const { id, version } = members[0]!;
  const { member } = await fixture.done(batchMemberCalls.state, { id, version, to: 'active' });
  expect(member).toMatchObject({ state: 'active', reservedUntil: null });
  const { seatsLeft } = await fixture.done(batchMemberCalls.state, {
    id,
    version: member.version,
    to: 'removed',
    reason: 'Did not pay',
  });
  expect(seatsLeft).toBe(0);
  expect((await fixture.members(batch.id))[0]).toMatchObject({ studentId: third, state: 'reserved' });
});

test('while students join, leave and wait at once, seats and members always agree', async () => {
  const batch = await fixture.batch({ seats: 4 });
  const students = await Promise.all(Array.from({ length: 12 }, () => fixture.student()));
  const work = students.map(async (student, at) => {
    await fixture.admin.send(batchMemberCalls.add, {
      batchId: batch.id,
      studentIds: [student],
      as: at % 2 ? 'active' : 'reserved',
    });
    const mine = (await fixture.members(batch.id)).find(({ studentId }) => studentId === student);
    if (at % 3 === 0 && mine)
      await fixture.admin.send(batchMemberCalls.state, {
        id: mine.id,
        version: mine.version,
        to: 'left',
        reason: 'Changed plans',
      });
  });
  await Promise.all([...work, run('batch.holds')]);
  const now = await counted(batch.id);
  expect(now?.taken).toBe(now?.members);
  expect(now?.taken).toBeLessThanOrEqual(4);
});
