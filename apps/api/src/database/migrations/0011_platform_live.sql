-- What open consoles are told at once, by whichever process commits it: see apps/api/src/live. A message is {to, event, …}.
create function tell_notified() returns trigger language plpgsql as $$
begin
  -- Very many at once: everybody who is there counts anew.
  if (select count(*) > 100 from (select distinct user_id from told limit 101) t) then
    perform pg_notify('live', '{"to":"all","event":"notification"}');
  else
    perform pg_notify('live', json_build_object('to', json_build_object('user', user_id), 'event', 'notification')::text) from (select distinct user_id from told) t;
  end if;
  return null;
end $$;
create trigger notifications_tell_new after insert on notifications referencing new table as told for each statement execute function tell_notified();
create trigger notifications_tell_read after update on notifications referencing new table as told for each statement execute function tell_notified();

create function tell_live() returns trigger language plpgsql as $$ -- its arguments: which room (of the row's id), which event
begin
  perform pg_notify('live', json_build_object('event', tg_argv[1], 'to',
    case tg_argv[0] when 'all' then to_json('all'::text) else json_build_object(tg_argv[0], (to_jsonb(new) ->> 'id')::bigint) end)::text);
  return null;
end $$;
create trigger sessions_tell after update on sessions for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_live('session', 'ended');
create trigger roles_tell after update on roles for each row when (old.rights_epoch <> new.rights_epoch) execute function tell_live('role', 'revision');
create trigger users_tell after update on users for each row
  when (old.role_id <> new.role_id or old.status <> new.status or old.deleted_at is distinct from new.deleted_at) execute function tell_live('user', 'revision');
create trigger registry_state_tell after update on registry_state for each row when (old.revision <> new.revision) execute function tell_live('all', 'revision');
