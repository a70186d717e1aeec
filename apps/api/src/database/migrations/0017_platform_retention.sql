-- what stands on no channel begins its time: nobody knows since when it has been so
update remote_releases l set files_kept_until = now() + interval '14 days'
where l.files_kept_until is null and not exists (select 1 from remote_channels c where l.id in (c.release_id, c.previous_release_id, c.canary_release_id));
create index remote_releases_until on remote_releases (files_kept_until) where files_kept_until is not null;
-- the builds of the shell whose files the store holds, each with the last moment at which a process said that it serves it
create table shell_builds (
  hash text primary key check (hash ~ '^[A-Za-z0-9._@-]{1,100}$'),
  last_served_at timestamptz not null default now());
insert into job_schedules (name, kind, every) values ('retention.clean', 'clock', '1 day');
