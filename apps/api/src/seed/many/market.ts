import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { idBefore } from './people';
import { verifiedTrainer } from './trainers';

/** How many of each there are, and whom they refer to. */
export interface ManyOffers {
  readonly upcoming: number;
  readonly jobs: number;
  readonly offers: number;
  readonly students: number;
  readonly trainers: number;
}

/** Active skills with an active category by their place; a row joins the one of its number. */
const skills = sql`(select s.id, s.name, s.category_id, row_number() over (order by s.id) - 1 as place, count(*) over () as places
  from skills s join categories c on c.id = s.category_id where s.status = 'active' and s.deleted_at is null and c.status = 'active' and c.deleted_at is null)`;
const english = sql`(select id from languages where code = 'en')`;

/** Six of ten are announced; each has the interest of up to nine students. */
const writeUpcoming = async (db: Kysely<DB>, { upcoming, students, trainers }: ManyOffers): Promise<void> => {
  const first = await idBefore(db, 'students', 'student');
  const { rows } = await sql<{ before: number }>`
    with made as (
      insert into upcoming_courses (title, slug, category_id, trainer_id, language_id, expected_on, description_html, status, status_reason, created_at, updated_at)
      select s.name || ', a course to come ' || no, 'course-to-come-' || no, s.category_id, ${await verifiedTrainer(db, trainers, sql`no`)}, ${english},
        case when x.status <> 'draft' then current_date + 10 + no % 200 end, '<p>What it will be about.</p>', x.status, case x.status when 'cancelled' then 'Too few students' else '' end,
        now() - make_interval(days => 1 + no % 300), now() - make_interval(mins => no * 37 % 200000)
      from generate_series(1, ${upcoming}::int) no join ${skills} s on s.place = no % s.places
      cross join lateral (select (array['announced','announced','announced','announced','announced','announced','draft','draft','postponed','cancelled'])[1 + no % 10] as status) x order by no returning id)
    select min(id) - 1 as before from made`.execute(db);
  const before = rows[0]!.before;
  await sql`
    insert into upcoming_course_interests (upcoming_course_id, student_id, at)
    select u.id, ${first}::bigint + 1 + (u.id * 11 + k) % ${students}::bigint, now() - make_interval(days => k) from upcoming_courses u
    cross join lateral generate_series(1, (u.id % 10)::int) k where u.id > ${before} and u.status <> 'draft'`.execute(
    db,
  );
  await sql`update upcoming_courses u set interest = x.n from (select upcoming_course_id, count(*)::int as n from upcoming_course_interests group by 1) x where x.upcoming_course_id = u.id and u.id > ${before}`.execute(
    db,
  );
};

/** Jobs of students with two to five proposals; one of ten is awarded, two are over. */
const writeJobs = async (db: Kysely<DB>, { jobs, students, trainers }: ManyOffers): Promise<void> => {
  const first = await idBefore(db, 'students', 'student');
  const { rows } = await sql<{ before: number }>`
    with made as (
      insert into job_posts (student_id, title, description_html, category_id, skill_id, language_id, budget_kind, currency, budget_min_minor, budget_max_minor, budget_units, status, status_reason, expires_at, created_at, updated_at)
      select ${first}::bigint + 1 + (no * 13) % ${students}::bigint, 'Lessons wanted: ' || s.name || ' ' || no, '<p>Two hours a week.</p>', s.category_id, s.id, ${english}, case when no % 3 = 0 then 'fixed' else 'hourly' end, 'INR',
        b.least, b.least * 2, b.least * 2 / 100, x.status, case x.status when 'closed' then 'A teacher was found elsewhere' else '' end,
        case x.status when 'expired' then now() - interval '3 days' else now() + make_interval(days => 2 + no % 60) end, now() - make_interval(mins => no * 7919 % 80000), now() - make_interval(mins => no * 37 % 40000)
      from generate_series(1, ${jobs}::int) no join ${skills} s on s.place = no % s.places cross join lateral (select 40000::bigint + no % 30 * 5000 as least) b
      cross join lateral (select (array['open','open','open','open','open','open','paused','awarded','expired','closed'])[1 + no % 10] as status) x order by no returning id)
    select min(id) - 1 as before from made`.execute(db);
  const before = rows[0]!.before;
  await sql`
    insert into proposals (job_post_id, trainer_id, cover_text, amount_minor, currency, status, status_reason, status_before, decided_at, created_at, updated_at)
    select j.id, ${await verifiedTrainer(db, trainers, sql`(j.id + k)`)}, 'I have taught this for years, most of it online.', j.budget_min_minor + k * 1000, 'INR', x.status, case x.status when 'rejected' then 'Another proposal was accepted' else '' end,
      case x.status when 'rejected' then 'submitted' end, case when x.status <> 'submitted' then now() end, j.created_at, j.created_at
    from job_posts j cross join lateral generate_series(1, 2 + (j.id % 4)::int) k
    cross join lateral (select case when j.status <> 'awarded' then 'submitted' when k = 1 then 'accepted' else 'rejected' end as status) x where j.id > ${before}`.execute(
    db,
  );
  await sql`update job_posts j set proposals = x.n from (select job_post_id, count(*)::int as n from proposals group by 1) x where x.job_post_id = j.id and j.id > ${before}`.execute(
    db,
  );
};

/** One offer of a verified trainer each, so that no two share a minute, with three to six weekly slots. */
const writeOffers = async (db: Kysely<DB>, { offers, trainers }: ManyOffers): Promise<void> => {
  const { rows } = await sql<{ before: number }>`
    with made as (
      insert into one_to_one_offers (trainer_id, category_id, skill_id, title, language_id, session_minutes, rate_minor, rate_units, time_zone, status, status_reason, created_at, updated_at)
      select ${await verifiedTrainer(db, trainers, sql`no`)}, s.category_id, s.id, s.name || ', one to one ' || no, ${english}, (array[30,45,60,90])[1 + no % 4], r.rate, r.rate / 100,
        'Asia/Kolkata', x.status, case x.status when 'paused' then 'On a journey' else '' end, now() - make_interval(mins => no * 41 % 400000), now() - make_interval(mins => no * 37 % 200000)
      from generate_series(1, ${offers}::int) no join ${skills} s on s.place = no % s.places cross join lateral (select 50000::bigint + no % 40 * 2500 as rate) r
      cross join lateral (select (array['active','active','active','active','active','active','active','draft','paused','active'])[1 + no % 10] as status) x order by no returning id)
    select min(id) - 1 as before from made`.execute(db);
  await sql`
    insert into one_to_one_slots (offer_id, weekday, starts_at, ends_at)
    select o.id, day, make_time(8 + (o.id % 10)::int, 0, 0), make_time(9 + (o.id % 10)::int, 0, 0) from one_to_one_offers o
    cross join lateral generate_series(1, 3 + (o.id % 4)::int) day where o.id > ${rows[0]!.before}`.execute(db);
};

/** An ad for every fourth batch after `before`, of the batch's trainer; what is over is closed. */
const writeAds = async (db: Kysely<DB>, before: number): Promise<void> => {
  await sql`
    with b as (select b.*, (b.starts_at at time zone b.time_zone)::date as first_day, (b.ends_at at time zone b.time_zone)::date as last_day from batches b where b.id > ${before} and (b.id - ${before}::bigint) % 4 = 1),
    made as (
      insert into training_ads (trainer_id, title, slug, skill_id, language_id, short_description, price_minor, starts_on, ends_on, status, published_at, created_at, updated_at)
      select b.trainer_id, b.title || ', live', 'live-of-many-' || b.id, b.skill_id, ${english}, 'Live lessons in a small group.', 150000 + b.id % 5 * 25000, b.first_day, b.last_day,
        case when b.timing_status in (2, 3) then 'published' else 'closed' end, b.created_at, b.created_at, b.created_at from b order by b.id returning id, slug)
    insert into training_ad_batches (batch_id, training_ad_id) select substring(slug::text from 14)::bigint, id from made`.execute(
    db,
  );
};

/** Writes many courses to come, jobs, one-to-one offers and training ads with what belongs to each. */
export const writeMarket = async (db: Kysely<DB>, many: ManyOffers, batchesBefore: number): Promise<void> => {
  await writeUpcoming(db, many);
  await writeJobs(db, many);
  await writeOffers(db, many);
  await writeAds(db, batchesBefore);
};
