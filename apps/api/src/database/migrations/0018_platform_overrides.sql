-- An override belongs to the session that began it: it ends with it. Nothing could begin one before.
alter table remote_overrides add column session_id bigint not null references sessions on delete cascade;
create index remote_overrides_session on remote_overrides (session_id);
insert into job_schedules (name, kind, every) values ('remote.overrides', 'clock', '1 minute');
