-- A topic is a part of its chapter: it goes with it and is no use of it. The list is also in the order of the last change.
alter table topics drop constraint topics_chapter_id_fkey, add constraint topics_chapter_id_fkey foreign key (chapter_id) references chapters on delete cascade;
create index chapters_updated on chapters (updated_at desc, id desc) include (category_id, skill_id, status) where deleted_at is null;
create index chapters_category on chapters (category_id);
