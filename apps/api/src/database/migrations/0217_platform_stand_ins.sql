-- The modules and formats that a build of the shell gives to remotes, by its shell.json. Builds that an older API noted have none: no release is chosen for them.
-- is_next: an operator has announced it, and no process serves it yet. opened_at: the last moment at which a page of it was heard.
alter table shell_builds
  add column shell_version text, add column given jsonb, add column is_next boolean not null default false, add column opened_at timestamptz,
  add constraint shell_builds_facts check ((shell_version is null) = (given is null) and not (is_next and given is null));
create unique index shell_builds_next on shell_builds (is_next) where is_next;
-- Stand-ins: the older live release that pages of a shell get, where the newest one does not fit that shell. A row also says whether a canary fits it. It is
-- there only where one of the two differs from everybody's.
create table remote_stand_ins (
  remote_id bigint not null references remotes, shell_hash text not null references shell_builds on delete cascade,
  release_id bigint, takes_canary boolean not null,
  primary key (remote_id, shell_hash),
  foreign key (release_id, remote_id) references remote_releases (id, remote_id),
  check (release_id is not null or not takes_canary));
create index remote_stand_ins_release on remote_stand_ins (release_id);
create index remote_stand_ins_shell on remote_stand_ins (shell_hash);
-- Another switch makes the choice stale; the same transaction chooses again.
create function stand_ins_are_stale() returns trigger language plpgsql as $$
begin
  delete from remote_stand_ins where remote_id = old.remote_id;
  return null;
end $$;
create trigger remote_channels_stand_ins after update of release_id, canary_release_id on remote_channels
  for each row when (old.channel = 'live' and (old.release_id, old.canary_release_id) is distinct from (new.release_id, new.canary_release_id)) execute function stand_ins_are_stale();
create trigger remote_channels_no_stand_ins after delete on remote_channels for each row when (old.channel = 'live') execute function stand_ins_are_stale();
