import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { demoBatches, type DemoBatch } from './batch-plan';

const groups = ['evening group', 'small group', 'weekend group', 'morning group'] as const;
const reasons: Readonly<Record<string, string>> = {
  cancelled: 'The trainer is not available',
  empty: 'No student enrolled by the start',
  unheld: 'No meeting was held',
};

const insertBatch = async (
  db: Kysely<DB>,
  batch: DemoBatch,
  title: string,
  refs: { readonly trainerId: number; readonly skillId: number | null; readonly createdBy: number },
): Promise<number> => {
  const { status, zone, seats, kind } = batch;
  const { rows } = await sql<{ id: number }>`
    insert into batches (kind, skill_id, trainer_id, title, description, time_zone, starts_at, ends_at, timing_status, status_reason, seats, booking_closes_at, price_minor, currency, created_by, created_at)
    values (${kind === 'full' ? 'custom' : 'training'}, ${refs.skillId}, ${refs.trainerId}, ${title}, 'Live lessons in a small group, with exercises between the meetings.', ${zone}, now(), now() + interval '1 hour',
      ${status}, ${reasons[kind] ?? ''}, ${seats}, null, 450000, 'INR', ${refs.createdBy}, now() - interval '60 days' + make_interval(days => least(${batch.startsIn}, 0))) returning id`.execute(
    db,
  );
  return rows[0]!.id;
};

/** Two meetings a week at one local time: what is over was held, missed or cancelled by the batch's own end. */
const insertMeetings = (db: Kysely<DB>, id: number, batch: DemoBatch): Promise<unknown> => {
  const { localStart, durationMinutes, startsIn, meetings, kind, zone } = batch;
  const first = sql`((now() at time zone ${zone})::date + ${startsIn}::int)`;
  const over = sql`(d.day + ${localStart}::time) at time zone ${zone} + make_interval(mins => ${durationMinutes}::int) < now()`;
  const missed = kind === 'empty' || kind === 'unheld';
  const state = sql`case when ${over} then ${missed ? sql`'missed'` : kind === 'cancelled' ? sql`case when n < 1 then 'ended' else 'cancelled' end` : sql`case when n % 11 = 10 then 'missed' else 'ended' end`}
    else ${missed || kind === 'cancelled' ? sql`'cancelled'` : sql`'scheduled'`} end`;
  return sql`
    insert into meetings (batch_id, number, topic, local_date, local_start, duration_minutes, state, state_reason, join_url, recording_url)
    select ${id}, n + 1, case when n % 2 = 0 then 'Lesson ' || (n / 2 + 1) else 'Exercises ' || (n / 2 + 1) end, d.day, ${localStart}::time, ${durationMinutes}::int, s.state,
      case when s.state = 'cancelled' then ${reasons[kind] ?? ''} else '' end, 'https://meet.example.com/batch-' || ${id}::text,
      case when s.state = 'ended' and n % 3 = 0 then 'https://video.example.com/batch-' || ${id}::text || '-' || n else '' end
    from generate_series(0, ${meetings - 1}::int) n
    cross join lateral (select ${first} + n * 7 / 2 as day) d
    cross join lateral (select ${state} as state) s`.execute(db);
};

const insertMembers = (db: Kysely<DB>, id: number, { kind, members, waiting }: DemoBatch): Promise<unknown> =>
  sql`
    with live as (select s.id, row_number() over (order by s.id) - 1 as no, count(*) over () as n from students s join users u on u.id = s.user_id where s.deleted_at is null and s.merged_into_id is null and u.status = 'active')
    insert into batch_members (batch_id, student_id, state, reserved_until, waitlisted_at, joined_at, created_at)
    select ${id}, l.id, x.state, case x.state when 'reserved' then now() + interval '20 hours' end, case x.state when 'waitlisted' then now() - make_interval(hours => 20 - k) end,
      case when x.state in ('active','completed') then now() - interval '5 days' end, now() - make_interval(days => 30, mins => k)
    from generate_series(0, ${members + waiting - 1}::int) k
    cross join lateral (select case when k >= ${members} then 'waitlisted' when ${kind} = 'completed' then 'completed' when ${kind} = 'upcoming' and k = 1 then 'reserved' else 'active' end as state) x
    join live l on l.no = (${id} * 17 + k) % l.n`.execute(db);

/** 82 of 100 were there; of the others some excused themselves. */
const seedAttendance = (db: Kysely<DB>): Promise<unknown> =>
  sql`
    insert into attendance (meeting_id, student_id, state, minutes, source)
    select g.id, m.student_id, case when x.n < 74 then 'present' when x.n < 82 then 'late' when x.n < 95 then 'absent' else 'excused' end,
      case when x.n < 74 then g.duration_minutes when x.n < 82 then g.duration_minutes - 12 else 0 end, 'meeting'
    from meetings g join batch_members m on m.batch_id = g.batch_id and m.state in ('active','completed')
    cross join lateral (select (g.id * 7919 + m.student_id * 104729) % 100 as n) x where g.state = 'ended'`.execute(db);

const settle = (db: Kysely<DB>): Promise<unknown> =>
  sql`
    update batches b set starts_at = x.a, ends_at = x.z, seats_taken = (select count(*) from batch_members m where m.batch_id = b.id and m.state in ('reserved','active','completed')),
      status_changed_at = least(now(), case when b.timing_status = 3 then x.a else x.z end)
    from (select batch_id, min(starts_at) a, max(ends_at) z from meetings group by batch_id) x where x.batch_id = b.id`.execute(
    db,
  );

/** 36 batches around the day of the seed: 8 to come, 10 going on, 12 completed, 3 cancelled and 3 missed, in six zones. */
export const seedBatches = async (db: Kysely<DB>): Promise<void> => {
  const trainers = await db
    .selectFrom('trainers')
    .select('id')
    .where('state', '=', 'verified')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const skills = await db
    .selectFrom('skills')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const { id: createdBy } = await db
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', 2)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const [index, batch] of demoBatches.entries()) {
    const trainer = trainers[batch.trainer % trainers.length];
    const skill = skills[(index * 5) % skills.length];
    if (!trainer) throw new Error('the demo has no verified trainers');
    const title = `${skill?.name ?? 'Mathematics'}, ${groups[index % groups.length] ?? ''}`;
    const id = await insertBatch(db, batch, title, { trainerId: trainer.id, skillId: skill?.id ?? null, createdBy });
    await insertMeetings(db, id, batch);
    await insertMembers(db, id, batch);
  }
  await seedAttendance(db);
  await settle(db);
};
