import { messages, say, type RequestOf, type ResponseOf } from '@lectern/contract';
import { reopenDays, type attendanceCalls, type AttendanceRow, type MeetingRow } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../../server/calls/errors';
import type { Handlers, Work } from '../../../../server/calls/frame';
import { refreshStats } from '../../batch-parts/stats';
import { noteActivities } from '../activity.queries';
import { batchOfMeeting, lockMeeting, lockMeetingBatch, readMeeting } from './meeting.queries';

type Update = typeof attendanceCalls.update;
type Marked = RequestOf<Update>['rows'][number];

/** Students of a meeting by name: members now, and those who were marked and have left since. */
const readRows = async (
  db: Kysely<DB>,
  { id, batchId }: Pick<MeetingRow, 'id' | 'batchId'>,
): Promise<AttendanceRow[]> =>
  (
    await sql<AttendanceRow>`
      select s.id as student_id, u.full_name as name, a.state, coalesce(a.minutes, 0) as minutes
      from (
        select student_id from batch_members where batch_id = ${batchId} and state in ('active','completed')
        union select student_id from attendance where meeting_id = ${id}) x
      join students s on s.id = x.student_id join users u on u.id = s.user_id
      left join attendance a on a.meeting_id = ${id} and a.student_id = s.id order by u.full_name, s.id`.execute(db)
  ).rows;

/** Why nobody can be marked now, or undefined: before the meeting, or too long after it. */
export const attendanceBlocker = ({ state, endsAt }: Pick<MeetingRow, 'state' | 'endsAt'>, now: Date) => {
  if (state !== 'live' && state !== 'ended') return 'Attendance is taken in a meeting that has begun';
  return Date.parse(endsAt) < now.getTime() - reopenDays * 86_400_000
    ? `The meeting ended more than ${reopenDays} days ago`
    : undefined;
};

const minutesOf = ({ state, minutes }: Marked, { durationMinutes }: MeetingRow): number =>
  state === 'absent' || state === 'excused' ? 0 : (minutes ?? durationMinutes);

const write = async (db: Kysely<DB>, meeting: MeetingRow, rows: readonly Marked[], markedBy: number): Promise<void> => {
  const marked = rows.filter(({ state }) => state !== null);
  const cleared = rows.filter(({ state }) => state === null).map(({ studentId }) => studentId);
  await sql`delete from attendance where meeting_id = ${meeting.id} and student_id = any(${cleared}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into attendance (meeting_id, student_id, state, minutes, source, marked_by, updated_at)
    select ${meeting.id}, x.student, x.state, x.minutes, 'hand', ${markedBy}, now()
    from unnest(${marked.map((row) => row.studentId)}::bigint[], ${marked.map((row) => row.state)}::text[], ${marked.map((row) => minutesOf(row, meeting))}::int[]) x (student, state, minutes)
    on conflict (meeting_id, student_id) do update set state = excluded.state, minutes = excluded.minutes, source = excluded.source, marked_by = excluded.marked_by, updated_at = now()`.execute(
    db,
  );
  // The version of the meeting is that of its attendance: two forms at once are noticed.
  await sql`update meetings set version = version + 1 where id = ${meeting.id}`.execute(db);
};

const updateAttendance = async ({ request, db, actor, audit }: Work<Update>): Promise<ResponseOf<Update>> => {
  const { meetingId, version, rows } = request;
  const { id: batchId } = await batchOfMeeting(db, meetingId);
  const batch = await lockMeetingBatch(db, batchId);
  const meeting = await lockMeeting(db, meetingId, version);
  const blocker = attendanceBlocker(meeting, new Date());
  if (blocker) throw conflict(blocker);
  const before = await readRows(db, meeting);
  const known = new Map(before.map((row) => [row.studentId, row]));
  const wrong = rows.flatMap(({ studentId }, at) =>
    known.has(studentId)
      ? []
      : [fieldError(`rows[${at}].studentId`, 'member', say(messages.invalid, { field: 'Student' }))],
  );
  if (wrong.length > 0) throw badRequest(wrong);
  await write(db, meeting, rows, actor.userId);
  await refreshStats(
    db,
    batchId,
    rows.map(({ studentId }) => studentId),
  );
  const after = await readRows(db, meeting);
  const changed = after.filter(({ studentId, state }) => known.get(studentId)?.state !== state);
  audit({
    action: 'batch.attendance',
    entity: 'batches',
    entityId: batchId,
    label: batch.title,
    changes: Object.fromEntries(
      changed.map(({ studentId, name, state }) => [name, [known.get(studentId)?.state ?? null, state]]),
    ),
  });
  await noteActivities(db, [
    {
      batchId,
      kind: 'meeting.attendance',
      actorId: actor.userId,
      data: { number: meeting.number, changed: changed.length },
    },
  ]);
  return { meeting: await readMeeting(db, meetingId), rows: after };
};

export const attendanceHandlers: Handlers<typeof attendanceCalls> = {
  detail: async ({ request: { meetingId }, db }) => {
    const meeting = await readMeeting(db, meetingId);
    return { meeting, rows: await readRows(db, meeting) };
  },
  update: updateAttendance,
};
