import { maxReported, type BatchReport, type MemberFigures } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readBatch } from '../batch-parts/live-batch';

/** Whose report: a batch, or one student in it. */
export interface Of {
  readonly batchId: number;
  readonly studentId?: number | undefined;
}

const ofStudent = (column: string, { studentId }: Of) =>
  studentId === undefined ? sql`true` : sql`${sql.ref(column)} = ${studentId}`;

const readAttendance = async (db: Kysely<DB>, of: Of): Promise<BatchReport['attendance']> =>
  (
    await sql<BatchReport['attendance'][number]>`
      select g.id as meeting_id, g.number, g.topic, g.starts_at, (count(*) filter (where a.state = 'present'))::int as present, (count(*) filter (where a.state = 'late'))::int as late,
        (count(*) filter (where a.state = 'absent'))::int as absent, (count(*) filter (where a.state = 'excused'))::int as excused
      from meetings g left join attendance a on a.meeting_id = g.id and ${ofStudent('a.student_id', of)}
      where g.batch_id = ${of.batchId} and g.state = 'ended' and g.deleted_at is null group by g.id order by g.starts_at, g.id`.execute(
      db,
    )
  ).rows;

/** Lessons of each section that are done; for a student, those that the student has finished. */
const readCurriculum = async (db: Kysely<DB>, of: Of): Promise<BatchReport['curriculum']> => {
  const isDone =
    of.studentId === undefined
      ? sql`l.state = 'done'`
      : sql`exists (select 1 from item_progress p where p.item_id = l.id and p.student_id = ${of.studentId} and p.percent = 100)`;
  return (
    await sql<BatchReport['curriculum'][number]>`
      select s.title, (count(l.id) filter (where ${isDone}))::int as done, count(l.id)::int as total
      from batch_items s left join batch_items l on l.parent_id = s.id and l.deleted_at is null and l.state <> 'skipped'
      where s.batch_id = ${of.batchId} and s.kind = 'section' and s.deleted_at is null group by s.id order by s.position, s.id`.execute(
      db,
    )
  ).rows;
};

const best = (of: Of) => sql`
  select task_id, student_id, max(marks) filter (where state = 'graded') as best from submissions
  where state <> 'started' and ${ofStudent('student_id', of)} and task_id in (select id from tasks where batch_id = ${of.batchId}) group by task_id, student_id`;

const readMarks = async (db: Kysely<DB>, of: Of): Promise<BatchReport['marks']> =>
  (
    await sql<BatchReport['marks'][number]>`
      select t.id as task_id, t.title, t.kind, t.max_marks::float8 as max_marks, t.pass_marks::float8 as pass_marks, count(b.student_id)::int as handed_in,
        round(avg(b.best), 2)::float8 as average, max(b.best)::float8 as best
      from tasks t left join (${best(of)}) b on b.task_id = t.id
      where t.batch_id = ${of.batchId} and t.state <> 'draft' and t.deleted_at is null group by t.id order by t.due_at nulls last, t.id`.execute(
      db,
    )
  ).rows;

/** Weeks of the batch's zone: the share of students who were there, and marks of the submissions graded in it. */
const readTrend = async (db: Kysely<DB>, of: Of, timeZone: string): Promise<BatchReport['trend']> =>
  (
    await sql<BatchReport['trend'][number]>`
      with there as (
        select date_trunc('week', g.starts_at at time zone ${timeZone}) as week, 100.0 * count(*) filter (where a.state in ('present', 'late')) / count(*) as share
        from meetings g join attendance a on a.meeting_id = g.id where g.batch_id = ${of.batchId} and g.state = 'ended' and g.deleted_at is null and ${ofStudent('a.student_id', of)} group by 1),
      given as (
        select date_trunc('week', s.submitted_at at time zone ${timeZone}) as week, 100.0 * sum(s.marks) / nullif(sum(t.max_marks), 0) as share
        from tasks t join submissions s on s.task_id = t.id where t.batch_id = ${of.batchId} and t.deleted_at is null and s.state = 'graded' and ${ofStudent('s.student_id', of)} group by 1)
      select to_char(coalesce(there.week, given.week), 'YYYY-MM-DD') as week, round(there.share, 1)::float8 as attendance, round(given.share, 1)::float8 as marks
      from there full join given on given.week = there.week order by 1`.execute(db)
  ).rows;

export type Figures = MemberFigures & { readonly computedAt: string };

/** Members now with their figures, by name. */
export const figuresOf = (of: Of) => sql<Figures>`
  select r.student_id, u.full_name as name, r.meetings_held, r.meetings_attended, r.minutes_attended, r.items_done, r.items_total, r.tasks_done, r.tasks_total,
    r.marks::float8 as marks, r.max_marks::float8 as max_marks, r.computed_at
  from batch_stats r join students s on s.id = r.student_id join users u on u.id = s.user_id
  where r.batch_id = ${of.batchId} and ${ofStudent('r.student_id', of)}
    and exists (select 1 from batch_members m where m.batch_id = r.batch_id and m.student_id = r.student_id and m.state in ('active', 'completed'))
  order by u.full_name, r.student_id`;

const readStudents = async (db: Kysely<DB>, of: Of) =>
  (await sql<Figures>`${figuresOf(of)} limit ${maxReported}`.execute(db)).rows;

/** @throws 404 */
export const readReport = async (db: Kysely<DB>, of: Of): Promise<BatchReport> => {
  const { timeZone } = await readBatch(db, of.batchId);
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from batch_members where batch_id = ${of.batchId} and state in ('active', 'completed')`.execute(
    db,
  );
  const students = await readStudents(db, of);
  return {
    members: rows[0]?.members ?? 0,
    attendance: await readAttendance(db, of),
    curriculum: await readCurriculum(db, of),
    marks: await readMarks(db, of),
    trend: await readTrend(db, of, timeZone),
    students: students.map(({ computedAt: _at, ...figures }) => figures),
    computedAt:
      students
        .map(({ computedAt }) => computedAt)
        .sort()
        .at(-1) ?? null,
  };
};
