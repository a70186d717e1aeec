-- batches: students who learn together with a trainer; their meetings, tasks, files and what happened
create table demos (                                    -- a trial lesson
  id bigint generated always as identity primary key,
  student_id bigint not null references students, trainer_id bigint references trainers, skill_id bigint not null references skills,
  time_zone text not null references time_zones, starts_at timestamptz, duration_minutes int not null default 30 check (duration_minutes between 10 and 180),
  state text not null default 'requested' check (state in ('requested','scheduled','done','no_show','cancelled')),
  outcome text check (outcome in ('converted','thinking','not_interested')), state_reason text not null default '',
  join_url text not null default '', student_rating smallint check (student_rating between 1 and 5), student_feedback text not null default '', trainer_feedback text not null default '',
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check (state in ('requested','cancelled') or (starts_at is not null and trainer_id is not null)), check (outcome is null or state = 'done'));
create index demos_student on demos (student_id, starts_at desc, id desc) where deleted_at is null;
create index demos_trainer on demos (trainer_id, starts_at desc, id desc) where deleted_at is null;
create index demos_list on demos (state, starts_at desc, id desc) where deleted_at is null;
create index demos_skill on demos (skill_id);

create table batches (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('training','custom')),
  skill_id bigint references skills,
  trainer_id bigint not null references trainers, agency_id bigint references agencies, institute_id bigint references institutes,
  title text collate "und-x-icu" not null check (title = ltrim(title) and length(title) between 3 and 160), description text not null default '',
  time_zone text not null references time_zones,
  starts_at timestamptz not null, ends_at timestamptz not null,                         -- of the first and last meeting
  timing_status smallint not null default 2 check (timing_status in (2,3,4,5,6)),       -- 2 Upcoming 3 Ongoing 4 Completed 5 Cancelled 6 Missed
  status_reason text not null default '', status_changed_at timestamptz not null default now(),
  seats int not null check (seats between 1 and 5000), seats_taken int not null default 0 check (seats_taken between 0 and seats), -- reserved, active and completed members
  booking_closes_at timestamptz, waitlist_open boolean not null default true,
  price_minor bigint check (price_minor >= 0), currency char(3) references currencies, curriculum_done numeric(5,2) not null default 0,
  search_text text generated always as (search_norm(title)) stored,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check (ends_at > starts_at), check ((price_minor is null) = (currency is null)));
create index batches_start on batches (starts_at, id) where deleted_at is null;
create index batches_title on batches (title, id) where deleted_at is null;
create index batches_changed on batches (updated_at, id);
create index batches_status on batches (timing_status, starts_at, id) where deleted_at is null;
create index batches_trainer on batches (trainer_id, starts_at, id) where deleted_at is null;
create index batches_skill on batches (skill_id) where skill_id is not null;
create index batches_clock_start on batches (starts_at) where timing_status = 2 and deleted_at is null;
create index batches_clock_end on batches (ends_at) where timing_status = 3 and deleted_at is null;
create index batches_deleted on batches (deleted_at) where deleted_at is not null;
create index batches_search on batches using gin (search_text gin_trgm_ops);
create table batch_members (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches, student_id bigint not null references students,
  state text not null check (state in ('waitlisted','reserved','active','completed','left','removed','expired')),
  reserved_until timestamptz check ((state = 'reserved') = (reserved_until is not null)),
  source text not null default 'admin' check (source in ('admin','payment','paylink','import','merge')),
  waitlisted_at timestamptz, joined_at timestamptz, left_at timestamptz, left_reason text not null default '',
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create unique index batch_members_one on batch_members (batch_id, student_id) where state in ('waitlisted','reserved','active','completed');
create index batch_members_list on batch_members (batch_id, state, created_at, id);
create index batch_members_student on batch_members (student_id, created_at desc, id desc);
create index batch_members_holds on batch_members (reserved_until) where state = 'reserved';
create table batch_rules (                              -- the weekly pattern that meetings are made from
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches on delete cascade, weekday smallint not null check (weekday between 1 and 7), -- ISO, 1 = Monday
  local_start time not null, duration_minutes int not null check (duration_minutes between 15 and 480), unique (batch_id, weekday, local_start));
create table meetings (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches, number int not null check (number > 0), topic text not null default '' check (length(topic) <= 200),
  local_date date not null, local_start time not null,  -- what people agreed on, in the batch's zone; instants are derived from it
  duration_minutes int not null check (duration_minutes between 15 and 480),
  starts_at timestamptz not null, ends_at timestamptz not null check (ends_at = starts_at + make_interval(mins => duration_minutes)),
  state text not null default 'scheduled' check (state in ('scheduled','live','ended','missed','cancelled')), state_reason text not null default '',
  host_user_id bigint references users, join_url text not null default '' check (join_url = '' or join_url ~ '^https://'), started_at timestamptz, ended_at timestamptz,
  recording_file_id bigint references files, recording_url text not null default '', notes text not null default '',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index meetings_number on meetings (batch_id, number) where deleted_at is null;
create unique index meetings_slot on meetings (batch_id, starts_at) where deleted_at is null and state <> 'cancelled';
create index meetings_batch on meetings (batch_id, starts_at, id) where deleted_at is null;
create index meetings_clock on meetings (starts_at, id) where state in ('scheduled','live') and deleted_at is null;
create table attendance (
  meeting_id bigint not null references meetings, student_id bigint not null references students,
  state text not null check (state in ('present','late','absent','excused')), first_joined_at timestamptz, minutes int not null default 0 check (minutes >= 0),
  source text not null default 'meeting' check (source in ('meeting','hand')), marked_by bigint references users, updated_at timestamptz not null default now(),
  primary key (meeting_id, student_id));
create index attendance_student on attendance (student_id, meeting_id);
create table batch_items (                              -- the batch's own copy of a curriculum
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches, parent_id bigint references batch_items, kind text not null check (kind in ('section','lesson')),
  title text not null check (length(title) between 1 and 200), position int not null,
  meeting_id bigint references meetings, state text not null default 'planned' check (state in ('planned','running','done','skipped')), done_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check ((kind = 'section') = (parent_id is null)));
create index batch_items_order on batch_items (batch_id, parent_id, position, id) where deleted_at is null;
create index batch_items_meeting on batch_items (meeting_id) where meeting_id is not null;
create table item_progress (
  item_id bigint not null references batch_items, student_id bigint not null references students,
  percent smallint not null default 0 check (percent between 0 and 100), seconds int not null default 0, completed_at timestamptz check ((completed_at is not null) = (percent = 100)),
  updated_at timestamptz not null default now(), primary key (item_id, student_id));
create index item_progress_student on item_progress (student_id, item_id);
create table tasks (                                    -- quizzes and assignments of a batch
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches, kind text not null check (kind in ('quiz','assignment')), item_id bigint references batch_items,
  title text not null check (length(title) between 3 and 160), instructions text not null default '',
  opens_at timestamptz, due_at timestamptz, accept_late_minutes int not null default 0 check (accept_late_minutes >= 0), late_penalty_percent smallint not null default 0 check (late_penalty_percent between 0 and 100),
  duration_minutes int check (duration_minutes between 1 and 600), attempts smallint not null default 1 check (attempts between 1 and 20),
  max_marks numeric(7,2) not null default 0 check (max_marks >= 0), pass_marks numeric(7,2) not null default 0 check (pass_marks between 0 and max_marks),
  shuffle boolean not null default false, show_answers text not null default 'after_close' check (show_answers in ('never','after_submit','after_close')),
  state text not null default 'draft' check (state in ('draft','published','closed','graded')), created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check (due_at > opens_at));
create index tasks_batch on tasks (batch_id, kind, due_at desc, id desc) where deleted_at is null;
create index tasks_clock on tasks (due_at) where state = 'published' and deleted_at is null;
create index tasks_item on tasks (item_id) where item_id is not null;
create table questions (
  id bigint generated always as identity primary key,
  task_id bigint not null references tasks on delete cascade, position int not null, kind text not null check (kind in ('single','multiple','text','number')),
  body text not null, options jsonb not null default '[]', answer jsonb, tolerance numeric, -- options [{"key":"a","text":"…"}]; answer ["a"], 4.2, or null = by hand
  marks numeric(6,2) not null check (marks > 0), negative_marks numeric(6,2) not null default 0 check (negative_marks between 0 and marks), explanation text not null default '',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (task_id, position) deferrable initially deferred);
create table submissions (
  id bigint generated always as identity primary key,
  task_id bigint not null references tasks, student_id bigint not null references students, attempt smallint not null check (attempt >= 1),
  state text not null default 'started' check (state in ('started','submitted','returned','graded')),
  started_at timestamptz not null default now(), closes_at timestamptz, submitted_at timestamptz, late_minutes int not null default 0,
  answers jsonb not null default '{}', question_marks jsonb not null default '{}', body text not null default '', -- by question id; files through file_uses
  auto_marks numeric(7,2), marks numeric(7,2) check (marks >= 0), feedback text not null default '', graded_by bigint references users, graded_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (task_id, student_id, attempt), check ((state = 'started') = (submitted_at is null)), check (state <> 'graded' or (marks is not null and graded_at is not null)));
create index submissions_task on submissions (task_id, state, submitted_at, id);
create index submissions_student on submissions (student_id, submitted_at desc, id desc);
create index submissions_clock on submissions (closes_at) where state = 'started' and closes_at is not null;
create table batch_stats (                              -- the report of each student; computed by the nightly job and after each grade, attendance or progress
  batch_id bigint not null references batches, student_id bigint not null references students,
  meetings_held int not null default 0, meetings_attended int not null default 0, minutes_attended int not null default 0,
  items_done int not null default 0, items_total int not null default 0, tasks_done int not null default 0, tasks_total int not null default 0,
  marks numeric(9,2) not null default 0, max_marks numeric(9,2) not null default 0, computed_at timestamptz not null default now(),
  primary key (batch_id, student_id));
create index batch_stats_student on batch_stats (student_id);
create table drive_items (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches, parent_id bigint references drive_items, kind text not null check (kind in ('folder','file')),
  name text not null check (length(btrim(name)) between 1 and 120 and name !~ '[/\\]'), file_id bigint references files check ((kind = 'file') = (file_id is not null)),
  visible_to_students boolean not null default true, created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index drive_items_name on drive_items (batch_id, coalesce(parent_id, 0), lower(name collate "C")) where deleted_at is null;
create index drive_items_parent on drive_items (parent_id) where parent_id is not null;
create table activities (                               -- what happened in a batch or to a person, for reading; audit_log is the proof
  id bigint generated always as identity primary key,
  batch_id bigint references batches, student_id bigint references students, trainer_id bigint references trainers, agency_id bigint references agencies,
  kind text not null, actor_id bigint references users, data jsonb not null default '{}', at timestamptz not null default now(),
  check (num_nonnulls(batch_id, student_id, trainer_id, agency_id) > 0));
create index activities_batch on activities (batch_id, at desc, id desc) where batch_id is not null;
create index activities_student on activities (student_id, at desc, id desc) where student_id is not null;
create index activities_trainer on activities (trainer_id, at desc, id desc) where trainer_id is not null;
create index activities_agency on activities (agency_id, at desc, id desc) where agency_id is not null;

create function meeting_times() returns trigger language plpgsql as $$
begin                                                  -- local time is what counts; instants are derived from it
  select (new.local_date + new.local_start) at time zone b.time_zone into new.starts_at from batches b where b.id = new.batch_id;
  new.ends_at := new.starts_at + make_interval(mins => new.duration_minutes);
  return new;
end $$;
create trigger meetings_derive before insert or update of batch_id, local_date, local_start, duration_minutes on meetings for each row execute function meeting_times();
create function batch_zone_changed() returns trigger language plpgsql as $$
begin
  update meetings set local_start = local_start where batch_id = new.id and state = 'scheduled' and starts_at > now() and deleted_at is null;
  return null;
end $$;
create trigger batches_zone after update of time_zone on batches for each row when (old.time_zone <> new.time_zone) execute function batch_zone_changed();
select attach_house();
