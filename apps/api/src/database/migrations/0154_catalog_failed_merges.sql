-- When the job of a merge fails for good or is cancelled, by whatever code, the merge has failed and says why. It is still the only live merge of its skill.
alter table skill_merges add column error text, drop constraint skill_merges_state_check,
  add constraint skill_merges_state_check check (state in ('running','failed','done','undone')), add constraint skill_merges_error check ((state = 'failed') = (error is not null));
drop index skill_merges_live;
create unique index skill_merges_live on skill_merges (source_id) where state in ('running','failed','done');
create function merge_follows_job() returns trigger language plpgsql as $$
begin
  if new.state in ('failed','cancelled') then
    update skill_merges set state = 'failed', error = coalesce(new.error, 'It was cancelled') where job_id = new.id and state = 'running';
  else -- it is tried again
    update skill_merges set state = 'running', error = null where job_id = new.id and state = 'failed';
  end if;
  return null;
end $$;
create trigger merge_follows_job after update of state on jobs for each row
  when (new.kind = 'merge' and new.state is distinct from old.state and new.state <> 'done') execute function merge_follows_job();
update skill_merges m set state = 'failed', error = coalesce(j.error, 'It was cancelled') from jobs j where j.id = m.job_id and m.state = 'running' and j.state in ('failed','cancelled');
