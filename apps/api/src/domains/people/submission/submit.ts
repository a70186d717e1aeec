import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { noteActivity } from '../batch-parts/activity';
import { refreshStats } from '../batch-parts/stats';
import { afterPenalty, marksOf, rawMarks } from '../task/marking';
import { readSubmission } from './submission.queries';

/** Seconds that an answer on its way may be late. */
export const graceSeconds = 15;

/** `submitted_at` and what follows from it; a returned one keeps how late it was. */
export const handingIn = (at: RawBuilder<unknown>) => sql`
  state = 'submitted', submitted_at = ${at}, version = s.version + 1,
  late_minutes = case when s.state = 'returned' then s.late_minutes else
    coalesce(greatest(0, ceil(extract(epoch from ${at} - (select due_at from tasks where id = s.task_id)) / 60)), 0)::int end`;

/**
 * Writes the marks of a submission that is handed in: those by the key, and those by hand that it has. With all of them it is graded;
 * without, it waits for a person.
 */
export const markSubmission = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { submission, task, questions, byHand } = await readSubmission(db, id);
  const auto = Object.values(marksOf(questions, submission.answers, {})).reduce((sum, marks) => sum + marks, 0);
  const raw = rawMarks(task.kind, questions, marksOf(questions, submission.answers, byHand));
  const marks = raw === undefined ? null : afterPenalty(raw, submission.lateMinutes, task.latePenaltyPercent);
  const isGraded = marks !== null && submission.state !== 'returned';
  await sql`update submissions set auto_marks = ${task.kind === 'quiz' ? Math.max(0, auto) : null}, raw_marks = ${raw ?? null}, marks = ${marks},
    state = ${isGraded ? 'graded' : submission.state === 'returned' ? 'returned' : 'submitted'},
    graded_at = case when ${isGraded} then coalesce(graded_at, now()) else graded_at end where id = ${id}`.execute(db);
};

/** Submits what students have written so far in these open attempts, at the moment when each ended; answers how many. */
export const submitOpen = async (
  db: Kysely<DB>,
  which: RawBuilder<unknown>,
  { limit }: { readonly limit: number | null },
): Promise<number> => {
  const { rows } = await sql<{ id: number; batchId: number; studentId: number; title: string }>`
    update submissions s set ${handingIn(sql`least(coalesce(s.closes_at, now()), now())`)}
    from tasks t where t.id = s.task_id and s.id in (
      select id from submissions where state = 'started' and ${which} order by id limit ${limit} for update skip locked)
    returning s.id, t.batch_id, s.student_id, t.title`.execute(db);
  for (const { id, batchId, studentId, title } of rows) {
    await markSubmission(db, id);
    await refreshStats(db, batchId, [studentId]);
    await noteActivity(db, { batchId, studentId, kind: 'submission.closed', data: { title } });
  }
  return rows.length;
};
