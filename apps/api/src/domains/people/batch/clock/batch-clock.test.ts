import { attendanceCalls, batchCalls, meetingCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testWorker } from '../../../../server/jobs/testing';
import { queueDue } from '../../../../server/scheduled-jobs/schedules.queries';
import { jobHandlers } from '../../../job-handlers';
import { batchFixture, type BatchFixture } from '../testing';

let fixture: BatchFixture;
beforeAll(async () => void (fixture = await batchFixture()));
afterAll(() => fixture.close());

const run = async (): Promise<void> => {
  await sql`update job_schedules set next_run_at = case when name = 'batch.clock' then now() else now() + interval '1 day' end`.execute(
    fixture.db,
  );
  await queueDue(
    fixture.db,
    jobHandlers.map(({ name }) => name),
  );
  await testWorker(fixture.api).drain();
};
/** Moves all meetings of a batch by so many days. */
const shift = async (id: number, days: number): Promise<void> => {
  await sql`update meetings set local_date = local_date + ${days}::int where batch_id = ${id}`.execute(fixture.db);
  await sql`update batches b set starts_at = x.a, ends_at = x.z from (select min(starts_at) a, max(ends_at) z from meetings where batch_id = ${id}) x where b.id = ${id}`.execute(
    fixture.db,
  );
};
const setState = (id: number, state: string) =>
  sql`update meetings set state = ${state} where batch_id = ${id} and number = 1`.execute(fixture.db);
const batch = async () => fixture.batch({ trainerId: await fixture.trainer() });

test('a batch with a member starts, ends with its last meeting, and its members complete; attendance stays open for 14 days [3.4]', async () => {
  const { id } = await batch();
  const student = await fixture.student();
  await fixture.book(id, [student]);
  await shift(id, -60);
  await setState(id, 'live');
  await run();
  expect((await fixture.read(id)).status).toBe('4');
  expect((await fixture.meetings(id)).map(({ state }) => state)).toEqual(['ended', 'missed', 'missed']);
  expect((await fixture.members(id)).map(({ state }) => state)).toEqual(['completed']);
  const [meeting] = await fixture.meetings(id);
  const rows = [{ studentId: student, state: 'present' as const }];
  const late = await fixture.admin.send(attendanceCalls.update, {
    meetingId: meeting!.id,
    version: meeting!.version,
    rows,
  });
  expect([late.status, (late.body as { message: string }).message]).toEqual([
    409,
    'The meeting ended more than 14 days ago',
  ]);
  await shift(id, 55);
  const now = (await fixture.meetings(id))[0]!;
  const saved = await fixture.done(attendanceCalls.update, { meetingId: now.id, version: now.version, rows });
  expect(saved).toMatchObject({ meeting: { attended: 1, marked: 1 }, rows: [{ state: 'present', minutes: 60 }] });
  const again = await fixture.admin.send(attendanceCalls.update, { meetingId: now.id, version: now.version, rows });
  expect((again.body as { message: string }).message).toBe('Somebody else has changed this');
});

test('a batch whose meetings were all missed is Missed, and can be reopened with new ones', async () => {
  const { id } = await batch();
  await fixture.book(id, [await fixture.student()]);
  await shift(id, -60);
  await run();
  const missed = await fixture.read(id);
  expect(missed).toMatchObject({ status: '6', statusReason: 'No meeting was held', seatsTaken: 1 });
  const meetings = [{ localDate: '2031-01-06', localStart: '18:00', durationMinutes: 60 }];
  const { batch: open } = await fixture.done(batchCalls.status, { id, version: missed.version, to: '2', meetings });
  expect(open).toMatchObject({ status: '2', seatsTaken: 1, endsAt: '2031-01-06T13:30:00.000Z' });
});

test('a batch without a member is Missed a day after its start: holds are freed, its coming meetings cancelled', async () => {
  const { id } = await batch();
  await fixture.book(id, [await fixture.student()], 'reserved');
  const start = Math.floor((Date.parse((await fixture.read(id)).startsAt) - Date.now()) / 86_400_000);
  await shift(id, -start - 3);
  await run();
  expect(await fixture.read(id)).toMatchObject({ status: '6', seatsTaken: 0 });
  expect((await fixture.meetings(id)).map(({ state }) => state)).not.toContain('scheduled');
});

test('a meeting is started from 15 minutes before, by nobody earlier; ended ones have a recording', async () => {
  const { id } = await batch();
  const [meeting] = await fixture.meetings(id);
  const start = { id: meeting!.id, version: meeting!.version, to: 'live' as const };
  expect((await fixture.admin.send(meetingCalls.state, start)).status).toBe(409);
  await sql`update meetings set local_date = (now() at time zone 'Asia/Kolkata' + interval '10 minutes')::date, local_start = (now() at time zone 'Asia/Kolkata' + interval '10 minutes')::time(0) where id = ${start.id}`.execute(
    fixture.db,
  );
  const { version } = (await fixture.meetings(id)).find((each) => each.id === start.id)!;
  const live = (await fixture.done(meetingCalls.state, { ...start, version })).meeting;
  const ended = (await fixture.done(meetingCalls.state, { ...keyOf(live), to: 'ended' })).meeting;
  const url = 'https://video.example.com/1';
  const { meeting: recorded } = await fixture.done(meetingCalls.recording, { ...keyOf(ended), url });
  expect(recorded).toMatchObject({ state: 'ended', recordingUrl: url });
});
const keyOf = ({ id, version }: { readonly id: number; readonly version: number }) => ({ id, version });
