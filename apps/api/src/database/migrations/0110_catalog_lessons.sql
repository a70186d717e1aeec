-- Lessons, their videos and quizzes: hosts of videos by address, and what changes of a course without making its open forms stale.
update settings set value = value || '{"videoHosts": ["www.youtube-nocookie.com", "player.vimeo.com"]}' where group_name = 'uploads';
create index quizzes_titles on quizzes (title, id) where deleted_at is null;
create index quizzes_status on quizzes (status, created_at desc, id desc) where deleted_at is null;
-- the introduction of a course is saved by a tab of its own, which names the video that it has seen; what a quiz counts, and that it was attempted, changes no field of its form
create or replace function house() returns trigger language plpgsql as $$
declare quiet text[] := '{updated_at,search_text,full_name,seats_taken,students_count,trainers_count,rating_sum,rating_count,curriculum_done,last_login_at,preferences,audience_no,rating,helpful,not_helpful,tags_text,intro_video_id,question_count,total_marks,first_attempt_at}';
begin                                                  -- counters and generated columns alone don't make an open form stale
  if (to_jsonb(new) - quiet) is distinct from (to_jsonb(old) - quiet) then new.updated_at := now(); new.version := old.version + 1; end if;
  return new;
end $$;
