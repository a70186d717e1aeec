import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../../../server/calls/audit';
import { noteActivities } from '../activity.queries';
import { advanceLeads } from '../../student/lead.queries';
import { activeMembers } from '../member/member.queries';
import { releaseHolds, type Released } from '../member/release-holds';
import { announce } from '../news/announce';
import { announceMembers } from '../news/member-news';
import { membersOf, trainerAndOwnerOf } from '../news/readers';

interface Changed {
  readonly id: number;
  readonly status: string;
}
const nobody = 'No student enrolled by the start';
const notHeld = 'The batch does not take place';
const over = 'The batch is over';
const noMeeting = 'No meeting was held';
const activeMember = sql`exists (select 1 from batch_members m where m.batch_id = b.id and m.state = 'active')`;

const noted = (db: Kysely<DB>, rows: readonly Changed[]): Promise<void> =>
  noteActivities(
    db,
    rows.map(({ id, status }) => ({ batchId: id, kind: 'batch.status', data: { to: status } })),
  );

/** Announces to those who held or waited that there is no place any more. */
const announceReleased = async (db: Kysely<DB>, released: readonly Released[], reason: string): Promise<void> => {
  for (const batchId of new Set(released.map((each) => each.batchId)))
    await announceMembers(
      db,
      batchId,
      released
        .filter((each) => each.batchId === batchId)
        .map(({ studentId }) => ({ studentId, kind: 'member.released', reason: `${reason}.` })),
    );
};
/** Batches that the clock has ended without a meeting. */
const announceMissed = async (db: Kysely<DB>, ids: readonly number[], reason: string): Promise<void> => {
  for (const batchId of ids)
    await announce(db, { batchId, kind: 'batch.missed', to: trainerAndOwnerOf(batchId), values: { reason } });
};

/** 2 → 3: the start is reached and somebody takes part. */
export const startBatches = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<Changed>`
    with due as (select id from batches b where timing_status = 2 and starts_at <= now() and deleted_at is null and ${activeMember} for no key update skip locked)
    update batches b set timing_status = 3, status_changed_at = now() from due where b.id = due.id returning b.id, b.timing_status::text as status`.execute(
    db,
  );
  await noted(db, rows);
  for (const { id } of rows) await announce(db, { batchId: id, kind: 'batch.started', to: membersOf(id) });
  return rows.length;
};

/** 2 → 6: nobody came within a day of the start. Its coming meetings are cancelled, so that the trainer is free. */
export const missBatches = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<Changed>`
    with due as (
      select id from batches b where timing_status = 2 and starts_at <= now() - interval '24 hours' and deleted_at is null and not ${activeMember} for no key update skip locked)
    update batches b set timing_status = 6, status_changed_at = now(), status_reason = ${nobody} from due where b.id = due.id returning b.id, b.timing_status::text as status`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const released = await releaseHolds(db, ids, nobody);
  await sql`update meetings set state = 'cancelled', state_reason = ${nobody} where batch_id = any(${ids}::bigint[]) and state = 'scheduled' and deleted_at is null`.execute(
    db,
  );
  await noted(db, rows);
  await announceReleased(db, released, notHeld);
  await announceMissed(db, ids, nobody);
  return rows.length;
};

/** 3 → 4, or 3 → 6 where not one meeting was held: the end is reached and no meeting is open. Members of a completed batch complete with it. */
export const endBatches = async (db: Kysely<DB>, origin: AuditOrigin): Promise<number> => {
  const { rows } = await sql<Changed>`
    with due as (
      select id from batches b where timing_status = 3 and deleted_at is null and ends_at <= now()
        and not exists (select 1 from meetings x where x.batch_id = b.id and x.state in ('scheduled','live') and x.deleted_at is null) for no key update skip locked)
    update batches b set status_changed_at = now(),
      timing_status = case when exists (select 1 from meetings x where x.batch_id = b.id and x.state = 'ended' and x.deleted_at is null) then 4 else 6 end,
      status_reason = case when exists (select 1 from meetings x where x.batch_id = b.id and x.state = 'ended' and x.deleted_at is null) then '' else ${noMeeting} end
    from due where b.id = due.id returning b.id, b.timing_status::text as status`.execute(db);
  const completed = rows.filter(({ status }) => status === '4').map(({ id }) => id);
  const released = await releaseHolds(
    db,
    rows.map(({ id }) => id),
    over,
  );
  const { rows: members } = await sql<{ studentId: number }>`
    update batch_members set state = 'completed' where batch_id = any(${completed}::bigint[]) and state = 'active' returning student_id`.execute(
    db,
  );
  const missed = rows.filter(({ status }) => status === '6').map(({ id }) => id);
  const ended = [...members.map(({ studentId }) => studentId), ...(await activeMembers(db, missed))];
  const leads = await advanceLeads(db, ended, 'lapsed');
  await writeAudit(db, origin, leads);
  await noted(db, rows);
  await announceReleased(db, released, over);
  for (const batchId of completed)
    await announce(db, { batchId, kind: 'member.completed', to: membersOf(batchId, ['completed']) });
  await announceMissed(db, missed, noMeeting);
  return rows.length;
};
