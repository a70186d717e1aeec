import type { submissionCalls } from '@lectern/contract/people';
import { messages, say, type FieldError } from '@lectern/contract';
import { sql } from 'kysely';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { notifyMembers } from '../batch-parts/notify-members';
import { refreshStats } from '../batch-parts/stats';
import { afterPenalty, autoMarks, marksOf, rawMarks, whole, type Marks } from '../task/marking';
import { lockSubmission, readSubmission, type WholeSubmission } from './submission.queries';

const isMarks = (marks: number, least: number, most: number): boolean =>
  marks >= least && marks <= most && Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6;

/** The marks that differ from what the key gives, or that no key gives. @throws 400 at the marks of a question */
const marksByHand = ({ submission, task, questions }: WholeSubmission, given: Marks): Marks => {
  const wrong: FieldError[] = [];
  const refuse = (name: string, text: string): void =>
    void wrong.push(fieldError(`questionMarks.${name}`, 'marks', text));
  const invalid = say(messages.invalid, { field: 'Marks' });
  const byHand: Record<string, number> = {};
  if (task.kind === 'assignment') {
    const marks = given[whole];
    if (marks === undefined) refuse(whole, say(messages.required, { field: 'Marks' }));
    else if (!isMarks(marks, 0, task.maxMarks)) refuse(whole, invalid);
    else byHand[whole] = marks;
  } else
    for (const question of questions) {
      const { id, marks: most, negativeMarks } = question;
      const auto = autoMarks(question, submission.answers);
      const marks = given[id] ?? auto;
      if (marks === undefined) refuse(String(id), say(messages.required, { field: 'Marks' }));
      else if (!isMarks(marks, -negativeMarks, most)) refuse(String(id), invalid);
      else if (marks !== auto) byHand[id] = marks;
    }
  const known = new Set(task.kind === 'assignment' ? [whole] : questions.map(({ id }) => String(id)));
  for (const name of Object.keys(given)) if (!known.has(name)) refuse(name, invalid);
  if (wrong.length > 0) throw badRequest(wrong);
  return byHand;
};

const entryOf = (action: string, before: WholeSubmission, after: WholeSubmission): AuditEntry => ({
  action: `submission.${action}`,
  entity: 'submissions',
  entityId: after.submission.id,
  label: `${after.task.title}: ${after.submission.studentName}`,
  changes: changesOf(before.submission, after.submission, ['state', 'marks', 'rawMarks', 'questionMarks', 'feedback']),
});

export const gradeSubmission: Handler<typeof submissionCalls.grade> = async ({ request, db, actor, audit }) => {
  const before = await lockSubmission(db, request);
  const { submission, task, questions } = before;
  if (submission.state === 'started') throw conflict('It is not handed in yet');
  if (submission.state === 'returned') throw conflict('It was returned: the student has to hand it in again');
  const byHand = marksByHand(before, request.questionMarks);
  const raw = rawMarks(task.kind, questions, marksOf(questions, submission.answers, byHand)) ?? 0;
  const marks = afterPenalty(raw, submission.lateMinutes, task.latePenaltyPercent);
  const feedback = request.feedback?.trim() ?? submission.feedback;
  await sql`update submissions set state = 'graded', question_marks = ${JSON.stringify(byHand)}::jsonb, raw_marks = ${raw}, marks = ${marks},
    feedback = ${feedback}, graded_by = ${actor.userId}, graded_at = clock_timestamp() where id = ${submission.id}`.execute(
    db,
  );
  await refreshStats(db, task.batchId, [submission.studentId]);
  const after = await readSubmission(db, submission.id);
  audit(entryOf('grade', before, after));
  await noteActivity(db, {
    batchId: task.batchId,
    studentId: submission.studentId,
    kind: 'submission.graded',
    data: { title: task.title, name: submission.studentName, marks, maxMarks: task.maxMarks },
  });
  return { submission: after.submission };
};

export const returnSubmission: Handler<typeof submissionCalls.return> = async ({ request, db, audit }) => {
  const before = await lockSubmission(db, request);
  const { submission, task } = before;
  if (submission.state !== 'submitted') throw conflict('Only a submission that waits to be graded can be returned');
  if (task.status === 'graded') throw conflict('The task is graded already');
  await sql`update submissions set state = 'returned', feedback = ${request.feedback.trim()}, closes_at = null where id = ${submission.id}`.execute(
    db,
  );
  await refreshStats(db, task.batchId, [submission.studentId]);
  const after = await readSubmission(db, submission.id);
  audit(entryOf('return', before, after));
  const { studentId, studentName, version } = after.submission;
  await noteActivity(db, {
    batchId: task.batchId,
    studentId,
    kind: 'submission.returned',
    data: { title: task.title, name: studentName },
  });
  await notifyMembers(db, task.batchId, {
    kind: 'task',
    title: `Returned to you: ${task.title}`,
    body: 'Read the feedback and hand it in again.',
    dedupeKey: `submission-returned:${submission.id}:${version}`,
    studentIds: [studentId],
  });
  return { submission: after.submission };
};
