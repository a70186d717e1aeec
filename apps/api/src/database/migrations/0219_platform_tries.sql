-- Published releases in place of the live ones, in the browser of one session, for a while.
create table remote_tries (
  id bigint generated always as identity primary key,
  session_id bigint not null references sessions on delete cascade, user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(), expires_at timestamptz not null, ended_at timestamptz,
  check (expires_at <= created_at + interval '8 hours'));
create unique index remote_tries_open on remote_tries (session_id) where ended_at is null;
create index remote_tries_session on remote_tries (session_id);
create index remote_tries_user on remote_tries (user_id);
create table remote_try_releases (
  try_id bigint not null references remote_tries on delete cascade, release_id bigint not null references remote_releases on delete cascade,
  primary key (try_id, release_id));
create index remote_try_releases_release on remote_try_releases (release_id);
