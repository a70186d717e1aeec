import { batchCalls, batchMemberCalls, meetingCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testWorker } from '../../../../server/jobs/testing';
import { queueDue } from '../../../../server/scheduled-jobs/schedules.queries';
import { jobHandlers } from '../../../job-handlers';
import { batchFixture, type BatchFixture } from '../testing';

let fixture: BatchFixture;
beforeAll(async () => void (fixture = await batchFixture()));
afterAll(() => fixture.close());

const run = async (name: string, report?: () => void): Promise<void> => {
  await sql`update job_schedules set next_run_at = case when name = ${name} then now() else now() + interval '1 day' end`.execute(
    fixture.db,
  );
  await queueDue(
    fixture.db,
    jobHandlers.map((job) => job.name),
  );
  await testWorker(fixture.api, jobHandlers, report).drain();
};
/** What a student has heard, the oldest first: in the bell, and by mail in the same words. */
const heard = async (studentId: number): Promise<string[]> => {
  const { rows } = await sql<{ title: string; body: string; mailed: boolean }>`
    select n.title, n.body, exists (select 1 from mails m where m.user_id = n.user_id and m.subject = n.title and m.body_text like '%' || n.body || '%') as mailed
    from notifications n join students s on s.user_id = n.user_id where s.id = ${studentId} order by n.id`.execute(
    fixture.db,
  );
  for (const { title, mailed } of rows) expect([title, mailed]).toEqual([title, true]);
  return rows.map(({ title, body }) => `${title} | ${body}`);
};
const change = async (batchId: number, studentId: number, to: 'active' | 'left', reason?: string): Promise<void> => {
  const member = (await fixture.members(batchId)).find((each) => each.studentId === studentId)!;
  await fixture.done(batchMemberCalls.state, { id: member.id, version: member.version, to, ...(reason && { reason }) });
};
const own = async (values: Parameters<BatchFixture['batch']>[0] = {}) =>
  fixture.batch({ trainerId: await fixture.trainer(), ...values });

test('a student hears of the waitlist, of the seat that is offered, and of the end of a place', async () => {
  const { id } = await own({ seats: 1 });
  const [first, second] = [await fixture.student(), await fixture.student()];
  await fixture.book(id, [first, second]);
  expect((await heard(first))[0]).toMatch(
    /^You have a seat: Algebra in the evening \| Your next meeting is on \w{3} \d+ \w{3} \d{4}, 18:00 \(Asia\/Kolkata, UTC\+05:30\)\.$/,
  );
  await change(id, first, 'left', 'Moves away');
  expect((await heard(first))[1]).toContain('Your place in this batch has ended. Moves away');
  const [waits, offered] = await heard(second);
  expect(waits).toContain('You are on the waitlist: Algebra');
  expect(offered).toMatch(
    /^A seat is free for you: .* held for you until .*Asia\/Kolkata, UTC\+05:30\)\. Contact the academy before then to confirm it\./,
  );
});

test('a meeting that is added, moved, given to a substitute or cancelled is announced at its local time on both sides of a clock change', async () => {
  await fixture.zone('Europe/London');
  const at = (localDate: string) => ({ localDate, localStart: '18:00', durationMinutes: 60 });
  const batch = await own({ timeZone: 'Europe/London', meetings: [at('2027-10-28')] });
  const student = await fixture.student();
  await fixture.book(batch.id, [student]);
  const [host, { meetings }] = [
    await fixture.trainer(),
    await fixture.done(meetingCalls.create, { batchId: batch.id, meetings: [at('2027-10-30')] }),
  ];
  const { id } = meetings[0]!;
  const version = async () => (await fixture.meetings(batch.id)).find((each) => each.id === id)!.version;
  await fixture.done(meetingCalls.update, { id, version: await version(), localDate: '2027-11-01' });
  await fixture.done(meetingCalls.update, { id, version: await version(), hostTrainerId: host });
  await fixture.done(meetingCalls.state, {
    id,
    version: await version(),
    to: 'cancelled',
    reason: 'The trainer is ill',
  });
  const [, added, moved, other, cancelled] = await heard(student);
  expect(added).toContain('The first one is on Sat 30 Oct 2027, 18:00 (Europe/London, UTC+01:00).');
  expect(moved).toContain(
    'It was on Sat 30 Oct 2027, 18:00 (Europe/London, UTC+01:00). It is now on Mon 1 Nov 2027, 18:00 (Europe/London, UTC+00:00), for 60 minutes.',
  );
  expect(other).toContain('holds the meeting on Mon 1 Nov 2027, 18:00');
  expect(cancelled).toContain('does not take place. The trainer is ill');
  const { rows } = await sql<{ subject: string }>`
    select m.subject from mails m join trainers t on t.user_id = m.user_id where t.id = ${host} order by m.id`.execute(
    fixture.db,
  );
  expect(rows.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Another trainer for a meeting',
    'A meeting is cancelled',
  ]);
});

test('a cancelled batch is announced once to members, to those who wait, and to the trainer', async () => {
  const batch = await own({ seats: 1 });
  const [member, waiting] = [await fixture.student(), await fixture.student()];
  await fixture.book(batch.id, [member, waiting]);
  const { version } = await fixture.read(batch.id);
  await fixture.done(batchCalls.status, { id: batch.id, version, to: '5', reason: 'Too few students' });
  for (const student of [member, waiting])
    expect((await heard(student)).slice(1)).toEqual([
      'Cancelled: Algebra in the evening | The batch and its coming meetings are cancelled. Too few students',
    ]);
});

/** Brings the first meeting of a batch near: it begins in so many minutes. */
const bringNear = (batchId: number, minutes: number) =>
  sql`
    update meetings m set local_date = x.at::date, local_start = x.at::time
    from (select (date_trunc('minute', now()) + make_interval(mins => ${minutes})) at time zone 'Asia/Kolkata' as at) x where m.batch_id = ${batchId} and m.number = 1`.execute(
    fixture.db,
  );
const reminders = async (studentId: number) =>
  (await heard(studentId)).filter((text) => text.startsWith('Reminder')).length;

test('a meeting of the next day is reminded of once, whatever runs at once or broke off, and again when it has moved', async () => {
  const batch = await own();
  const student = await fixture.student();
  await fixture.book(batch.id, [student]);
  await run('batch.reminders');
  expect(await reminders(student)).toBe(0);
  await bringNear(batch.id, 600);
  await sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'No mail now'; end $$`.execute(
    fixture.db,
  );
  await sql`create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`.execute(
    fixture.db,
  );
  await run('batch.reminders', () => undefined);
  await sql`drop trigger refuse_mail on mails`.execute(fixture.db);
  expect(await reminders(student)).toBe(0);
  await sql`update jobs set run_at = now() where name = 'batch.reminders' and state = 'queued'`.execute(fixture.db);
  await Promise.all([1, 2].map(() => testWorker(fixture.api).drain()));
  await run('batch.reminders');
  expect(await reminders(student)).toBe(1);
  await bringNear(batch.id, 660);
  await run('batch.reminders');
  expect(await reminders(student)).toBe(2);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mails m join meetings g on g.batch_id = ${batch.id} and g.number = 1 where m.subject like 'Reminder%' and m.expires_at = g.starts_at`.execute(
    fixture.db,
  );
  expect(rows).toEqual([{ n: 2 }]);
});
