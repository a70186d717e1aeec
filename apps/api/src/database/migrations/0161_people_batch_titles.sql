-- The title in small letters, as PostgreSQL's lower() writes them: a part of it is found without lowering each row.
create or replace function house() returns trigger language plpgsql as $$ -- as before, and the new column is one of those
declare quiet text[] := '{updated_at,search_text,title_lower,full_name,seats_taken,students_count,trainers_count,rating_sum,rating_count,curriculum_done,last_login_at,preferences,audience_no,rating,helpful,not_helpful,tags_text,intro_video_id,question_count,total_marks,first_attempt_at,interest,proposals}';
begin                                                  -- counters and generated columns alone don't make an open form stale
  if (to_jsonb(new) - quiet) is distinct from (to_jsonb(old) - quiet) then new.updated_at := now(); new.version := old.version + 1; end if;
  return new;
end $$;
create or replace function batch_conversation_is_quiet() returns trigger language plpgsql as $$
declare quiet text[] := '{conversation_id,version,updated_at,search_text,title_lower}';
begin                                                  -- its conversation, made at the first message, doesn't make an open form stale; runs after batches_house
  if to_jsonb(new) - quiet = to_jsonb(old) - quiet then new.version := old.version; end if;
  return new;
end $$;
alter table batches add column title_lower text collate "C" generated always as (lower(title)) stored;
create index batches_title_part on batches using gin (title_lower gin_trgm_ops) where deleted_at is null;
drop index batches_start;
create index batches_start on batches (starts_at, id) include (title_lower) where deleted_at is null;
