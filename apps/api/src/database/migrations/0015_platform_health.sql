-- Who told of a release, minute by minute: a session's errors count no more than its loads, and one person says nothing about a release.
create table remote_health_people (
  release_id bigint not null references remote_releases on delete cascade,
  minute timestamptz not null check (minute = date_trunc('minute', minute)),
  session_id bigint not null, user_id bigint not null,
  loads int not null default 0, errors int not null default 0,
  primary key (release_id, minute, session_id));
create index remote_health_people_minute on remote_health_people (minute);
