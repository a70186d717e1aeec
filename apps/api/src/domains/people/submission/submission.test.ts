import { ownTaskCalls, questionCalls, submissionCalls, taskCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { enqueue } from '../../../server/jobs/queue';
import { testWorker } from '../../../server/jobs/testing';
import { batchFixture, type BatchFixture } from '../batch-parts/testing';

let f: BatchFixture;
let batchId: number;
beforeAll(async () => {
  f = await batchFixture();
  batchId = await f.newBatch();
});
afterAll(() => f.close());

const begin = async (taskId: number, by = f.asha) => (await f.done(ownTaskCalls.start, { taskId }, by)).submission;
const clock = async (): Promise<void> => {
  await enqueue(f.db, { kind: 'clock', name: 'task.clock', title: 'task.clock', payload: {} });
  await testWorker(f.api).drain();
};
const stateOf = async (id: number) =>
  (
    await sql<{ state: string; marks: number | null; lateMinutes: number }>`
      select state, marks::float8 as marks, late_minutes from submissions where id = ${id}`.execute(f.db)
  ).rows[0]!;
const statsOf = async () =>
  (
    await sql<{ tasksDone: number; tasksTotal: number; marks: number; maxMarks: number }>`
      select tasks_done, tasks_total, marks::float8 as marks, max_marks::float8 as max_marks from batch_stats where batch_id = ${batchId} and student_id = ${f.ashaId}`.execute(
      f.db,
    )
  ).rows[0];

describe('a quiz', () => {
  it('is graded by its keys at once, with the minus of a wrong answer and never below 0', async () => {
    const { task, questions } = await f.newQuiz(batchId, { showAnswers: 'after_submit' });
    const [single, number] = questions.map(({ id }) => String(id));
    const right = await begin(task.id);
    expect(right.questions.map(({ answerKeys }) => answerKeys)).toEqual([null, null]);
    const { submission } = await f.done(
      ownTaskCalls.submit,
      { id: right.id, answers: { [single!]: ['a'], [number!]: 0.335 } },
      f.asha,
    );
    expect(submission).toMatchObject({
      state: 'graded',
      marks: 5,
      questions: [{ answerKeys: ['a'] }, { answerNumber: 0.33 }],
    });
    const wrong = await begin(task.id, f.ben);
    await f.done(ownTaskCalls.submit, { id: wrong.id, answers: { [single!]: ['b'] } }, f.ben);
    expect(await stateOf(wrong.id)).toMatchObject({ state: 'graded', marks: 0 });
    expect(await statsOf()).toMatchObject({ tasksDone: 1, tasksTotal: 1, marks: 5, maxMarks: 5 });
  });

  it('keeps its right answers back until the last attempt is handed in', async () => {
    const { task, questions } = await f.newQuiz(batchId, { showAnswers: 'after_submit', attempts: 2 });
    const single = String(questions[0]!.id);
    const keysOf = async (id: number) =>
      (await f.done(ownTaskCalls.detail, { id }, f.asha)).submission.questions.map(({ answerKeys }) => answerKeys);
    const first = await begin(task.id);
    await f.done(ownTaskCalls.submit, { id: first.id, answers: { [single]: ['b'] } }, f.asha);
    expect(await keysOf(first.id)).toEqual([null, null]);
    const second = await begin(task.id);
    expect(await keysOf(first.id)).toEqual([null, null]);
    await f.done(ownTaskCalls.submit, { id: second.id, answers: { [single]: ['a'] } }, f.asha);
    expect([await keysOf(first.id), await keysOf(second.id)]).toEqual([
      [['a'], []],
      [['a'], []],
    ]);
  });

  it('with a written answer waits for a person; its marks by the key stay', async () => {
    const { task, questions } = await f.newQuiz(batchId, { isWritten: true });
    const { id } = await begin(task.id);
    await f.done(
      ownTaskCalls.submit,
      { id, answers: { [questions[0]!.id]: ['a'], [questions[2]!.id]: 'Because.' } },
      f.asha,
    );
    expect(await stateOf(id)).toMatchObject({ state: 'submitted', marks: null });
    const { submission } = await f.done(submissionCalls.detail, { id });
    const written = String(questions[2]!.id);
    const refused = await f.send(submissionCalls.grade, { id, version: submission.version, questionMarks: {} });
    expect([refused.status, refused.message]).toEqual([400, 'Marks is required']);
    const graded = await f.done(submissionCalls.grade, {
      id,
      version: submission.version,
      questionMarks: { [written]: 4.5 },
    });
    expect(graded.submission).toMatchObject({ state: 'graded', marks: 7.5, questionMarks: { [written]: 4.5 } });
  });

  it('is marked again when its key changes, and the batch reads so', async () => {
    const { task, questions } = await f.newQuiz(batchId);
    const { id } = await begin(task.id);
    await f.done(ownTaskCalls.submit, { id, answers: { [questions[0]!.id]: ['b'], [questions[1]!.id]: 0.33 } }, f.asha);
    expect((await stateOf(id)).marks).toBe(1);
    const { task: now, questions: stored } = await f.done(questionCalls.list, { taskId: task.id });
    const saved = await f.done(questionCalls.save, {
      id: now.id,
      version: now.version,
      questions: stored.map((question, at) => (at === 0 ? { ...question, answerKeys: ['b'] } : question)),
    });
    expect(saved.remarks).toBe(1);
    await testWorker(f.api).drain();
    expect((await stateOf(id)).marks).toBe(5);
    const { rows } = await sql`select 1 from activities where batch_id = ${batchId} and kind = 'task.remarked'`.execute(
      f.db,
    );
    expect(rows).toHaveLength(1);
    const other = await f.send(questionCalls.save, {
      id: now.id,
      version: saved.task.version,
      questions: [stored[0]!],
    });
    expect(other.status).toBe(409);
  });
});

describe('time', () => {
  it('is kept by the database: after it nothing can be saved, and the clock hands in what is there', async () => {
    const { task, questions } = await f.newQuiz(batchId, { durationMinutes: 10 });
    const { id, closesAt, now } = await begin(task.id);
    expect(Math.round((Date.parse(closesAt!) - Date.parse(now)) / 60_000)).toBe(10);
    await f.done(ownTaskCalls.save, { id, answers: { [questions[0]!.id]: ['a'] } }, f.asha);
    await sql`update submissions set closes_at = now() - interval '20 seconds' where id = ${id}`.execute(f.db);
    const late = await f.send(ownTaskCalls.save, { id, answers: {} }, f.asha);
    expect([late.status, late.message]).toEqual([409, 'Time is up: what you had saved is handed in']);
    await clock();
    expect(await stateOf(id)).toMatchObject({ state: 'graded', marks: 3 });
  });

  it('closes a task after the minutes that it takes late answers, and a late one loses its share', async () => {
    const task = await f.publish(await f.newTask(batchId, { acceptLateMinutes: 60, latePenaltyPercent: 20 }));
    const { id } = await begin(task.id);
    await sql`update tasks set due_at = now() - interval '90 seconds' where id = ${task.id}`.execute(f.db);
    await f.done(ownTaskCalls.submit, { id, body: 'My essay.' }, f.asha);
    const { submission } = await f.done(submissionCalls.detail, { id });
    expect(submission).toMatchObject({ state: 'submitted', lateMinutes: 2 });
    const graded = await f.done(submissionCalls.grade, { id, version: submission.version, questionMarks: { all: 10 } });
    expect(graded.submission).toMatchObject({ rawMarks: 10, marks: 8 });
    await sql`update tasks set due_at = now() - interval '2 hours', opens_at = null where id = ${task.id}`.execute(
      f.db,
    );
    await clock();
    const { items } = await f.done(taskCalls.list, { batchId });
    expect(items.find((each) => each.id === task.id)).toMatchObject({ status: 'closed', handedIn: 1, graded: 1 });
  });
});

describe('grading', () => {
  it('shows the second grader the marks of the first', async () => {
    const task = await f.publish(await f.newTask(batchId));
    const { id } = await begin(task.id);
    await f.done(ownTaskCalls.submit, { id, body: 'My essay.' }, f.asha);
    const { version } = (await f.done(submissionCalls.detail, { id })).submission;
    const answers = await Promise.all(
      [7, 8].map((marks) => f.send(submissionCalls.grade, { id, version, questionMarks: { all: marks } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = answers[0]!.status === 200 ? answers : [...answers].reverse();
    expect(second!.result).toMatchObject({ marks: first!.result.submission.marks, state: 'graded' });
  });

  it('returns a submission, which is handed in again without a further attempt', async () => {
    const task = await f.publish(await f.newTask(batchId));
    const { id } = await begin(task.id);
    await f.done(ownTaskCalls.submit, { id, body: 'First.' }, f.asha);
    const { version } = (await f.done(submissionCalls.detail, { id })).submission;
    await f.done(submissionCalls.return, { id, version, feedback: 'Say more about it.' });
    const again = await begin(task.id);
    expect(again).toMatchObject({ id, state: 'returned', feedback: 'Say more about it.' });
    await f.done(ownTaskCalls.submit, { id, body: 'Second.' }, f.asha);
    expect((await f.done(submissionCalls.detail, { id })).submission).toMatchObject({
      state: 'submitted',
      body: 'Second.',
    });
  });
});

describe('a student', () => {
  it('gets one attempt from two tabs, and no more than the task has', async () => {
    const task = await f.publish(await f.newTask(batchId));
    const [one, two] = await Promise.all([begin(task.id), begin(task.id)]);
    expect(one.id).toBe(two.id);
    await f.done(ownTaskCalls.submit, { id: one.id, body: 'Mine.' }, f.asha);
    const more = await f.send(ownTaskCalls.start, { taskId: task.id }, f.asha);
    expect([more.status, more.message]).toEqual([409, 'You have handed it in']);
  });

  it('finds neither another student’s submission nor the tasks of other batches and drafts', async () => {
    const task = await f.publish(await f.newTask(batchId));
    const draft = await f.newTask(batchId);
    const other = await f.publish(await f.newTask(await f.newBatch([f.benId])));
    const { id } = await begin(task.id);
    for (const call of [ownTaskCalls.detail, ownTaskCalls.save, ownTaskCalls.submit] as const)
      expect((await f.send(call, { id }, f.ben)).status).toBe(404);
    for (const taskId of [draft.id, other.id])
      expect((await f.send(ownTaskCalls.start, { taskId }, f.asha)).status).toBe(404);
    const ids = (await f.done(ownTaskCalls.list, {}, f.asha)).items.map((each) => each.id);
    expect(ids).toContain(task.id);
    expect(ids).not.toContain(draft.id);
    expect(ids).not.toContain(other.id);
    expect(await f.done(ownTaskCalls.list, {}, f.reader)).toEqual({ items: [] });
  });

  it('answers only what is asked', async () => {
    const { task, questions } = await f.newQuiz(batchId);
    const { id } = await begin(task.id);
    const [single, number] = questions.map((question) => String(question.id));
    const wrong: readonly Record<string, string[] | string>[] = [
      { 1: ['a'] },
      { [single!]: ['z'] },
      { [single!]: ['a', 'b'] },
      { [number!]: 'x' },
    ];
    for (const answers of wrong) expect((await f.send(ownTaskCalls.save, { id, answers }, f.asha)).status).toBe(400);
  });
});

describe('a task', () => {
  it('goes where its state allows, with the reason where it does not', async () => {
    const quiz = await f.newTask(batchId, { kind: 'quiz' });
    const to = (status: 'published' | 'draft' | 'closed' | 'graded', version: number) =>
      f.send(taskCalls.changeStatus, { id: quiz.id, version, to: status });
    expect((await to('published', quiz.version)).message).toBe('Add a question first');
    expect((await to('graded', quiz.version)).message).toBe("A task can't go from Draft to Graded");
    const task = await f.publish(await f.newTask(batchId));
    const { id } = await begin(task.id);
    const { items } = await f.done(taskCalls.list, { batchId });
    const { version } = items.find((each) => each.id === task.id)!;
    const change = (status: 'draft' | 'closed' | 'graded', at: number) =>
      f.send(taskCalls.changeStatus, { id: task.id, version: at, to: status });
    expect((await change('draft', version)).message).toBe('A student has begun it already');
    const closed = await change('closed', version);
    expect(await stateOf(id)).toMatchObject({ state: 'submitted' });
    expect((await change('graded', closed.result.task.version)).message).toBe('Grade every submission first');
    expect((await f.send(taskCalls.delete, { id: task.id, version: closed.result.task.version })).status).toBe(409);
  });

  it('is copied with its questions as a draft, and reminds those who have not handed in once a day', async () => {
    const { task } = await f.newQuiz(batchId);
    const to = await f.newBatch();
    const { tasks } = await f.done(taskCalls.copy, { id: task.id, batchIds: [to] });
    expect(tasks).toMatchObject([{ batchId: to, status: 'draft', questions: 2, maxMarks: 5 }]);
    const { id } = await begin(task.id);
    await f.done(ownTaskCalls.submit, { id }, f.asha);
    expect((await f.done(taskCalls.missing, { id: task.id })).items.map(({ studentId }) => studentId)).toEqual([
      f.benId,
    ]);
    expect(await f.done(taskCalls.remind, { id: task.id })).toEqual({ reminded: 1 });
    expect(await f.done(taskCalls.remind, { id: task.id })).toEqual({ reminded: 0 });
  });

  it('keeps clean texts alone, in its options too', async () => {
    const { questions, task } = await f.newQuiz(batchId);
    const { version } = (await f.done(questionCalls.list, { taskId: task.id })).task;
    const [first, ...others] = questions;
    const dirty = {
      ...first!,
      options: [{ key: 'a', textHtml: '<p onclick="x()">A</p><script>1</script>' }, first!.options[1]!],
    };
    const saved = await f.done(questionCalls.save, { id: task.id, version, questions: [dirty, ...others] });
    expect(saved.questions[0]!.options[0]!.textHtml).toBe('<p>A</p>');
  });
});
