-- Home counts the sign-ups of the last days from this index alone.
create index students_signed_up on students (created_at) where deleted_at is null and merged_into_id is null;
create index students_waiting on students (created_at, id) where lead_state = 'new' and deleted_at is null and merged_into_id is null;
