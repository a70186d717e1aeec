import type { OwnQuestion, OwnSubmission, OwnTask, Question, TaskRow } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { readSubmission } from './submission.queries';

const studentOf = (db: Kysely<DB>, userId: number) =>
  db.selectFrom('students').select('id').where('userId', '=', userId).where('deletedAt', 'is', null).executeTakeFirst();

/** The tasks of the student that a person is; none where the person is no student. */
export const ownTasksOf = async (db: Kysely<DB>, userId: number): Promise<OwnTask[]> => {
  const row = await studentOf(db, userId);
  return row ? ownTasks(db, row.id) : [];
};

/** The id of the student that a person is. @throws 404 */
export const ownStudentId = async (db: Kysely<DB>, userId: number): Promise<number> => {
  const row = await studentOf(db, userId);
  if (!row) throw notFound();
  return row.id;
};

type Row = Omit<OwnTask, 'blocker' | 'own'> & {
  readonly state: TaskRow['status'];
  readonly memberState: string;
  readonly isOpen: boolean;
  readonly isOver: boolean;
  readonly showAnswers: string;
};

const blockerOf = ({ status, memberState, isOpen, isOver, attempts }: Row, own: OwnTask['own']): string | null => {
  if (own.some(({ state }) => state === 'started' || state === 'returned')) return null;
  if (memberState !== 'active') return 'You are no active member of this batch any more';
  if (status !== 'published' || isOver) return 'It is closed';
  if (!isOpen) return 'It is not open yet';
  if (own.length >= attempts) return attempts === 1 ? 'You have handed it in' : 'You have used all attempts';
  return null;
};

/** The tasks of a student's batches that students see, with the student's attempts. `taskId`: this one alone. */
export const ownTasks = async (db: Kysely<DB>, studentId: number, taskId?: number): Promise<OwnTask[]> => {
  const { rows } = await sql<Row>`
    select t.id, t.batch_id, b.title as batch_title, b.time_zone, t.kind, t.title, t.state as status, t.opens_at, t.due_at,
      t.due_at + make_interval(mins => t.accept_late_minutes) as closes_at, t.duration_minutes, t.attempts, t.max_marks::float8 as max_marks,
      t.pass_marks::float8 as pass_marks, t.late_penalty_percent, t.show_answers, m.state as member_state, coalesce(t.opens_at <= clock_timestamp(), true) as is_open,
      coalesce(t.due_at + make_interval(mins => t.accept_late_minutes) <= clock_timestamp(), false) as is_over
    from batch_members m join batches b on b.id = m.batch_id join tasks t on t.batch_id = b.id
    where m.student_id = ${studentId} and m.state in ('active', 'completed') and b.deleted_at is null and t.deleted_at is null and t.state <> 'draft'
      and (${taskId ?? null}::bigint is null or t.id = ${taskId ?? null})
    order by (t.state = 'published') desc, t.due_at desc nulls last, t.id desc limit 200`.execute(db);
  if (rows.length === 0) return [];
  const { rows: attempts } = await sql<OwnTask['own'][number] & { taskId: number }>`
    select id, task_id, attempt, state, started_at, closes_at, submitted_at, late_minutes, marks::float8 as marks, feedback from submissions
    where student_id = ${studentId} and task_id = any (${rows.map(({ id }) => id)}::bigint[]) order by attempt`.execute(
    db,
  );
  return rows.map((row) => {
    const { memberState: _member, isOpen: _open, isOver: _over, showAnswers, ...task } = row;
    const own = attempts
      .filter((each) => each.taskId === row.id)
      .map(({ taskId: _task, ...each }) => shownAttempt(each, { status: row.status, showAnswers }));
    return { ...task, blocker: blockerOf(row, own), own };
  });
};

/** Marks are shown once the task is graded, or at once where its answers are. */
const shownAttempt = <Attempt extends Pick<OwnTask['own'][number], 'state' | 'marks' | 'feedback'>>(
  attempt: Attempt,
  task: { readonly status: string; readonly showAnswers: string },
): Attempt => {
  const isShown = task.status === 'graded' || (attempt.state === 'graded' && task.showAnswers === 'after_submit');
  return {
    ...attempt,
    marks: isShown ? attempt.marks : null,
    feedback: isShown || attempt.state === 'returned' ? attempt.feedback : '',
  };
};

/** True while a student may answer the questions of a task, in an open attempt or in a further one. */
const mayStillAnswer = async (db: Kysely<DB>, studentId: number, taskId: number): Promise<boolean> =>
  (await ownTasks(db, studentId, taskId))[0]?.blocker === null;

/** True when a student sees the right answers: never before the last attempt is handed in. */
const showsKeys = async (db: Kysely<DB>, studentId: number, { id, status, showAnswers }: TaskRow): Promise<boolean> => {
  if (showAnswers === 'after_close') return status === 'closed' || status === 'graded';
  return showAnswers === 'after_submit' && !(await mayStillAnswer(db, studentId, id));
};

/** The same order for the same attempt, another for each. */
const shuffled = (questions: readonly Question[], seed: number): Question[] => {
  const weight = (id: number): number => (Math.imul((id ^ seed) + 0x9e3779b9, 0x85ebca6b) >>> 0) % 1_000_003;
  return [...questions].sort((a, b) => weight(a.id) - weight(b.id) || a.id - b.id);
};

/** One's own submission; somebody else's is not there. @throws 404 */
export const readOwn = async (db: Kysely<DB>, studentId: number, id: number): Promise<OwnSubmission> => {
  const { submission, task, questions } = await readSubmission(db, id);
  if (submission.studentId !== studentId || task.deletedAt) throw notFound();
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  const isHandedIn = submission.state !== 'started' && submission.state !== 'returned';
  const keys = isHandedIn && (await showsKeys(db, studentId, task));
  const ordered = task.shuffle ? shuffled(questions, id) : questions;
  const { attempt, state, startedAt, closesAt, submittedAt, lateMinutes, marks, feedback, answers, body, files } =
    submission;
  return {
    ...shownAttempt({ id, attempt, state, startedAt, closesAt, submittedAt, lateMinutes, marks, feedback }, task),
    taskId: task.id,
    answers,
    body,
    files,
    instructionsHtml: task.instructionsHtml,
    questions: ordered.map(({ tolerance: _tolerance, ...question }): OwnQuestion => ({
      ...question,
      answerKeys: keys ? question.answerKeys : null,
      answerNumber: keys ? question.answerNumber : null,
      explanationHtml: keys ? question.explanationHtml : null,
    })),
    now: rows[0]!.now,
  };
};
