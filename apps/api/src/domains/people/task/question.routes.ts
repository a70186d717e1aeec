import type { Question, questionCalls, TaskRow } from '@lectern/contract/people';
import { messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { ApiError, badRequest, conflict, fieldError, notFound, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { enqueue } from '../../../server/jobs/queue';
import { readQuestions } from './question.queries';
import { remarkJob } from './remark';
import { tasks } from './task.table';
import { taskEntry } from './task.write';

type Sent = RequestOf<typeof questionCalls.save>['questions'][number];

const keyOf = ({ kind, answerKeys, answerNumber }: Sent): string | null =>
  kind === 'text' ? null : JSON.stringify(kind === 'number' ? answerNumber : [...answerKeys].sort());

/** What of a question changes the marks of an answer. */
const markedBy = (question: Sent | Question): string =>
  JSON.stringify([keyOf(question), question.tolerance ?? null, question.marks, question.negativeMarks ?? 0]);

/** Students have begun: their answers must still fit. @throws 409 */
const requireSameShape = (before: readonly Question[], sent: readonly Sent[]): void => {
  const byId = new Map(sent.map((question) => [question.id, question]));
  const fits = before.every((question) => {
    const now = byId.get(question.id);
    const keys = new Set(now?.options.map(({ key }) => key));
    return now?.kind === question.kind && question.options.every(({ key }) => keys.has(key));
  });
  if (!fits || sent.length !== before.length)
    throw conflict(
      'Students have begun it: questions and options can be changed, but not added, removed or of another kind',
    );
};

/** @throws 400 for a question of another task, or one that is named twice */
const requireOwn = (before: readonly Question[], sent: readonly Sent[]): void => {
  const own = new Set(before.map(({ id }) => id));
  sent.forEach(({ id }, at) => {
    if (typeof id === 'number' && !own.delete(id))
      throw badRequest(fieldError(`questions[${at}].id`, 'own', say(messages.invalid, { field: 'Question' })));
  });
};

const write = async (db: Kysely<DB>, taskId: number, position: number, question: Sent): Promise<void> => {
  const isChoice = question.kind === 'single' || question.kind === 'multiple';
  const { id, kind, bodyHtml, marks, negativeMarks = 0, explanationHtml = '' } = question;
  const options = JSON.stringify(isChoice ? question.options : []);
  const tolerance = kind === 'number' ? (question.tolerance ?? null) : null;
  const answer = keyOf(question);
  if (typeof id !== 'number')
    await sql`insert into questions (task_id, position, kind, body_html, options, answer, tolerance, marks, negative_marks, explanation_html)
      values (${taskId}, ${position}, ${kind}, ${bodyHtml}, ${options}::jsonb, ${answer}::jsonb, ${tolerance}, ${marks}, ${negativeMarks}, ${explanationHtml})`.execute(
      db,
    );
  else
    await sql`update questions set position = ${position}, kind = ${kind}, body_html = ${bodyHtml}, options = ${options}::jsonb, answer = ${answer}::jsonb,
      tolerance = ${tolerance}, marks = ${marks}, negative_marks = ${negativeMarks}, explanation_html = ${explanationHtml} where id = ${id}`.execute(
      db,
    );
};

/** @throws 404, 409 with the quiz and its questions as they are now */
const lockQuiz = async (
  db: Kysely<DB>,
  request: { readonly id: number; readonly version: number },
): Promise<TaskRow> => {
  try {
    return await tasks.lock(db, request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    throw stale({ ...(error.body.result as TaskRow), questionRows: await readQuestions(db, request.id) });
  }
};

export const questionHandlers: Handlers<typeof questionCalls> = {
  list: async ({ request: { taskId }, db }) => {
    const task = await tasks.read(db, taskId);
    if (task.deletedAt) throw notFound();
    return { task, questions: await readQuestions(db, taskId) };
  },

  save: async ({ request, db, audit }) => {
    const { questions: sent } = request;
    const task = await lockQuiz(db, request);
    if (task.kind !== 'quiz') throw conflict('Only a quiz has questions');
    if (task.status === 'graded') throw conflict('It is graded: its marks are shown to the students');
    if (task.status !== 'draft' && sent.length === 0) throw conflict('A quiz that students see has a question');
    const before = await readQuestions(db, task.id);
    requireOwn(before, sent);
    if (task.submissions > 0) requireSameShape(before, sent);
    const maxMarks = sent.reduce((sum, { marks }) => sum + marks, 0);
    if (task.status !== 'draft' && maxMarks < task.passMarks)
      throw conflict('The questions have fewer marks together than it takes to pass');
    const kept = sent.flatMap(({ id }) => id ?? []);
    await sql`delete from questions where task_id = ${task.id} and id <> all (${kept}::bigint[])`.execute(db);
    for (const [at, question] of sent.entries()) await write(db, task.id, at + 1, question);
    await tasks.update(db, task, { maxMarks, passMarks: Math.min(task.passMarks, maxMarks) });
    const wasMarkedBy = new Map(before.map((question) => [question.id, markedBy(question)]));
    const isChanged = sent.some(
      (question) => typeof question.id === 'number' && wasMarkedBy.get(question.id) !== markedBy(question),
    );
    const remarks = isChanged ? task.toGrade + task.graded : 0;
    if (remarks > 0)
      await enqueue(db, {
        kind: 'clock',
        name: remarkJob,
        title: remarkJob,
        payload: { taskId: task.id },
        dedupeKey: String(task.id),
      });
    const saved = await tasks.read(db, task.id);
    const entry = taskEntry('questions', task, saved);
    audit({ ...entry, changes: { ...entry.changes, questions: [before.length, sent.length] } });
    return { task: saved, questions: await readQuestions(db, task.id), remarks };
  },
};
