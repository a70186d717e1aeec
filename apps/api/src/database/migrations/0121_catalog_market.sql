-- Upcoming courses with the interest of students, one-to-one offers with weekly slots, jobs with proposals.
create table upcoming_courses (
  id bigint generated always as identity primary key,
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 5 and 150),
  slug citext not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug::text) <= 160),
  category_id bigint not null references categories, trainer_id bigint references trainers, language_id bigint references languages,
  expected_on date, description_html text not null default '', image_file_id bigint references files,
  status text not null default 'draft' check (status in ('draft','announced','postponed','converted','cancelled')), status_reason text not null default '',
  course_id bigint unique references courses,
  interest int not null default 0,                     -- kept by trigger
  search_text text generated always as (search_norm(title || ' ' || slug::text)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check ((status = 'converted') = (course_id is not null)), check (status <> 'announced' or expected_on is not null));
create unique index upcoming_courses_slug on upcoming_courses (slug) where deleted_at is null;
create index upcoming_courses_list on upcoming_courses ((coalesce(expected_on, date '9999-12-31')::timestamp at time zone 'UTC'), id) include (category_id, trainer_id, status, interest) where deleted_at is null;
create index upcoming_courses_titles on upcoming_courses (title, id) include (category_id, trainer_id, status, interest) where deleted_at is null;
create index upcoming_courses_interest on upcoming_courses (interest, id) include (category_id, trainer_id, status) where deleted_at is null;
create index upcoming_courses_updated on upcoming_courses (updated_at, id) include (category_id, trainer_id, status, interest) where deleted_at is null;
create index upcoming_courses_status on upcoming_courses (status, updated_at desc, id desc) where deleted_at is null;
create index upcoming_courses_deleted on upcoming_courses (deleted_at) where deleted_at is not null;
create index upcoming_courses_search on upcoming_courses using gin (search_text gin_trgm_ops);
create index upcoming_courses_category on upcoming_courses (category_id);
create index upcoming_courses_trainer on upcoming_courses (trainer_id) where trainer_id is not null;
create index upcoming_courses_image on upcoming_courses (image_file_id) where image_file_id is not null;
create table upcoming_course_interests (
  upcoming_course_id bigint not null references upcoming_courses on delete cascade, student_id bigint not null references students on delete cascade,
  at timestamptz not null default now(), notified_at timestamptz, primary key (upcoming_course_id, student_id));
create index upcoming_course_interests_student on upcoming_course_interests (student_id);
create function count_interest() returns trigger language plpgsql as $$
begin
  update upcoming_courses set interest = interest + case tg_op when 'INSERT' then 1 else -1 end where id = coalesce(new.upcoming_course_id, old.upcoming_course_id);
  return null;
end $$;
create trigger upcoming_course_interests_count after insert or delete on upcoming_course_interests for each row execute function count_interest();

create table one_to_one_offers (
  id bigint generated always as identity primary key,
  trainer_id bigint not null references trainers, category_id bigint not null references categories, skill_id bigint not null references skills,
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 5 and 150), description_html text not null default '',
  language_id bigint not null references languages, session_minutes smallint not null default 60 check (session_minutes in (30,45,60,90,120)),
  rate_minor bigint not null check (rate_minor > 0), rate_units numeric not null, currency char(3) not null default 'INR' references currencies, -- per session; in units, for filters over all currencies
  trial_minutes smallint not null default 0 check (trial_minutes in (0,15,30)), time_zone text not null references time_zones,
  status text not null default 'draft' check (status in ('draft','active','paused','blocked')), status_reason text not null default '',
  search_text text generated always as (search_norm(title)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check (status <> 'blocked' or status_reason <> ''));
create unique index one_to_one_offers_skill on one_to_one_offers (trainer_id, skill_id, language_id) where deleted_at is null;
create index one_to_one_offers_titles on one_to_one_offers (title, id) include (trainer_id, skill_id, category_id, status, rate_units) where deleted_at is null;
create index one_to_one_offers_updated on one_to_one_offers (updated_at, id) include (trainer_id, skill_id, category_id, status, rate_units) where deleted_at is null;
create index one_to_one_offers_rate on one_to_one_offers (rate_units, id) include (trainer_id, skill_id, category_id, status) where deleted_at is null;
create index one_to_one_offers_skill_list on one_to_one_offers (skill_id, status, id) where deleted_at is null;
create index one_to_one_offers_category on one_to_one_offers (category_id);
create index one_to_one_offers_status on one_to_one_offers (status, updated_at desc, id desc) where deleted_at is null;
create index one_to_one_offers_trainer on one_to_one_offers (trainer_id, updated_at desc, id desc) where deleted_at is null;
create index one_to_one_offers_deleted on one_to_one_offers (deleted_at) where deleted_at is not null;
create index one_to_one_offers_search on one_to_one_offers using gin (search_text gin_trgm_ops);
create table one_to_one_slots (                        -- weekly, in the offer's zone; 1 = Monday
  id bigint generated always as identity primary key, offer_id bigint not null references one_to_one_offers on delete cascade,
  weekday smallint not null check (weekday between 1 and 7), starts_at time not null, ends_at time not null check (ends_at > starts_at),
  unique (offer_id, weekday, starts_at));

create table job_posts (
  id bigint generated always as identity primary key,
  student_id bigint references students, institute_id bigint references institutes check (num_nonnulls(student_id, institute_id) = 1),
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 5 and 150), description_html text not null default '',
  category_id bigint not null references categories, skill_id bigint not null references skills, language_id bigint references languages,
  mode text not null default 'online' check (mode in ('online','in_person','either')), city text not null default '' check (length(city) <= 80),
  budget_kind text not null check (budget_kind in ('hourly','fixed')), currency char(3) not null references currencies,
  budget_min_minor bigint not null check (budget_min_minor >= 0), budget_max_minor bigint not null check (budget_max_minor >= budget_min_minor),
  budget_units numeric not null,                       -- the most, in units, for filters over all currencies
  status text not null default 'open' check (status in ('open','paused','awarded','closed','expired','removed')), status_reason text not null default '',
  expires_at timestamptz not null,
  proposals int not null default 0,                    -- those that are not withdrawn; kept by trigger
  search_text text generated always as (search_norm(title)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index job_posts_created on job_posts (created_at desc, id desc) include (status, skill_id, category_id, budget_units, expires_at, proposals) where deleted_at is null;
create index job_posts_titles on job_posts (title, id) include (status, skill_id, category_id, budget_units, expires_at, proposals) where deleted_at is null;
create index job_posts_expires on job_posts (expires_at, id) include (status, skill_id, category_id, budget_units, proposals) where deleted_at is null;
create index job_posts_proposals on job_posts (proposals, id) include (status, skill_id, category_id, budget_units, expires_at) where deleted_at is null;
create index job_posts_budget on job_posts (budget_units, id) include (status, skill_id, category_id, expires_at, proposals) where deleted_at is null;
create index job_posts_status on job_posts (status, created_at desc, id desc) where deleted_at is null;
create index job_posts_due on job_posts (expires_at) where status = 'open' and deleted_at is null;
create index job_posts_skill on job_posts (skill_id);
create index job_posts_category on job_posts (category_id);
create index job_posts_student on job_posts (student_id) where student_id is not null;
create index job_posts_institute on job_posts (institute_id) where institute_id is not null;
create index job_posts_deleted on job_posts (deleted_at) where deleted_at is not null;
create index job_posts_search on job_posts using gin (search_text gin_trgm_ops);
create table proposals (
  id bigint generated always as identity primary key,
  job_post_id bigint not null references job_posts, trainer_id bigint not null references trainers,
  cover_text text not null check (length(cover_text) between 20 and 4000), amount_minor bigint not null check (amount_minor > 0), currency char(3) not null references currencies,
  status text not null default 'submitted' check (status in ('submitted','shortlisted','accepted','rejected','withdrawn')), status_reason text not null default '',
  status_before text check (status_before in ('submitted','shortlisted')), -- of one that was rejected because another was accepted
  decided_by bigint references users, decided_at timestamptz, batch_id bigint references batches, -- the batch made from an accepted proposal
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create unique index proposals_accepted on proposals (job_post_id) where status = 'accepted'; -- H4
create unique index proposals_trainer on proposals (job_post_id, trainer_id) where status <> 'withdrawn';
create index proposals_list on proposals (job_post_id, created_at, id);
create index proposals_by_trainer on proposals (trainer_id, created_at desc, id desc);
create index proposals_newest on proposals (created_at desc, id desc);
create index proposals_batch on proposals (batch_id) where batch_id is not null;
create function count_proposals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status = 'withdrawn') = (new.status = 'withdrawn') then return null; end if;
  update job_posts set proposals = (select count(*) from proposals where job_post_id = coalesce(new.job_post_id, old.job_post_id) and status <> 'withdrawn')
    where id = coalesce(new.job_post_id, old.job_post_id);
  return null;
end $$;
create trigger proposals_count after insert or update of status or delete on proposals for each row execute function count_proposals();
insert into job_schedules (name, kind, every) values ('job.expire', 'clock', '1 minute');

create or replace function house() returns trigger language plpgsql as $$ -- as before, with the two counters
declare quiet text[] := '{updated_at,search_text,full_name,seats_taken,students_count,trainers_count,rating_sum,rating_count,curriculum_done,last_login_at,preferences,audience_no,rating,helpful,not_helpful,tags_text,intro_video_id,question_count,total_marks,first_attempt_at,interest,proposals}';
begin                                                  -- counters and generated columns alone don't make an open form stale
  if (to_jsonb(new) - quiet) is distinct from (to_jsonb(old) - quiet) then new.updated_at := now(); new.version := old.version + 1; end if;
  return new;
end $$;
select attach_house();
