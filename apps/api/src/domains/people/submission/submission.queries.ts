import type { Submission, SubmissionRow, TaskRow } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound, stale } from '../../../server/calls/errors';
import { marksOf, rawMarks, type Answers, type Marks } from '../task/marking';
import { readQuestions } from '../task/question.queries';
import { tasks } from '../task/task.table';

/** What every list and detail shows of a submission `s`. */
export const shownColumns = sql`s.id, s.version, s.task_id, s.student_id, u.full_name as student_name, s.attempt, s.state, s.started_at, s.submitted_at, s.closes_at, s.late_minutes,
  s.raw_marks::float8 as raw_marks, s.marks::float8 as marks, s.graded_at, (select g.full_name from users g where g.id = s.graded_by) as graded_by_name`;
export const withStudent = sql`submissions s join students d on d.id = s.student_id join users u on u.id = d.user_id`;

interface Stored extends SubmissionRow {
  readonly answers: Answers;
  /** By hand alone. */
  readonly questionMarks: Marks;
  readonly body: string;
  readonly feedback: string;
}

const select = (condition: RawBuilder<unknown>) => sql<Stored>`
  select ${shownColumns}, s.answers, s.question_marks, s.body, s.feedback from ${withStudent} where ${condition}`;

export const readFiles = async (db: Kysely<DB>, submissionId: number): Promise<Submission['files']> => {
  const { rows } = await sql<Submission['files'][number]>`
    select f.id, f.original_name as name, f.mime, f.bytes from submission_files x join files f on f.id = x.file_id
    where x.submission_id = ${submissionId} order by x.id`.execute(db);
  return rows;
};

/** A submission with its task and questions; its marks by question are those by the key and by hand. @throws 404 */
export const readSubmission = async (db: Kysely<DB>, id: number) => {
  const { rows } = await select(sql`s.id = ${id}`).execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const task: TaskRow = await tasks.read(db, row.taskId);
  const questions = await readQuestions(db, row.taskId);
  const questionMarks = row.state === 'started' ? {} : marksOf(questions, row.answers, row.questionMarks);
  const submission: Submission = { ...row, questionMarks, files: await readFiles(db, id) };
  return { submission, task, questions, byHand: row.questionMarks };
};
export type WholeSubmission = Awaited<ReturnType<typeof readSubmission>>;

/** Locks a submission of this version. @throws 404, 409 with the submission as it is, and the marks that somebody else gave */
export const lockSubmission = async (
  db: Kysely<DB>,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<WholeSubmission> => {
  await sql`select 1 from submissions where id = ${id} for update`.execute(db);
  const found = await readSubmission(db, id);
  if (found.submission.version !== version) throw stale(found.submission);
  return found;
};

/** What its marks by question come to; undefined while some are missing. */
export const rawOf = ({
  submission,
  task,
  questions,
}: Pick<WholeSubmission, 'submission' | 'task' | 'questions'>): number | undefined =>
  rawMarks(task.kind, questions, submission.questionMarks);
