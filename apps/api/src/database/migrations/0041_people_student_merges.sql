-- merges of duplicate students: what was chosen and moved, and by whom; a merge is not undone
create table student_merges (
  id bigint generated always as identity primary key,
  kept_id bigint not null references students, merged_id bigint not null unique references students,
  chosen jsonb not null default '[]', moved jsonb not null default '{}',               -- fields taken from the merged one; table → rows
  reason text not null, merged_by bigint references users, at timestamptz not null default now());
create index student_merges_kept on student_merges (kept_id);
-- Accounts of students with the same number come one after the other.
create index users_students_mobile on users (mobile_e164, id) where role_id = 15 and deleted_at is null and mobile_e164 is not null;
select attach_house();
