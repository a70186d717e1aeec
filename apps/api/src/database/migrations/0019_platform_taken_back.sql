-- What was taken back last stands neither as what was live before nor on next any more: versions before left it there. A canary that a person ended
-- stays on next: by that, unlike by the end of what was live, the live release is the same as before.
with switches as (
  select remote_id, action, from_release_id, to_release_id, row_number() over (partition by remote_id order by id desc) as place,
    lag(coalesce(to_release_id, from_release_id)) over (partition by remote_id order by id) as live_before
  from remote_events where action in ('promote', 'rollback', 'auto_rollback')),
bad as (
  select remote_id, from_release_id as id from switches
  where place = 1 and (action = 'auto_rollback' or (action = 'rollback' and live_before is distinct from to_release_id)))
update remote_channels c set previous_release_id = nullif(c.previous_release_id, bad.id), release_id = case when c.channel = 'next' then nullif(c.release_id, bad.id) else c.release_id end
from bad where bad.remote_id = c.remote_id and (c.previous_release_id = bad.id or (c.channel = 'next' and c.release_id = bad.id));
-- what was placed again after its files had gone: it may not run, and publishing it again brings them back
update remote_releases l set files_kept_until = now() where l.files_kept_until is null and not exists (select 1 from remote_release_files f where f.release_id = l.id);
-- what stands on no channel begins its time
update remote_releases l set files_kept_until = now() + interval '14 days'
where l.files_kept_until is null and not exists (select 1 from remote_channels c where l.id in (c.release_id, c.previous_release_id, c.canary_release_id));
