-- Files that the store should hold of releases that somebody may get, and that it does not: as the clock found them last.
create table remote_lost_files (
  release_id bigint primary key references remote_releases on delete cascade,
  paths text[] not null check (cardinality(paths) > 0), found_at timestamptz not null default now());
alter table remote_events drop constraint remote_events_action_check;
alter table remote_events add constraint remote_events_action_check check (action in ('register', 'publish', 'refuse', 'promote', 'canary', 'rollback', 'auto_rollback', 'disable', 'enable', 'withdraw', 'key_add', 'key_revoke', 'override', 'override_end', 'files_lost', 'files_back'));
insert into job_schedules (name, kind, every) values ('remote.files', 'clock', '10 minutes');
