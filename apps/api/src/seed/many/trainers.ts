import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { experienceTitles, headlines, organisations, universities } from '../trainer-data';
import { aboutText } from '../trainer-people';
import { accountsOf, idBefore } from './people';

/** Of twenty trainers in a row the first fourteen are verified, so that batches find theirs by arithmetic. */
export const verifiedOf = { every: 20, first: 14 } as const;

/** The id of a verified one of so many trainers for the number `no`: numbers that are not further apart than there are of them have different ones. */
export const verifiedTrainer = async (
  db: Kysely<DB>,
  trainers: number,
  no: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> => {
  const verified = Math.floor(trainers / verifiedOf.every) * verifiedOf.first || 1;
  const place = sql`(${no}::bigint * 7919 % ${verified}::bigint)`;
  return sql`${await idBefore(db, 'trainers', 'trainer')}::bigint + 1 + ${place} / ${verifiedOf.first}::int * ${verifiedOf.every}::int + ${place} % ${verifiedOf.first}::int`;
};

const texts = sql`${Array.from({ length: 12 }, (_, at) => aboutText(at))}::text[]`;

/** Writes `count` agencies with their accounts: seven of ten are verified, one is being onboarded. */
export const writeAgencies = async (db: Kysely<DB>, count: number): Promise<void> => {
  await sql`
    with ${accountsOf({ role: 13, noun: 'agency', count, digit: '7' })}
    insert into agencies (user_id, name, registration_no, about, founded_year, team_size, address_line, onboarding_step, state, state_reason, submitted_at, verified_at, created_at, updated_at)
    select a.id, a.last_name || ' ' || (array['Academy', 'Tutors', 'Learning', 'Study Circle', 'Classes'])[1 + a.n % 5], case when s.state = 'onboarding' then '' else 'REG-' || lpad(a.n::text, 6, '0') end,
      case when s.state = 'onboarding' then '' else (${texts})[1 + a.n % 12] end, 1980 + a.n % 40, 2 + a.n % 60, 1 + a.n % 180 || ' Station Road', case when s.state = 'onboarding' then 2 + a.n % 3 else 5 end, s.state,
      case s.state when 'changes_asked' then 'The registration is hard to read' else '' end, case when s.state <> 'onboarding' then a.made end, case when s.state = 'verified' then a.made + interval '3 days' end, a.made, a.made
    from accounts a cross join lateral (select case when a.n % 10 < 7 then 'verified' when a.n % 10 = 7 then 'submitted' when a.n % 10 = 8 then 'onboarding' else 'changes_asked' end as state) s order by a.id`.execute(
    db,
  );
};

const insertTrainers = (db: Kysely<DB>, count: number, agencies: number, agenciesBefore: number): Promise<unknown> =>
  sql`
    with ${accountsOf({ role: 14, noun: 'trainer', count, digit: '6' })}
    insert into trainers (user_id, agency_id, headline, about, gender, experience_years, hourly_rate_minor, hourly_rate_currency, state, state_reason, submitted_at, verified_at, created_at, updated_at)
    select a.id, case when a.n % 4 = 1 then ${agenciesBefore}::bigint + 1 + (a.n * 7919) % ${agencies}::bigint end, (${headlines}::text[])[1 + a.n % ${headlines.length}::int], (${texts})[1 + a.n % 12],
      (array['female', 'male', 'unsaid'])[1 + a.n % 3], 1 + a.n % 24, 50000 + a.n % 50 * 1000, 'INR', s.state, case s.state when 'changes_asked' then 'Please name the school of your last degree' when 'suspended' then 'Missed four lessons' else '' end,
      case when s.state <> 'draft' then a.made end, case when s.state in ('verified', 'suspended') then a.made + interval '3 days' end, a.made, a.made
    from accounts a cross join lateral (select (a.n - 1) % ${verifiedOf.every}::int as at) p
    cross join lateral (select case when p.at < ${verifiedOf.first}::int then 'verified' when p.at < 17 then 'submitted' when p.at = 17 then 'changes_asked' when p.at = 18 then 'draft' else 'suspended' end as state) s order by a.id`.execute(
    db,
  );

/** What they teach, where they taught and learned: two skills, one place and one degree each. */
const insertParts = async (db: Kysely<DB>, from: number): Promise<void> => {
  const skills = sql`(select id, category_id, row_number() over (order by id) - 1 as place, count(*) over () as places from skills where status = 'active' and deleted_at is null)`;
  await sql`
    insert into person_skills (trainer_id, skill_id, category_id, level, years, sort_order)
    select t.id, k.id, k.category_id, (array['intermediate', 'advanced', 'expert'])[1 + t.id % 3], 1 + t.id % 12, s from trainers t cross join generate_series(0, 1) s
    join ${skills} k on k.place = (t.id * 2 + s) % k.places where t.id > ${from}`.execute(db);
  await sql`
    insert into experiences (trainer_id, title, organisation, started_on, description)
    select id, (${experienceTitles}::text[])[1 + id % ${experienceTitles.length}::int], (${organisations}::text[])[1 + id % ${organisations.length}::int],
      make_date(2005 + (id % 15)::int, 1 + (id % 12)::int, 1), 'Lessons, tests and talks with parents.' from trainers where id > ${from}`.execute(
    db,
  );
  await sql`
    insert into educations (trainer_id, degree, field, school, start_year, end_year)
    select id, 'BSc', 'Mathematics', (${universities}::text[])[1 + id % ${universities.length}::int], 1995 + id % 20, 1998 + id % 20 from trainers where id > ${from}`.execute(
    db,
  );
};

/** Two trial lessons of two thirds of the verified, which students gave three to five stars. */
const insertDemoLessons = (db: Kysely<DB>, from: number, students: number, studentsBefore: number): Promise<unknown> =>
  sql`
    insert into demos (student_id, trainer_id, skill_id, time_zone, starts_at, state, outcome, student_rating, trainer_feedback, created_at)
    select ${studentsBefore}::bigint + 1 + (t.id * 31 + k) % ${students}::bigint, t.id, p.skill_id, 'Asia/Kolkata', d.starts_at, 'done', (array['converted', 'thinking', 'not_interested'])[1 + (t.id + k) % 3],
      5 - (t.id * 7 + k) % 3, 'Quick to learn, needs more practice with word problems.', d.starts_at - interval '5 days'
    from trainers t cross join generate_series(0, 1) k join person_skills p on p.trainer_id = t.id and p.sort_order = k
    cross join lateral (select date_trunc('day', now()) - make_interval(days => 10 + (t.id % 200)::int + k, hours => 4 + (t.id % 9)::int) as starts_at) d
    where t.id > ${from} and t.state = 'verified' and t.id % 3 > 0`.execute(db);

/** The state of each part, which triggers keep otherwise. Nobody of the many has uploaded a file. */
const insertChecks = async (db: Kysely<DB>, from: number, agenciesFrom: number): Promise<void> => {
  const decided = sql`case when p.is_filled then case when o.state in ('verified', 'suspended') then 'approved' when o.state = 'changes_asked' and p.part in ('education', 'experience') then 'changes_asked' else 'pending' end else 'empty' end`;
  const checks = (owner: string, table: string, parts: string, after: number) => sql`
    insert into verifications (${sql.id(owner)}, part, state, reason, decided_at, created_at, updated_at)
    select o.id, p.part, ${decided}, case when ${decided} = 'changes_asked' then 'Please name the school of your last degree' else '' end, case when ${decided} = 'approved' then o.verified_at end, o.created_at, o.updated_at
    from ${sql.table(table)} o cross join lateral (values ${sql.raw(parts)}) p (part, is_filled) where o.id > ${after}`;
  await checks(
    'trainer_id',
    'trainers',
    "('personal_info', true), ('skills', true), ('experience', true), ('resume', false), ('certification', false), ('education', true), ('demo', o.state = 'verified' and o.id % 3 > 0)",
    from,
  ).execute(db);
  await checks(
    'agency_id',
    'agencies',
    "('personal_info', true), ('skills', false), ('experience', false), ('documents', false)",
    agenciesFrom,
  ).execute(db);
};

/** Writes `count` trainers with their accounts, parts and demo lessons, a quarter of them in agencies; counters are set afterwards, at once. */
export const writeTrainers = async (
  db: Kysely<DB>,
  { count, agencies, students }: { readonly count: number; readonly agencies: number; readonly students: number },
): Promise<void> => {
  const agenciesBefore = await idBefore(db, 'agencies', 'agency');
  await insertTrainers(db, count, agencies, agenciesBefore);
  const from = await idBefore(db, 'trainers', 'trainer');
  await insertParts(db, from);
  await insertDemoLessons(db, from, students, await idBefore(db, 'students', 'student'));
  await insertChecks(db, from, agenciesBefore);
  await sql`update agencies a set trainers_count = x.n from (select agency_id, count(*)::int n from trainers where agency_id is not null and deleted_at is null group by 1) x where x.agency_id = a.id`.execute(
    db,
  );
  await sql`update trainers t set rating_sum = x.stars, rating_count = x.n from (select trainer_id, sum(student_rating)::int stars, count(*)::int n from demos where student_rating is not null and trainer_id > ${from} group by 1) x where x.trainer_id = t.id`.execute(
    db,
  );
};
