-- Video courses: until here a course was a title in a category. Rows from before have no trainer, language or content; none of them stays on sale.
alter table courses
  add column slug citext check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug::text) <= 160),
  add column trainer_id bigint references trainers, add column agency_id bigint references agencies, -- null only on rows from before this release
  add column language_id bigint references languages,
  add column level text not null default 'all' check (level in ('beginner','intermediate','advanced','all')),
  add column short_description text not null default '' check (length(short_description) <= 300),
  add column description_html text not null default '', add column description_words int not null default 0, -- words of the stripped text
  add column image_file_id bigint references files, add column intro_video_id bigint references videos,
  add column is_free boolean not null default false,
  add column price_minor bigint not null default 0 check (price_minor >= 0), add column compare_minor bigint check (compare_minor > price_minor), -- compare = the price that is struck through
  add column currency char(3) not null default 'INR' references currencies,
  add column status_reason text not null default '', add column submitted_at timestamptz, add column published_at timestamptz, -- published_at = first time
  add column seo_title text not null default '' check (length(seo_title) <= 70), add column seo_description text not null default '' check (length(seo_description) <= 160),
  add column seo_keywords text[] not null default '{}' check (cardinality(seo_keywords) <= 20), add column seo_image_file_id bigint references files,
  add column canonical_url text check (canonical_url ~ '^https://[^\s]+$' and length(canonical_url) <= 500), add column seo_index boolean not null default true,
  add column created_by bigint references users;
update courses set slug = coalesce(nullif(left(btrim(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), '-'), 130), ''), 'course') || '-' || id;
update courses set slug = regexp_replace(slug::text, '-+', '-', 'g');
update courses set published_at = updated_at where status = 'published';
update courses set status = 'unpublished', status_reason = 'Made before courses had content' where status = 'published';
update courses set status = 'draft' where status = 'review';
alter table courses alter column slug set not null, alter column title type text collate "und-x-icu",
  add column search_text text generated always as (search_norm(title || ' ' || slug::text || ' ' || short_description)) stored,
  add constraint courses_free check (not is_free or price_minor = 0), add constraint courses_published check (status <> 'published' or published_at is not null),
  add constraint courses_trainer_known check (trainer_id is not null or status in ('draft','unpublished','archived'));
create unique index courses_slug on courses (slug) where deleted_at is null;
create index courses_created on courses (created_at desc, id desc) where deleted_at is null;
create index courses_title on courses (title, id) where deleted_at is null;
create index courses_status on courses (status, created_at desc, id desc) where deleted_at is null;
create index courses_trainer on courses (trainer_id, created_at desc, id desc) where deleted_at is null;
create index courses_listed on courses (category_id, status, id desc) where deleted_at is null;
create index courses_price on courses (currency, price_minor, id) where deleted_at is null;
create index courses_search on courses using gin (search_text gin_trgm_ops);
create index courses_deleted on courses (deleted_at) where deleted_at is not null;
create index courses_agency on courses (agency_id) where agency_id is not null;
create index courses_intro on courses (intro_video_id) where intro_video_id is not null;
create index courses_image on courses (image_file_id) where image_file_id is not null;
create index courses_seo_image on courses (seo_image_file_id) where seo_image_file_id is not null;
create table course_stats (                            -- no version: kept by the transactions that change them
  course_id bigint primary key references courses on delete cascade,
  sections int not null default 0, lessons int not null default 0, duration_seconds int not null default 0,
  enrolments int not null default 0, rating_sum int not null default 0, rating_count int not null default 0,
  rating numeric(3,2) generated always as (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored);
create index course_stats_enrolments on course_stats (enrolments desc, course_id desc);
create index course_stats_rating on course_stats (rating desc, course_id desc);
create index course_stats_lessons on course_stats (lessons desc, course_id desc);
create index course_stats_duration on course_stats (duration_seconds desc, course_id desc);
insert into course_stats (course_id) select id from courses;
create table course_prices (                           -- fixed prices in other currencies than the base price
  course_id bigint not null references courses on delete cascade, currency char(3) not null references currencies,
  price_minor bigint not null check (price_minor >= 0), primary key (course_id, currency));
create table course_skills (course_id bigint not null references courses on delete cascade, skill_id bigint not null references skills, primary key (course_id, skill_id));
create index course_skills_skill on course_skills (skill_id);
create table course_features (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  kind text not null check (kind in ('outcome','requirement','audience','included')),
  text text not null check (text = btrim(text) and length(text) between 3 and 200), sort_key bigint not null,
  constraint course_features_order unique (course_id, sort_key) deferrable);
create table course_sections (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  chapter_id bigint references chapters,               -- made from a chapter
  title text not null check (title = btrim(title) and length(title) between 2 and 120), summary text not null default '' check (length(summary) <= 500),
  sort_key bigint not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (id, course_id), constraint course_sections_order unique (course_id, sort_key) deferrable);
create index course_sections_chapter on course_sections (chapter_id) where chapter_id is not null;
create table lessons (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade, section_id bigint not null,
  topic_id bigint references topics,
  kind text not null check (kind in ('video','article','quiz','file')),
  title text not null check (title = btrim(title) and length(title) between 2 and 150),
  video_id bigint references videos, article_html text, quiz_id bigint references quizzes, file_id bigint references files, -- the one of its kind, or none yet
  duration_seconds int not null default 0 check (duration_seconds >= 0), -- video: from the file; others: typed
  is_preview boolean not null default false, status text not null default 'draft' check (status in ('draft','ready')),
  sort_key bigint not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  foreign key (section_id, course_id) references course_sections (id, course_id) on delete cascade,
  check (kind = 'video' or video_id is null), check (kind = 'article' or article_html is null), check (kind = 'quiz' or quiz_id is null), check (kind = 'file' or file_id is null),
  constraint lessons_order unique (section_id, sort_key) deferrable);
create index lessons_course on lessons (course_id);
create index lessons_video on lessons (video_id) where video_id is not null;
create index lessons_quiz on lessons (quiz_id) where quiz_id is not null;
create index lessons_file on lessons (file_id) where file_id is not null;
create index lessons_topic on lessons (topic_id) where topic_id is not null;
create table course_custom_topics (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade,
  topic_id bigint references topics, custom_topic_id bigint references custom_topics, -- a topic of a chapter, one of a custom course, or free text
  title text not null check (title = btrim(title) and length(title) between 2 and 150), description_html text not null default '',
  minutes int check (minutes between 1 and 6000), sort_key bigint not null,
  check (num_nonnulls(topic_id, custom_topic_id) <= 1), constraint course_custom_topics_order unique (course_id, sort_key) deferrable);
create index course_custom_topics_topic on course_custom_topics (topic_id) where topic_id is not null;
create index course_custom_topics_custom on course_custom_topics (custom_topic_id) where custom_topic_id is not null;
create table course_enrolments (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses, student_id bigint not null references students,
  source text not null check (source in ('order','plan','staff')),
  state text not null default 'active' check (state in ('active','completed','revoked')),
  progress_percent smallint not null default 0 check (progress_percent between 0 and 100),
  enrolled_at timestamptz not null default now(), completed_at timestamptz, revoked_at timestamptz);
create unique index course_enrolments_live on course_enrolments (course_id, student_id) where state <> 'revoked';
create index course_enrolments_list on course_enrolments (course_id, enrolled_at desc, id desc);
create index course_enrolments_student on course_enrolments (student_id, enrolled_at desc, id desc);
create table course_reviews (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses on delete cascade, student_id bigint not null references students,
  rating smallint not null check (rating between 1 and 5), body text not null default '' check (length(body) <= 2000),
  status text not null default 'shown' check (status in ('shown','hidden')), status_reason text not null default '',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (course_id, student_id), check (status = 'shown' or status_reason <> ''));
create index course_reviews_list on course_reviews (course_id, created_at desc, id desc);

-- H5: what publishing still needs; the screen's checklist and the guard read the same answer
create function course_missing(p_id bigint) returns text[] language sql stable as $$
  select array_remove(array[
    case when c.trainer_id is null then 'trainer' end,
    case when c.language_id is null then 'language' end,
    case when k.status <> 'active' or k.deleted_at is not null then 'category' end,
    case when c.description_words < 250 then 'description' end,
    case when length(c.short_description) < 30 then 'shortDescription' end,
    case when c.image_file_id is null then 'image' end,
    case when not c.is_free and c.price_minor = 0 then 'price' end,
    case when v.state is distinct from 'ready' then 'introVideo' end,
    case when not exists (select 1 from course_skills where course_id = c.id) then 'skills' end,
    case when not exists (select 1 from course_features where course_id = c.id and kind = 'outcome') then 'features' end,
    case when not exists (select 1 from course_sections where course_id = c.id) then 'curriculum' end,
    case when exists (select 1 from course_sections s where s.course_id = c.id and not exists (select 1 from lessons l where l.section_id = s.id and l.status = 'ready')) then 'emptySection' end,
    case when exists (select 1 from lessons l left join videos lv on lv.id = l.video_id left join quizzes q on q.id = l.quiz_id left join files f on f.id = l.file_id
      where l.course_id = c.id and l.status = 'ready' and not case l.kind when 'video' then coalesce(lv.state = 'ready', false) when 'article' then coalesce(l.article_html, '') <> ''
        when 'quiz' then coalesce(q.status = 'ready' and q.question_count > 0, false) else coalesce(f.status = 'ready', false) end) then 'lessonContent' end], null)
  from courses c join categories k on k.id = c.category_id left join videos v on v.id = c.intro_video_id where c.id = p_id
$$;
select attach_house();
