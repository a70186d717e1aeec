import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../database/schema.generated';

/** Hours of a day as often as views begin in them: most in the evening. */
const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 20, 21, 21, 22];
const devices = [...Array<string>(11).fill('mobile'), ...Array<string>(7).fill('desktop'), 'tablet', 'tablet'];
/** Trainers who have views. */
const trainerCount = 40;
/** Seconds of a video without a known duration. */
const usualSeconds = 300;

/** Numbers from 0 to 1, evenly spread over all `n` and the same each time. */
const spread = (factor: number, modulus: number): RawBuilder<unknown> =>
  sql`(n * ${sql.lit(factor)}::bigint % ${sql.lit(modulus)})::float8 / ${sql.lit(modulus)}`;

/** Videos of each trainer in lessons and introductions. Trainers without courses have videos without one. */
const drawStock = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    create temp table view_stock on commit drop as
    with ranked as (
      select t.id, row_number() over (order by exists (select from courses c where c.trainer_id = t.id and c.intro_video_id is not null) desc, t.id) - 1 as rank
      from trainers t where t.deleted_at is null order by rank limit ${sql.lit(trainerCount)}),
    shown as (
      select r.rank, r.id as trainer_id, l.video_id, l.course_id, l.id as lesson_id from ranked r join courses c on c.trainer_id = r.id join lessons l on l.course_id = c.id where l.kind = 'video' and l.video_id is not null
      union all select r.rank, r.id, c.intro_video_id, c.id, null from ranked r join courses c on c.trainer_id = r.id where c.intro_video_id is not null
      union all select r.rank, r.id, v.id, null, null from ranked r cross join lateral (select id from videos where state = 'ready' order by id offset r.rank % 8 limit 3) v
        where not exists (select from courses c where c.trainer_id = r.id and c.intro_video_id is not null))
    select s.*, coalesce(nullif(v.duration_seconds, 0), ${sql.lit(usualSeconds)}) as duration, row_number() over (partition by s.rank order by s.video_id, s.course_id) - 1 as place
    from shown s join videos v on v.id = s.video_id`.execute(db);
  await sql`
    create temp table view_people on commit drop as
    select user_id, row_number() over (order by id) - 1 as place from students where deleted_at is null`.execute(db);
  await sql`analyze view_stock, view_people`.execute(db);
};

/** The number of views, and the number of days up to today in which they are. */
export interface Views {
  readonly count: number;
  readonly days: number;
}

/**
 * Writes views of students: popular trainers have most of them, by a power law. Sundays and evenings have more. Two of
 * five reach the end, the others stop anywhere before it. Needs a transaction.
 */
export const writeViews = async (db: Kysely<DB>, { count, days }: Views): Promise<void> => {
  await drawStock(db);
  await sql`
    with calendar as (
      select array_agg(d::date) as days from generate_series(report_day(now()) - ${days - 1}::int, report_day(now()), interval '1 day') d
      cross join lateral generate_series(1, case extract(isodow from d) when 7 then 9 when 6 then 7 else 5 end)),
    ranks as (select rank, count(*) as videos from view_stock group by rank),
    drawn as (
      select n, n * 7919 % (select count(*) from view_people) as person, floor((select count(*) from ranks) * power(${spread(7919, 100_003)}, 3))::bigint as rank,
        (select days from calendar)[1 + floor(${spread(104_729, 99_991)} * cardinality((select days from calendar)))::int] as day,
        make_time((${hours}::int[])[1 + (n * 37 % ${hours.length}::int)::int], (n * 41 % 60)::int, (n * 43 % 60)) as local,
        ${spread(15_485_863, 99_989)} as part, 0.7 + 0.4 * ${spread(32_452_843, 99_971)} as pace, (${devices}::text[])[1 + (n * 53 % ${devices.length}::int)::int] as device
      from generate_series(1, ${count}::bigint) n),
    begun as (
      select d.*, d.n * 59 % r.videos as place, d.day - case when timezone((select business_zone()), d.day + d.local) > now() - interval '10 minutes' then 7 else 0 end as on_day
      from drawn d join ranks r on r.rank = d.rank),
    watched as (
      select b.*, s.trainer_id, s.video_id, s.course_id, s.lesson_id, s.duration, p.user_id,
        ceil(s.duration * case when b.part < 0.4 then 1 else greatest(0.02, power((b.part - 0.4) / 0.6, 1.5)) end)::int as furthest
      from begun b join view_stock s on s.rank = b.rank and s.place = b.place join view_people p on p.place = b.person)
    insert into video_views (view_key, video_id, course_id, lesson_id, trainer_id, user_id, day, started_at, seconds, furthest_seconds, completed, tenth, device)
    select gen_random_uuid(), w.video_id, w.course_id, w.lesson_id, w.trainer_id, w.user_id, w.on_day, timezone((select business_zone()), w.on_day + w.local), x.seconds, w.furthest,
      w.furthest >= w.duration * 0.9 and x.seconds * 2 >= w.duration * 0.9, least(10, w.furthest * 10 / w.duration + 1), w.device
    from watched w cross join lateral (select greatest(3, (w.furthest * w.pace)::int) as seconds) x`.execute(db);
  await sql`drop table view_stock, view_people`.execute(db);
};

/** Marks all days with views: for rows that were written without their triggers. */
export const markViews = async (db: Kysely<DB>): Promise<void> => {
  await sql`insert into report_dirty (report, day) select 'videos', day from video_views group by day`.execute(db);
};

/** The views of the demo: 30,000 in 90 days. */
export const seedViews = (db: Kysely<DB>): Promise<void> => writeViews(db, { count: 30_000, days: 90 });
