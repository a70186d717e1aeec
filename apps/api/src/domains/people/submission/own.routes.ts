import { maxSubmissionFiles, type ownTaskCalls, type OwnSubmission } from '@lectern/contract/people';
import { messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../../server/calls/errors';
import { afterPreparing, type Context, type Handlers } from '../../../server/calls/frame';
import { attachmentPurpose } from '../../../server/files/attachment';
import type { Services } from '../../../server/services';
import { keepDocument, storeDocument } from '../../content/library/keep-document';
import { noteActivity } from '../batch-parts/activity';
import { refreshStats } from '../batch-parts/stats';
import type { Answers } from '../task/marking';
import { readQuestions } from '../task/question.queries';
import { ownStudentId, ownTasks, ownTasksOf, readOwn } from './own.queries';
import { graceSeconds, handingIn, markSubmission } from './submit';

const over = 'Time is up: what you had saved is handed in';
/** What may still be written: an attempt that runs by the database's clock, or one that was returned. */
const isOpen = sql`(s.state = 'returned' or s.state = 'started' and (s.closes_at is null or s.closes_at + make_interval(secs => ${graceSeconds}) > clock_timestamp()))`;

type Written = Pick<RequestOf<typeof ownTaskCalls.save>, 'answers' | 'body'>;

/** Only answers to questions of the task, each of its kind. @throws 400 at the answer */
const checkedAnswers = async (db: Kysely<DB>, taskId: number, answers: unknown): Promise<Answers> => {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
    throw badRequest(fieldError('answers', 'answers', say(messages.invalid, { field: 'Answers' })));
  const byId = new Map((await readQuestions(db, taskId)).map((question) => [String(question.id), question]));
  for (const [id, given] of Object.entries(answers as Record<string, unknown>)) {
    const question = byId.get(id);
    const fits =
      question?.kind === 'number'
        ? typeof given === 'number' && Number.isFinite(given)
        : question?.kind === 'text'
          ? typeof given === 'string' && given.length <= 20_000
          : question !== undefined &&
            Array.isArray(given) &&
            given.length <= (question.kind === 'single' ? 1 : question.options.length) &&
            given.every((key) => question.options.some((option) => option.key === key));
    if (!fits)
      throw badRequest(fieldError(`answers.${id.slice(0, 20)}`, 'answer', say(messages.invalid, { field: 'Answer' })));
  }
  return answers as Answers;
};

/** Locks one's own submission and writes what is sent of it. @throws 404 for somebody else's, 409 once its time is over */
const writeOwn = async (
  db: Kysely<DB>,
  userId: number,
  id: number,
  { answers, body }: Written,
): Promise<{ studentId: number; taskId: number }> => {
  const studentId = await ownStudentId(db, userId);
  const { rows } = await sql<{ taskId: number; isOpen: boolean; isGraded: boolean }>`
    select s.task_id, ${isOpen} as is_open, t.state = 'graded' as is_graded from submissions s join tasks t on t.id = s.task_id
    where s.id = ${id} and s.student_id = ${studentId} and t.deleted_at is null for update of s`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  if (!row.isOpen || row.isGraded) throw conflict(over);
  const given = answers === undefined ? null : JSON.stringify(await checkedAnswers(db, row.taskId, answers));
  if (given !== null || body !== undefined)
    await sql`update submissions set answers = coalesce(${given}::jsonb, answers), body = coalesce(${body ?? null}, body) where id = ${id}`.execute(
      db,
    );
  return { studentId, taskId: row.taskId };
};

const start = async ({
  request,
  db,
  actor,
  audit,
}: Context<typeof ownTaskCalls.start>): Promise<{ submission: OwnSubmission }> => {
  const { taskId } = request;
  const studentId = await ownStudentId(db, actor.userId);
  // Two tabs that begin at once get the same attempt; a lock of rows would count as a write where there is nothing to begin.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`submission:${taskId}:${studentId}`}, 0))`.execute(db);
  const [task] = await ownTasks(db, studentId, taskId);
  if (!task) throw notFound();
  const open = task.own.find(({ state }) => state === 'started' || state === 'returned');
  if (open) return { submission: await readOwn(db, studentId, open.id) };
  if (task.blocker) throw conflict(task.blocker);
  await sql`select 1 from batch_members where batch_id = ${task.batchId} and student_id = ${studentId} and state = 'active' for share`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into submissions (task_id, student_id, attempt, closes_at)
    select t.id, ${studentId}, ${task.own.length + 1},
      least(clock_timestamp() + make_interval(mins => t.duration_minutes), t.due_at + make_interval(mins => t.accept_late_minutes))
    from tasks t where t.id = ${taskId} returning id`.execute(db);
  const { id } = rows[0]!;
  audit({ action: 'submission.start', entity: 'submissions', entityId: id, label: task.title });
  return { submission: await readOwn(db, studentId, id) };
};

const submit = async ({
  request,
  db,
  actor,
  audit,
}: Context<typeof ownTaskCalls.submit>): Promise<{ submission: OwnSubmission }> => {
  const { id, ...written } = request;
  const { studentId, taskId } = await writeOwn(db, actor.userId, id, written);
  await sql`update submissions s set ${handingIn(sql`clock_timestamp()`)} where s.id = ${id}`.execute(db);
  await markSubmission(db, id);
  const { rows } = await sql<{ batchId: number; title: string; name: string }>`
    select t.batch_id, t.title, u.full_name as name from tasks t, students s join users u on u.id = s.user_id where t.id = ${taskId} and s.id = ${studentId}`.execute(
    db,
  );
  const { batchId, title, name } = rows[0]!;
  await refreshStats(db, batchId, [studentId]);
  audit({ action: 'submission.submit', entity: 'submissions', entityId: id, label: title });
  await noteActivity(db, { batchId, studentId, kind: 'submission.submitted', data: { title, name } });
  return { submission: await readOwn(db, studentId, id) };
};

export const ownTaskHandlers = ({ store }: Pick<Services, 'store'>): Handlers<typeof ownTaskCalls> => ({
  list: async ({ db, actor }) => ({ items: await ownTasksOf(db, actor.userId) }),
  detail: async ({ request: { id }, db, actor }) => ({
    submission: await readOwn(db, await ownStudentId(db, actor.userId), id),
  }),
  start,
  save: async ({ request: { id, ...written }, db, actor }) => {
    await writeOwn(db, actor.userId, id, written);
    const { rows } = await sql<{ savedAt: string; closesAt: string | null }>`
      select clock_timestamp() as saved_at, closes_at from submissions where id = ${id}`.execute(db);
    return rows[0]!;
  },
  submit,
  attach: afterPreparing(
    async ({ request, db, actor }) => {
      const studentId = await ownStudentId(db, actor.userId);
      const { rows } =
        await sql`select 1 from submissions where id = ${request.id} and student_id = ${studentId}`.execute(db);
      if (rows.length === 0) throw notFound();
      return keepDocument(store, request.file, { takesImages: true });
    },
    async ({ request: { id }, db, actor, audit }, kept) => {
      await writeOwn(db, actor.userId, id, {});
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from submission_files where submission_id = ${id}`.execute(db);
      if ((rows[0]?.n ?? 0) >= maxSubmissionFiles) throw conflict(`At most ${maxSubmissionFiles} files`);
      const file = await storeDocument(db, kept, { purpose: attachmentPurpose, uploadedBy: actor.userId });
      await sql`insert into submission_files (submission_id, file_id) values (${id}, ${file.id})`.execute(db);
      audit({ action: 'submission.attach', entity: 'submissions', entityId: id, label: file.name });
      return { file };
    },
  ),
  detach: async ({ request: { id, fileId }, db, actor, audit }) => {
    await writeOwn(db, actor.userId, id, {});
    const { rows } =
      await sql`delete from submission_files where submission_id = ${id} and file_id = ${fileId} returning id`.execute(
        db,
      );
    if (rows.length === 0) throw notFound();
    audit({ action: 'submission.detach', entity: 'submissions', entityId: id });
    return { removed: true };
  },
});
