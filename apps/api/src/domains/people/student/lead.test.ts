import { batchCalls, batchMemberCalls, studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testWorker } from '../../../server/jobs/testing';
import { queueDue } from '../../../server/scheduled-jobs/schedules.queries';
import { jobHandlers } from '../../job-handlers';
import { batchFixture, type BatchFixture } from '../batch/testing';

let fixture: BatchFixture;
beforeAll(async () => void (fixture = await batchFixture()));
afterAll(() => fixture.close());

const leadOf = async (id: number) => (await fixture.done(studentCalls.detail, { id })).student.leadState;
const setLead = (id: number, lead: string) =>
  sql`update students set lead_state = ${lead} where id = ${id}`.execute(fixture.db);
const end = async (batchId: number, studentId: number): Promise<void> => {
  const { id, version } = (await fixture.members(batchId)).find((each) => each.studentId === studentId)!;
  await fixture.done(batchMemberCalls.state, { id, version, to: 'left', reason: 'Moves away' });
};

test('an active seat enrols a student whatever the lead was, a held one does not', async () => {
  const { id: batchId } = await fixture.batch();
  for (const lead of ['new', 'contacted', 'demo', 'lapsed', 'lost']) {
    const student = await fixture.student();
    await setLead(student, lead);
    const holding = await fixture.batch();
    await fixture.book(holding.id, [student], 'reserved');
    expect(await leadOf(student)).toBe(lead);
    await fixture.book(batchId, [student]);
    expect(await leadOf(student)).toBe('enrolled');
    const [audit] = await fixture.audits('student.lead', student);
    expect(audit?.changes).toEqual({ leadState: [lead, 'enrolled'] });
  }
});

test('the lead lapses with the last active seat, and a student who is lost stays lost', async () => {
  const [one, other] = [await fixture.batch(), await fixture.batch()];
  const student = await fixture.student();
  await fixture.book(one.id, [student]);
  await fixture.book(other.id, [student]);
  await end(one.id, student);
  expect(await leadOf(student)).toBe('enrolled');
  await end(other.id, student);
  expect(await leadOf(student)).toBe('lapsed');
  const lost = await fixture.student();
  await fixture.book(one.id, [lost]);
  await setLead(lost, 'lost');
  await end(one.id, lost);
  expect(await leadOf(lost)).toBe('lost');
});

test('the lead lapses as the batch is cancelled', async () => {
  const batch = await fixture.batch();
  const [member, holder] = [await fixture.student(), await fixture.student()];
  await fixture.book(batch.id, [member]);
  await fixture.book(batch.id, [holder], 'reserved');
  await setLead(holder, 'demo');
  const { id, version } = await fixture.read(batch.id);
  await fixture.done(batchCalls.status, { id, version, to: '5', reason: 'The trainer is ill' });
  expect([await leadOf(member), await leadOf(holder)]).toEqual(['lapsed', 'demo']);
  const audits = await fixture.audits('student.lead', member);
  expect(audits.at(-1)?.changes).toEqual({ leadState: ['enrolled', 'lapsed'] });
});

test('a batch that is put back to Upcoming leaves a lead that a person has set', async () => {
  const batch = await fixture.batch();
  const student = await fixture.student();
  await fixture.book(batch.id, [student]);
  await setLead(student, 'lost');
  await sql`update batches set timing_status = 3 where id = ${batch.id}`.execute(fixture.db);
  const { id, version } = await fixture.read(batch.id);
  const meetings = [{ localDate: '2099-02-09', localStart: '18:00', durationMinutes: 60 }];
  await fixture.done(batchCalls.status, { id, version, to: '2', reason: 'Begun too early', meetings });
  expect(await leadOf(student)).toBe('lost');
});

const pastBatch = async (meetingState: string): Promise<{ batchId: number; student: number }> => {
  const { id: batchId } = await fixture.batch({ trainerId: await fixture.trainer() });
  const student = await fixture.student();
  await fixture.book(batchId, [student]);
  await sql`update meetings set local_date = local_date - 400, state = ${meetingState} where batch_id = ${batchId}`.execute(
    fixture.db,
  );
  await sql`update batches set starts_at = now() - interval '3 days', ends_at = now() - interval '2 days', timing_status = 3 where id = ${batchId}`.execute(
    fixture.db,
  );
  await sql`update job_schedules set next_run_at = case when name = 'batch.clock' then now() else now() + interval '1 day' end`.execute(
    fixture.db,
  );
  await queueDue(
    fixture.db,
    jobHandlers.map(({ name }) => name),
  );
  await testWorker(fixture.api).drain();
  return { batchId, student };
};

test('the lead lapses as the clock finds that no meeting was held', async () => {
  const { batchId, student } = await pastBatch('cancelled');
  expect([(await fixture.read(batchId)).status, await leadOf(student)]).toEqual(['6', 'lapsed']);
});

test('the lead lapses as the clock completes a batch, and is enrolled again with a batch that is reopened', async () => {
  const { batchId, student } = await pastBatch('live');
  expect(await leadOf(student)).toBe('lapsed');
  const { id, version } = await fixture.read(batchId);
  const meetings = [{ localDate: '2099-01-05', localStart: '18:00', durationMinutes: 60 }];
  await fixture.done(batchCalls.status, { id, version, to: '3', reason: 'One more', meetings });
  expect(await leadOf(student)).toBe('enrolled');
});
