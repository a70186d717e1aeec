-- The build of the shell that pages are given. No row: each process gives its own.
create table shell_channel (
  one boolean primary key default true check (one),
  hash text not null references shell_builds,
  previous_hash text references shell_builds check (previous_hash <> hash),
  canary_hash text references shell_builds check (canary_hash <> hash),
  canary_percent int check (canary_percent between 0 and 100), canary_roles bigint[] not null default '{}',
  -- starts from before a switch do not count against a build
  judged_from timestamptz not null default now(),
  changed_at timestamptz not null default now(), changed_by bigint references users, reason text not null default '',
  check ((canary_hash is null) = (canary_percent is null)),
  check (canary_hash is not null or canary_roles = '{}'));
create index shell_channel_changed_by on shell_channel (changed_by);
-- has_files: every file of the build is in the store. rolled_back_at: no start of a process makes it live again.
alter table shell_builds add column has_files boolean not null default false, add column rolled_back_at timestamptz;
-- Pages that a session was given of a build, and those that did not start, minute by minute.
create table shell_starts (
  hash text not null references shell_builds on delete cascade, minute timestamptz not null, session_id bigint not null,
  user_id bigint not null, pages int not null default 1 check (pages > 0), failures int not null default 0 check (failures >= 0),
  last_error text check (length(last_error) <= 500),
  primary key (hash, minute, session_id));
create index shell_starts_minute on shell_starts (minute);
