-- Batches of a course: their curriculum may be pulled from it; quizzes of tasks may be copied from those of the catalogue.
alter table batches drop constraint batches_kind_check, add column course_id bigint references courses,
  add constraint batches_kind_check check (kind in ('course','training','custom')),
  add constraint batches_of_course check ((kind = 'course') = (course_id is not null));
create index batches_kind on batches (kind, starts_at, id) where deleted_at is null;
create index batches_course on batches (course_id, starts_at desc) where course_id is not null;
alter table batch_items
  add column section_id bigint references course_sections on delete set null, -- what it was copied from
  add column lesson_id bigint references lessons on delete set null;
create index batch_items_section on batch_items (section_id) where section_id is not null;
create index batch_items_lesson on batch_items (lesson_id) where lesson_id is not null;
alter table tasks add column quiz_id bigint references quizzes on delete set null; -- the quiz that its questions were copied from
create index tasks_quiz on tasks (quiz_id) where quiz_id is not null;
