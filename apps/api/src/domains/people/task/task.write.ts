import { maxTasks, taskFields, type TaskRow, type taskCalls } from '@lectern/contract/people';
import { messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { lockBatch } from '../batch-parts/live-batch';
import { copyQuiz, requireQuiz } from './task-quiz.queries';
import { tasks } from './task.table';

type Written = Partial<Omit<RequestOf<typeof taskCalls.create>, 'batchId' | 'kind'>>;

const audited = [...Object.keys(taskFields), 'quizId', 'status', 'deletedAt'] as (keyof TaskRow & string)[];

/** The audit row of a task that was `before` (nothing for a new one). */
export const taskEntry = (action: string, before: Partial<TaskRow>, after: TaskRow): AuditEntry => ({
  action: `task.${action}`,
  entity: 'tasks',
  entityId: after.id,
  label: after.title,
  changes: changesOf<TaskRow>(before, after, audited),
});

/** @throws 400 for a lesson of another batch */
const requireItem = async (db: Kysely<DB>, batchId: number, itemId: number | null | undefined): Promise<void> => {
  if (itemId === null || itemId === undefined) return;
  const { rows } = await sql`
    select 1 from batch_items where id = ${itemId} and batch_id = ${batchId} and kind = 'lesson' and deleted_at is null for key share`.execute(
    db,
  );
  if (rows.length === 0) throw badRequest(fieldError('itemId', 'live', say(messages.invalid, { field: 'Lesson' })));
};

/** What the fields say together. @throws 400 on the field that does not fit the others */
const requireSense = (kind: TaskRow['kind'], { opensAt, dueAt, maxMarks = 0, passMarks = 0 }: Written): void => {
  if (opensAt && dueAt && Date.parse(opensAt) >= Date.parse(dueAt))
    throw badRequest(fieldError('dueAt', 'after', 'Due must be later than Opens'));
  if (kind === 'assignment' && passMarks > maxMarks)
    throw badRequest(fieldError('passMarks', 'max', 'The marks to pass are more than the marks of the task'));
};

/** Marks of a quiz are the sum of its questions: what is sent for them is not taken. */
const columnsOf = (kind: TaskRow['kind'], { maxMarks, ...written }: Written) => ({
  ...trimmed(written),
  ...(kind === 'assignment' && maxMarks !== undefined && { maxMarks }),
});

export const createTask: Handler<typeof taskCalls.create> = async ({ request, db, audit }) => {
  const { batchId, kind, quizId = null, ...written } = request;
  await lockBatch(db, batchId);
  await requireItem(db, batchId, written.itemId);
  requireSense(kind, written);
  if (quizId !== null) {
    if (kind !== 'quiz') throw badRequest(fieldError('quizId', 'kind', say(messages.invalid, { field: 'Quiz' })));
    await requireQuiz(db, quizId);
  }
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from tasks where batch_id = ${batchId} and deleted_at is null`.execute(db);
  if ((rows[0]?.n ?? 0) >= maxTasks) throw conflict(`A batch has at most ${maxTasks} tasks`);
  // The pass marks of a quiz wait for its questions.
  const { passMarks, ...others } = columnsOf(kind, written) as { passMarks?: number };
  const id = await tasks.insert(db, {
    ...others,
    ...(kind === 'assignment' && { passMarks }),
    batchId,
    kind,
    quizId,
    createdBy: sql`nullif(current_setting('app.user_id', true), '')::bigint`,
  });
  if (quizId !== null) await copyQuiz(db, id, quizId);
  const task = await tasks.read(db, id);
  audit(taskEntry('create', {}, task));
  await noteActivity(db, { batchId, kind: 'task.created', data: { title: task.title } });
  return { task };
};

/** A running attempt ends by the dates that hold now. */
const moveClosing = async (db: Kysely<DB>, taskId: number): Promise<void> => {
  await sql`update submissions s set closes_at = least(s.started_at + make_interval(mins => t.duration_minutes), t.due_at + make_interval(mins => t.accept_late_minutes))
    from tasks t where t.id = s.task_id and s.task_id = ${taskId} and s.state = 'started'`.execute(db);
};

export const updateTask: Handler<typeof taskCalls.update> = async ({ request, db, audit }) => {
  const { id, version, ...written } = request;
  const before = await tasks.lock(db, { id, version });
  if (before.status === 'graded') throw conflict('It is graded: its marks are shown to the students');
  if (written.itemId !== before.itemId) await requireItem(db, before.batchId, written.itemId);
  const whole = { ...before, ...written };
  requireSense(before.kind, whole);
  if (before.kind === 'quiz' && whole.passMarks > before.maxMarks)
    throw badRequest(fieldError('passMarks', 'max', 'The marks to pass are more than those of the questions together'));
  if (before.graded > 0 && before.kind === 'assignment' && whole.maxMarks !== before.maxMarks)
    throw conflict('Submissions are graded by these marks already');
  if (before.status === 'published' && !whole.dueAt)
    throw badRequest(fieldError('dueAt', 'required', say(messages.required, { field: 'Due' })));
  const columns = columnsOf(before.kind, written);
  if (Object.keys(columns).length > 0) await tasks.update(db, before, columns);
  await moveClosing(db, id);
  const task = await tasks.read(db, id);
  audit(taskEntry('update', before, task));
  return { task };
};

export const deleteTask: Handler<typeof taskCalls.delete> = async ({ request, db, audit }) => {
  const before = await tasks.lock(db, request);
  if (before.submissions > 0) throw conflict('Students have begun it: close it instead');
  await tasks.softDelete(db, before.id);
  const task = await tasks.read(db, before.id);
  audit(taskEntry('delete', before, task));
  await noteActivity(db, { batchId: task.batchId, kind: 'task.deleted', data: { title: task.title } });
  return {};
};
