import type { ResponseOf } from '@lectern/contract';
import type { trainerWeekCall, WeekItem } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

type Week = ResponseOf<typeof trainerWeekCall>;
type Frame = Omit<Week, 'items'> & { readonly userId: number; readonly first: string; readonly next: string };

/** The week that a day is in, as days of the trainer's zone and as instants: one in which clocks change has an hour more or less. */
const readFrame = async (db: Kysely<DB>, trainerId: number, on: string | null | undefined): Promise<Frame> => {
  const { rows } = await sql<Frame>`
    with zone as (
      select u.id as user_id, coalesce(u.time_zone, business_zone()) as name, u.time_zone is not null as is_own from trainers t join users u on u.id = t.user_id where t.id = ${trainerId}),
      days as (
        select *, (now() at time zone name)::date as today, date_trunc('week', coalesce(${on || null}::timestamp, now() at time zone name))::date as monday from zone)
    select user_id, name as time_zone, is_own as is_own_zone, today, monday,
      monday::timestamp at time zone name as first, (monday + 7)::timestamp at time zone name as next from days`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
};

/**
 * One week of a trainer: meetings of the own batches, meetings held for others, and demo lessons, each by its index. What is cancelled, and
 * what a substitute holds, is not in it.
 */
export const readWeek = async (db: Kysely<DB>, trainerId: number, on: string | null | undefined): Promise<Week> => {
  const { userId, first, next, ...frame } = await readFrame(db, trainerId, on);
  const inWeek = (starts: string) => sql`${sql.ref(starts)} >= ${first} and ${sql.ref(starts)} < ${next}`;
  const { rows: items } = await sql<WeekItem>`
    with found as (
      select 'meeting' as kind, g.id, g.batch_id, b.title, g.topic, g.state, false as is_substitute, g.starts_at, g.duration_minutes
        from batches b join meetings g on g.batch_id = b.id
        where b.trainer_id = ${trainerId} and b.starts_at < ${next} and g.host_user_id is null and ${inWeek('g.starts_at')} and g.state <> 'cancelled' and g.deleted_at is null and b.deleted_at is null
      union all
      select 'meeting', g.id, g.batch_id, b.title, g.topic, g.state, b.trainer_id <> ${trainerId}, g.starts_at, g.duration_minutes
        from meetings g join batches b on b.id = g.batch_id
        where g.host_user_id = ${userId} and ${inWeek('g.starts_at')} and g.state <> 'cancelled' and g.deleted_at is null and b.deleted_at is null
      union all
      select 'demo', d.id, null, u.full_name, k.name, d.state, false, d.starts_at, d.duration_minutes
        from demos d join students s on s.id = d.student_id join users u on u.id = s.user_id join skills k on k.id = d.skill_id
        where d.trainer_id = ${trainerId} and ${inWeek('d.starts_at')} and d.state in ('scheduled', 'done', 'no_show') and d.deleted_at is null)
    select f.*, to_char(f.starts_at at time zone z.name, 'YYYY-MM-DD') as day, to_char(f.starts_at at time zone z.name, 'HH24:MI') as "from",
      to_char((f.starts_at + make_interval(mins => f.duration_minutes)) at time zone z.name, 'HH24:MI') as "to"
    from found f cross join (select ${frame.timeZone}::text as name) z order by f.starts_at, f.kind, f.id`.execute(db);
  return { ...frame, items };
};
