-- Courses: each part that a tab saves has a revision of its own, figures follow their rows, and the list reads one narrow table (see 0028).
create table course_parts (                            -- no row: never saved; a save of one tab leaves the open forms of the others as they are
  course_id bigint not null references courses on delete cascade, part text not null check (part in ('features','topics')),
  revision int not null default 2, primary key (course_id, part));

-- The figures of a course from its rows; called by whoever changes them, under the lock of the course.
create function course_restat(p_id bigint) returns void language sql as $$
  update course_stats t set (sections, lessons, duration_seconds, enrolments, rating_sum, rating_count) = (
    select (select count(*) from course_sections where course_id = p_id), l.n, l.seconds,
      (select count(*) from course_enrolments where course_id = p_id and state <> 'revoked'), r.stars, r.n
    from (select count(*) as n, coalesce(sum(duration_seconds), 0) as seconds from lessons where course_id = p_id and status = 'ready') l,
      (select count(*) as n, coalesce(sum(rating), 0) as stars from course_reviews where course_id = p_id and status = 'shown') r)
  where t.course_id = p_id $$;

drop index courses_listed; -- of the table of courses: its name is that of the list from now on
create table courses_listed (
  id bigint primary key, title text collate "und-x-icu" not null, status text not null,
  category_id bigint not null, trainer_id bigint, agency_id bigint, language_id bigint, price_minor bigint not null,
  lessons int not null, duration_seconds int not null, enrolments int not null, rating numeric(3,2) not null,
  created_at timestamptz not null, published_at timestamptz, deleted_at timestamptz, search_text text not null,
  title_lower text collate "C" generated always as (lower(title)) stored,
  status_order smallint not null generated always as (array_position('{draft,review,published,unpublished,archived}'::text[], status)) stored,
  first_published timestamptz not null generated always as (coalesce(published_at, '-infinity')) stored, -- never published comes before all others
  is_listed boolean generated always as (deleted_at is null) stored);
create view courses_to_list as
  select c.id, c.title, c.status, c.category_id, c.trainer_id, c.agency_id, c.language_id, c.price_minor,
    s.lessons, s.duration_seconds, s.enrolments, s.rating, c.created_at, c.published_at, c.deleted_at, c.search_text
  from courses c join course_stats s on s.course_id = c.id;
create function fill_courses_listed() returns void language sql as $$
  delete from courses_listed;
  insert into courses_listed select * from courses_to_list order by created_at, id; $$;
select keep_listed('courses', 'courses_listed', 'id', '{"title": "new.title", "status": "new.status", "category_id": "new.category_id", "trainer_id": "new.trainer_id",
  "agency_id": "new.agency_id", "language_id": "new.language_id", "price_minor": "new.price_minor", "created_at": "new.created_at", "published_at": "new.published_at",
  "deleted_at": "new.deleted_at", "search_text": "new.search_text"}');
create function course_stats_to_courses_listed() returns trigger language plpgsql as $$
begin
  update courses_listed set lessons = new.lessons, duration_seconds = new.duration_seconds, enrolments = new.enrolments, rating = new.rating where id = new.course_id;
  return null;
end $$;
create trigger courses_listed after update on course_stats for each row when ((old.lessons, old.duration_seconds, old.enrolments, old.rating)
  is distinct from (new.lessons, new.duration_seconds, new.enrolments, new.rating)) execute function course_stats_to_courses_listed();
create function list_new_courses() returns trigger language plpgsql as $$
begin -- a course has figures from the start
  insert into course_stats (course_id) select id from added;
  insert into courses_listed select v.* from courses_to_list v join added a on a.id = v.id;
  return null;
end $$;
create trigger courses_listed_new after insert on courses referencing new table as added for each statement execute function list_new_courses();
create function unlist_courses() returns trigger language plpgsql as $$
begin
  delete from courses_listed l using removed r where l.id = r.id;
  return null;
end $$;
create trigger courses_listed_gone after delete on courses referencing old table as removed for each statement execute function unlist_courses();
lock table courses, course_stats in share row exclusive mode;
select fill_courses_listed();
create index courses_listed_created on courses_listed (created_at, id) include (status, trainer_id, category_id, language_id, title_lower) where is_listed;
create index courses_listed_published on courses_listed (first_published, id) include (status, trainer_id, category_id, language_id, title_lower) where is_listed;
create index courses_listed_title on courses_listed (title, id) include (status, trainer_id, category_id, language_id, title_lower) where is_listed;
create index courses_listed_status on courses_listed (status_order, id) where is_listed;
create index courses_listed_of_status on courses_listed (status, created_at, id) include (trainer_id, category_id, language_id, title_lower) where is_listed;
create index courses_listed_trainer on courses_listed (trainer_id, created_at, id) include (status, category_id, language_id, title_lower) where is_listed;
create index courses_listed_agency on courses_listed (agency_id, created_at, id) where is_listed and agency_id is not null;
create index courses_listed_category on courses_listed (category_id, created_at, id) include (status, trainer_id, language_id, title_lower) where is_listed;
create index courses_listed_language on courses_listed (language_id, created_at, id) where is_listed;
create index courses_listed_price on courses_listed (price_minor, id) where is_listed;
create index courses_listed_lessons on courses_listed (lessons, id) where is_listed;
create index courses_listed_duration on courses_listed (duration_seconds, id) where is_listed;
create index courses_listed_enrolments on courses_listed (enrolments, id) where is_listed;
create index courses_listed_rating on courses_listed (rating, id) where is_listed;
create index courses_listed_deleted on courses_listed (deleted_at) where deleted_at is not null;
create index courses_listed_title_part on courses_listed using gin (title_lower gin_trgm_ops) where is_listed;
create index courses_listed_search on courses_listed using gin (search_text gin_trgm_ops) where is_listed;
analyze courses_listed;
-- The orders and filters of the list had their indexes on the tables themselves.
drop index courses_created, courses_title, courses_status, courses_price, course_stats_enrolments, course_stats_rating, course_stats_lessons, course_stats_duration;
