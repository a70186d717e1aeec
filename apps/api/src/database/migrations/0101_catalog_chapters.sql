-- Chapters of a skill with their topics: what a course's curriculum can be made from.
create table chapters (
  id bigint generated always as identity primary key,
  category_id bigint not null references categories, skill_id bigint not null references skills,
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 2 and 120), description_html text not null default '',
  status text not null default 'active' check (status in ('active','inactive')), sort_key bigint not null,
  search_text text generated always as (search_norm(title)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  constraint chapters_order unique (skill_id, sort_key) deferrable);
create unique index chapters_title on chapters (skill_id, lower(title collate "C")) where deleted_at is null;
create index chapters_list on chapters (category_id, skill_id, sort_key, id) where deleted_at is null;
create index chapters_names on chapters (title, id) where deleted_at is null;
create index chapters_search on chapters using gin (search_text gin_trgm_ops);
create index chapters_deleted on chapters (deleted_at) where deleted_at is not null;
create table topics (
  id bigint generated always as identity primary key,
  chapter_id bigint not null references chapters,
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 2 and 150), description_html text not null default '',
  minutes int check (minutes between 1 and 6000), status text not null default 'active' check (status in ('active','inactive')), sort_key bigint not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  constraint topics_order unique (chapter_id, sort_key) deferrable);
create unique index topics_title on topics (chapter_id, lower(title collate "C")) where deleted_at is null;
select attach_house();
