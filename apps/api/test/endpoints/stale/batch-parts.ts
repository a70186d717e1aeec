import { curriculumCalls, driveCalls, submissionCalls, taskCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { EndpointFixture } from '../fixture';

const keyOf = ({ id, version }: { id: number; version: number }) => ({ id, version });
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A batch of its own, with one student. */
const newBatch = async ({ db }: EndpointFixture): Promise<{ batchId: number; studentId: number }> => {
  const { rows } = await sql<{ batchId: number }>`
    insert into batches (kind, trainer_id, title, time_zone, starts_at, ends_at, timing_status, seats, seats_taken)
    values ('training', (select min(id) from trainers), 'Ours', 'Asia/Kolkata', now() - interval '1 day', now() + interval '9 days', 3, 5, 1) returning id as batch_id`.execute(
    db,
  );
  const { batchId } = rows[0]!;
  const { rows: members } = await sql<{ studentId: number }>`
    insert into batch_members (batch_id, student_id, state, joined_at) select ${batchId}, min(id), 'active', now() from students where deleted_at is null returning student_id`.execute(
    db,
  );
  return { batchId, studentId: members[0]!.studentId };
};
const newTask = async (fixture: EndpointFixture, kind: 'quiz' | 'assignment') => {
  const { batchId, studentId } = await newBatch(fixture);
  const fields = { batchId, kind, title: 'Ours', dueAt: inDays(3), ...(kind === 'assignment' && { maxMarks: 10 }) };
  return { task: (await fixture.done(taskCalls.create, fields)).task, studentId };
};
const overtakenTask = (kind: 'quiz' | 'assignment') => async (fixture: EndpointFixture) => {
  const { task: read } = await newTask(fixture, kind);
  const theirs = { ...keyOf(read), attempts: 2 };
  return { read, now: (await fixture.done(taskCalls.update, theirs, fixture.other)).task };
};
const overtakenItem = (isLesson: boolean) => async (fixture: EndpointFixture) => {
  const { batchId } = await newBatch(fixture);
  const { item: section } = await fixture.done(curriculumCalls.create, { batchId, title: 'Ours' });
  const read = isLesson
    ? (await fixture.done(curriculumCalls.create, { batchId, parentId: section.id, title: 'Ours' })).item
    : section;
  const theirs = { ...keyOf(read), title: 'Theirs' };
  return { read, now: (await fixture.done(curriculumCalls.update, theirs, fixture.other)).item };
};

/** Rows of a batch that somebody else has saved since they were read. */
export const batchPartRows = {
  task: overtakenTask('assignment'),
  quiz: overtakenTask('quiz'),
  submission: async (fixture: EndpointFixture) => {
    const { task, studentId } = await newTask(fixture, 'assignment');
    const { rows } = await sql<{ id: number; version: number }>`
      insert into submissions (task_id, student_id, attempt, state, submitted_at, body) values (${task.id}, ${studentId}, 1, 'submitted', now(), 'Ours') returning id, version`.execute(
      fixture.db,
    );
    const read = rows[0]!;
    await sql`update submissions set feedback = 'Theirs' where id = ${read.id}`.execute(fixture.db);
    return { read, now: (await fixture.done(submissionCalls.detail, { id: read.id })).submission };
  },
  section: overtakenItem(false),
  lesson: overtakenItem(true),
  'drive folder': async (fixture: EndpointFixture) => {
    const { batchId } = await newBatch(fixture);
    const { item: read } = await fixture.done(driveCalls.create, { batchId, kind: 'folder', name: 'Ours' });
    const theirs = { ...keyOf(read), name: 'Theirs' };
    return { read, now: (await fixture.done(driveCalls.update, theirs, fixture.other)).item };
  },
};
