import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { idBefore } from './people';
import { verifiedTrainer } from './trainers';

const zones = [
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Asia/Dubai',
  'Australia/Sydney',
  'Africa/Nairobi',
] as const;
const groups = ['evening group', 'small group', 'weekend group', 'morning group'] as const;
/** Meetings of a batch, two a week. */
const meetings = 15;

/** How many there are of what batches refer to. */
export interface Many {
  readonly students: number;
  readonly trainers: number;
  readonly batches: number;
}

/** What is known of the batch `no` before it is written: instants are those of its local times. */
const plan = sql`
  select no, z.zone, make_time(6 + (no % 13)::int, 0, 0) as local_start, 60 + (no % 2)::int * 30 as minutes, day, (day + make_time(6 + (no % 13)::int, 0, 0)) at time zone z.zone as starts_at,
    (day + ${((meetings - 1) * 7) / 2}::int + make_time(6 + (no % 13)::int, 0, 0)) at time zone z.zone + make_interval(mins => 60 + (no % 2)::int * 30) as ends_at`;

const insertBatches = async (db: Kysely<DB>, { batches, trainers }: Many): Promise<number> => {
  const trainer = await verifiedTrainer(db, trainers, sql`p.no`);
  const { rows } = await sql<{ id: number }>`
    with p as (${plan} from generate_series(1, ${batches}::bigint) no cross join lateral (select (${zones}::text[])[1 + no % 6] as zone, current_date - 600 + (no * 37 % 700)::int as day) z),
    s as (select id, name, row_number() over (order by id) - 1 as place, count(*) over () as places from skills where status = 'active' and deleted_at is null),
    made as (
      insert into batches (kind, skill_id, trainer_id, title, description, time_zone, starts_at, ends_at, timing_status, status_reason, status_changed_at, seats, price_minor, currency, created_at, updated_at)
      select 'training', s.id, ${trainer}, s.name || ', ' || (${groups}::text[])[1 + p.no % 4] || ' ' || p.no,
        'Live lessons in a small group, with exercises between the meetings.', p.zone, p.starts_at, p.ends_at, x.status, case x.status when 5 then 'The trainer is not available' when 6 then 'No student enrolled by the start' else '' end,
        least(now(), p.starts_at), 24 + p.no % 3 * 4, 450000, 'INR', p.starts_at - interval '30 days', least(now(), p.starts_at)
      from p join s on s.place = p.no % s.places
      cross join lateral (select case when p.no % 20 = 19 then 5 when p.starts_at > now() then 2 when p.no % 20 = 18 then 6 when p.ends_at > now() then 3 else 4 end as status) x order by p.no returning id)
    select min(id) - 1 as id from made`.execute(db);
  return rows[0]!.id;
};

/** Meetings of the past were held, but for one of eleven; those of a cancelled or missed batch were not. */
const insertMeetings = (db: Kysely<DB>, before: number): Promise<unknown> =>
  sql`
    insert into meetings (batch_id, number, topic, local_date, local_start, duration_minutes, starts_at, ends_at, state, join_url, created_at, updated_at)
    select b.id, n + 1, case when n % 2 = 0 then 'Lesson ' || n / 2 + 1 else 'Exercises ' || n / 2 + 1 end, d.day, b.local_start, b.minutes, d.starts_at, d.starts_at + make_interval(mins => b.minutes),
      case when b.timing_status = 5 then 'cancelled' when b.timing_status = 6 then 'missed' when d.starts_at + make_interval(mins => b.minutes) > now() then 'scheduled' when n % 11 = 10 then 'missed' else 'ended' end,
      'https://meet.example.com/batch-' || b.id, b.created_at, b.created_at
    from (select id, time_zone, timing_status, created_at, (starts_at at time zone time_zone)::date as day, (starts_at at time zone time_zone)::time as local_start,
      60 + ((id - ${before}::bigint) % 2)::int * 30 as minutes from batches where id > ${before}) b
    cross join generate_series(0, ${meetings - 1}::int) n
    cross join lateral (select b.day + n * 7 / 2 as day, (b.day + n * 7 / 2 + b.local_start) at time zone b.time_zone as starts_at) d`.execute(
    db,
  );

/** Sixteen to 24 in each; one of a hundred students has 12 of 100 memberships. */
const insertMembers = async (db: Kysely<DB>, before: number, students: number): Promise<void> => {
  const first = await idBefore(db, 'students', 'student');
  const busy = Math.max(3, Math.floor(students / 100));
  await sql`
    insert into batch_members (batch_id, student_id, state, reserved_until, joined_at, created_at, updated_at)
    select b.id, ${first}::bigint + 1 + case when k < b.busy then (b.no * 13 + k) % ${busy}::bigint else ${busy}::bigint + (b.no * 17 + k) % ${students - busy}::bigint end, x.state,
      case x.state when 'reserved' then now() + interval '20 hours' end, case when x.state <> 'reserved' then b.made + interval '2 days' end, b.made, b.made
    from (select id, id - ${before}::bigint as no, timing_status, 2 + ((id - ${before}::bigint) % 5 < 2)::int as busy, starts_at - interval '30 days' as made from batches where id > ${before} and timing_status <> 6) b
    cross join lateral generate_series(0, 15 + (b.no % 9)::int) k
    cross join lateral (select case when b.timing_status = 4 then 'completed' when b.timing_status = 2 and k = 15 then 'reserved' else 'active' end as state) x`.execute(
    db,
  );
  await sql`update batches b set seats_taken = x.n from (select batch_id, count(*)::int n from batch_members where state in ('reserved', 'active', 'completed') group by 1) x where x.batch_id = b.id and b.id > ${before}`.execute(
    db,
  );
};

/** 82 of 100 were there, in every fourth batch. */
const insertAttendance = (db: Kysely<DB>, before: number): Promise<unknown> =>
  sql`
    insert into attendance (meeting_id, student_id, state, minutes, source, updated_at)
    select g.id, m.student_id, case when x.n < 74 then 'present' when x.n < 82 then 'late' when x.n < 95 then 'absent' else 'excused' end,
      case when x.n < 74 then g.duration_minutes when x.n < 82 then g.duration_minutes - 12 else 0 end, 'meeting', g.ends_at
    from meetings g join batch_members m on m.batch_id = g.batch_id and m.state in ('active', 'completed')
    cross join lateral (select (g.id * 7919 + m.student_id * 104729) % 100 as n) x where g.state = 'ended' and g.batch_id > ${before} and (g.batch_id - ${before}::bigint) % 4 = 0`.execute(
    db,
  );

/** Writes many batches with their meetings and members; answers the id before the first one. */
export const writeBatches = async (db: Kysely<DB>, many: Many): Promise<number> => {
  const before = await insertBatches(db, many);
  await insertMeetings(db, before);
  await insertMembers(db, before, many.students);
  // Without its figures the planner takes these tables for as small as the demo's.
  await sql`analyze batches, meetings, batch_members`.execute(db);
  await insertAttendance(db, before);
  return before;
};
