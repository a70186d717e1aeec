import type { MeetingRow } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict, notFound, stale } from '../../../../server/calls/errors';
import { violates } from '../../../../server/calls/postgres-errors';

/** The batch of a meeting, as its rules need it. */
export interface MeetingBatch {
  readonly id: number;
  readonly title: string;
  readonly timeZone: string;
  readonly trainerId: number;
  readonly status: string;
}

const shown = sql`
  g.id, g.version, g.batch_id, g.number, g.topic, g.local_date, to_char(g.local_start, 'HH24:MI') as local_start, g.duration_minutes,
  g.starts_at, g.ends_at, g.state, g.state_reason, (select r.id from trainers r where r.user_id = g.host_user_id) as host_trainer_id,
  (select u.full_name from users u where u.id = coalesce(g.host_user_id, (select r.user_id from trainers r where r.id = b.trainer_id))) as host_name,
  g.join_url, g.recording_url, g.notes,
  (select count(*)::int from attendance a where a.meeting_id = g.id and a.state in ('present','late')) as attended,
  (select count(*)::int from attendance a where a.meeting_id = g.id) as marked`;
const from = sql`meetings g join batches b on b.id = g.batch_id`;

const rowsWhere = (where: RawBuilder<unknown>): RawBuilder<MeetingRow> =>
  sql<MeetingRow>`select ${shown} from ${from} where g.deleted_at is null and ${where} order by g.starts_at, g.id`;

/** All meetings of a batch, the first one first. */
export const readMeetings = async (db: Kysely<DB>, batchId: number): Promise<MeetingRow[]> =>
  (await rowsWhere(sql`g.batch_id = ${batchId}`).execute(db)).rows;

/** These meetings, the first one first. */
export const readMeetingsOf = async (db: Kysely<DB>, ids: readonly number[]): Promise<MeetingRow[]> =>
  (await rowsWhere(sql`g.id = any(${ids}::bigint[])`).execute(db)).rows;

/** One meeting of a batch that is not deleted. @throws 404 */
export const readMeeting = async (db: Kysely<DB>, id: number): Promise<MeetingRow> => {
  const { rows } = await rowsWhere(sql`g.id = ${id} and b.deleted_at is null`).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

const batchWhere = async (db: Kysely<DB>, where: RawBuilder<unknown>, lock: RawBuilder<unknown>) => {
  const { rows } = await sql<MeetingBatch>`
    select b.id, b.title, b.time_zone, b.trainer_id, b.timing_status::text as status from batches b where b.deleted_at is null and ${where} ${lock}`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** The batch, and with it all changes of its meetings, until the transaction ends. @throws 404 */
export const lockMeetingBatch = (db: Kysely<DB>, batchId: number): Promise<MeetingBatch> =>
  batchWhere(db, sql`b.id = ${batchId}`, sql`for no key update`);

/** A batch as it is. @throws 404 */
export const readMeetingBatch = (db: Kysely<DB>, batchId: number): Promise<MeetingBatch> =>
  batchWhere(db, sql`b.id = ${batchId}`, sql``);

/** The batch of a meeting, before anything is locked. @throws 404 */
export const batchOfMeeting = (db: Kysely<DB>, meetingId: number): Promise<MeetingBatch> =>
  batchWhere(db, sql`b.id = (select batch_id from meetings where id = ${meetingId} and deleted_at is null)`, sql``);

/** Locks a meeting, behind its batch. @throws 409 when somebody changed it since */
export const lockMeeting = async (db: Kysely<DB>, id: number, version: number): Promise<MeetingRow> => {
  await sql`select 1 from meetings where id = ${id} for no key update`.execute(db);
  const meeting = await readMeeting(db, id);
  if (meeting.version !== version) throw stale(meeting);
  return meeting;
};

/** Writes columns of a locked meeting. @throws 409 where the batch has another one that begins then */
export const writeMeeting = async (
  db: Kysely<DB>,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const set = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (set.length === 0) return;
  try {
    await sql`update meetings set ${sql.join(set.map(([column, value]) => sql`${sql.id(column)} = ${value}`))} where id = ${id}`.execute(
      db,
    );
  } catch (error) {
    if (violates(error, 'meetings_slot')) throw conflict('This batch has a meeting at that time');
    throw error;
  }
};

/** Other meetings of the batch at one of these times, whatever trainer holds them: its students can't be in two at once. */
export const overlapInBatch = async (
  db: Kysely<DB>,
  batchId: number,
  spans: readonly Pick<MeetingRow, 'startsAt' | 'endsAt'>[],
  exceptId = 0,
): Promise<number | undefined> =>
  (
    await sql<{ at: number }>`
      select s.no::int - 1 as at from unnest(${spans.map((each) => each.startsAt)}::timestamptz[], ${spans.map((each) => each.endsAt)}::timestamptz[])
        with ordinality s (starts_at, ends_at, no)
      join meetings m on m.batch_id = ${batchId} and m.deleted_at is null and m.state <> 'cancelled' and m.id <> ${exceptId}
        and m.starts_at < s.ends_at and m.ends_at > s.starts_at order by s.no limit 1`.execute(db)
  ).rows[0]?.at;
