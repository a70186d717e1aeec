-- meetings by day and by substitute; what the clock does to batches
create index meetings_start on meetings (starts_at, id) where deleted_at is null;
create index meetings_host on meetings (host_user_id, starts_at) where host_user_id is not null and deleted_at is null;
insert into job_schedules (name, kind, every) values
  ('batch.clock', 'clock', '1 minute'), ('batch.holds', 'clock', '30 seconds'), ('batch.daily', 'clock', '1 day');
