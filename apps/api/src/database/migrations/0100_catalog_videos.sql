-- Videos of courses and recordings, and quizzes: what a lesson can show.
create table videos (
  id bigint generated always as identity primary key,
  source text not null check (source in ('upload','url')),
  file_id bigint references files, url text check (url ~ '^https?://[^\s]+$' and length(url) <= 500),
  state text not null default 'processing' check (state in ('processing','ready','failed')),
  title text not null default '' check (length(title) <= 150), mime text not null default '', bytes bigint not null default 0 check (bytes between 0 and 524288000),
  duration_seconds int check (duration_seconds >= 0), width int, height int,
  poster_file_id bigint references files, poster_chosen boolean not null default false, -- false = taken from second 3
  error text, job_id bigint references jobs, uploaded_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  check ((source = 'upload') = (file_id is not null)), check ((source = 'url') = (url is not null)));
create index videos_file on videos (file_id) where file_id is not null;
create index videos_poster on videos (poster_file_id) where poster_file_id is not null;

create table quizzes (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('lesson','assignment','marketing')),
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 3 and 150),
  instructions_html text not null default '',
  category_id bigint references categories, owner_trainer_id bigint references trainers,
  pass_percent smallint not null default 40 check (pass_percent between 0 and 100),
  time_limit_seconds int check (time_limit_seconds between 30 and 14400),
  attempts_allowed smallint not null default 1 check (attempts_allowed between 1 and 20),
  shuffle boolean not null default false, show_answers text not null default 'after_result' check (show_answers in ('never','after_submit','after_result')),
  status text not null default 'draft' check (status in ('draft','ready','archived')),
  question_count int not null default 0, total_marks numeric(8,2) not null default 0, -- kept by trigger
  first_attempt_at timestamptz,                        -- set once: from then on questions are fixed (H8)
  search_text text generated always as (search_norm(title)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index quizzes_created on quizzes (created_at desc, id desc) where deleted_at is null;
create index quizzes_list on quizzes (purpose, created_at desc, id desc) where deleted_at is null;
create index quizzes_search on quizzes using gin (search_text gin_trgm_ops);
create index quizzes_deleted on quizzes (deleted_at) where deleted_at is not null;
create index quizzes_category on quizzes (category_id) where category_id is not null;
create index quizzes_owner on quizzes (owner_trainer_id) where owner_trainer_id is not null;
create table quiz_questions (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  kind text not null check (kind in ('single','multiple','true_false','number','text')),
  body_html text not null check (body_html <> ''), explanation_html text not null default '',
  marks numeric(6,2) not null default 1 check (marks > 0), negative_marks numeric(6,2) not null default 0 check (negative_marks between 0 and marks),
  answer_number numeric, answer_tolerance numeric not null default 0 check (answer_tolerance >= 0), answer_texts text[] not null default '{}',
  sort_key bigint not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  check ((kind = 'number') = (answer_number is not null)), check ((kind = 'text') = (cardinality(answer_texts) > 0)),
  constraint quiz_questions_order unique (quiz_id, sort_key) deferrable);
create table quiz_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references quiz_questions on delete cascade,
  body_html text not null check (body_html <> ''), is_correct boolean not null default false, sort_key bigint not null,
  constraint quiz_options_order unique (question_id, sort_key) deferrable);
-- H8: questions are fixed once somebody has attempted the quiz; the row lock makes a first attempt and an edit wait for each other
create function quiz_count() returns trigger language plpgsql as $$
declare q bigint := coalesce(new.quiz_id, old.quiz_id);
begin
  if (select first_attempt_at from quizzes where id = q for update) is not null then raise exception 'quiz has attempts' using errcode = 'CT008'; end if;
  update quizzes set (question_count, total_marks) = (select count(*), coalesce(sum(marks), 0) from quiz_questions where quiz_id = q) where id = q;
  return null;
end $$;
create trigger quiz_questions_count after insert or update of marks, quiz_id, kind, body_html, answer_number, answer_texts or delete on quiz_questions for each row execute function quiz_count();
select attach_house();
