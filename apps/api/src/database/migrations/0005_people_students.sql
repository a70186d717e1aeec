-- students: what they learn and who looks after them; name, e-mail, mobile, place, status and search text stand in users alone
create table students (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users,
  sales_user_id bigint references users,
  source text not null default 'admin' check (source in ('admin','quick','import','self','merge')),
  lead_state text not null default 'new' check (lead_state in ('new','contacted','demo','enrolled','lapsed','lost')),
  profile_step smallint not null default 1 check (profile_step between 1 and 3),       -- next step; 3 = complete
  gender text check (gender in ('female','male','other','unsaid')), date_of_birth date,
  grade text not null default '', board text not null default '', school text not null default '', goals text not null default '',
  guardian_name text not null default '', guardian_relation text not null default '', guardian_email citext, guardian_mobile_e164 text,
  address_line text not null default '', postal_code text not null default '',
  preferred_mode text check (preferred_mode in ('one_to_one','batch','video')), preferred_hours jsonb not null default '[]', -- [{"day":1,"from":"17:00","to":"19:00"}]
  import_job_id bigint references jobs on delete set null, import_row int, merged_into_id bigint references students check (merged_into_id <> id),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index students_created on students (created_at desc, id desc) where deleted_at is null;
create index students_changed on students (updated_at, id);
create index students_sales on students (sales_user_id, created_at desc, id desc) where deleted_at is null;
create index students_lead on students (lead_state, created_at desc, id desc) where deleted_at is null;
create index students_deleted on students (deleted_at) where deleted_at is not null;
create unique index students_import_row on students (import_job_id, import_row) where import_job_id is not null;
create index students_merged on students (merged_into_id) where merged_into_id is not null;
-- the list by country; by name and by status it walks the indexes that all accounts have
create index users_students_country on users (country_id, id) where role_id = 15 and deleted_at is null;
-- who has the account of a student is one, also when the account is older than this table
insert into students (user_id, source, created_at, updated_at, deleted_at) select id, 'self', created_at, updated_at, deleted_at from users where role_id = 15;
select attach_house();
