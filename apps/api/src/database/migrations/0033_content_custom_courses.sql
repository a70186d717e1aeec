-- custom courses: the chapters of a skill and their topics, of which courses are put together
create table custom_chapters (
  id bigint generated always as identity primary key,
  skill_id bigint not null references skills, language_id bigint not null references languages,
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 2 and 120), description_html text not null default '',
  status text not null default 'draft' check (status in ('draft','published')), published_at timestamptz, check (status <> 'published' or published_at is not null),
  sort_key bigint not null,
  search_text text generated always as (search_norm(left(title || ' ' || html_text(description_html), 20000))) stored,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  constraint custom_chapters_order unique (skill_id, sort_key) deferrable);
create unique index custom_chapters_title on custom_chapters (skill_id, language_id, lower(title collate "C")) where deleted_at is null;
create index custom_chapters_list on custom_chapters (skill_id, sort_key, id) where deleted_at is null;
create index custom_chapters_by_title on custom_chapters (title, id) where deleted_at is null;
create index custom_chapters_updated on custom_chapters (updated_at desc, id desc) where deleted_at is null;
create index custom_chapters_deleted on custom_chapters (updated_at desc, id desc) where deleted_at is not null;
create index custom_chapters_search on custom_chapters using gin (search_text gin_trgm_ops);

create table custom_topics (
  id bigint generated always as identity primary key,
  custom_chapter_id bigint not null references custom_chapters,
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 2 and 150), summary text not null default '' check (length(summary) <= 300),
  body_html text not null default '', words int not null default 0, minutes int check (minutes between 1 and 6000),
  price_minor bigint not null default 0 check (price_minor >= 0), currency char(3) not null default 'INR' references currencies, -- what a custom course adds for it
  status text not null default 'draft' check (status in ('draft','published')), published_at timestamptz, check (status <> 'published' or (published_at is not null and body_html <> '')),
  sort_key bigint not null,
  search_text text generated always as (search_norm(left(title || ' ' || summary || ' ' || html_text(body_html), 20000))) stored,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  constraint custom_topics_order unique (custom_chapter_id, sort_key) deferrable);
create unique index custom_topics_title on custom_topics (custom_chapter_id, lower(title collate "C")) where deleted_at is null;
create index custom_topics_list on custom_topics (custom_chapter_id, sort_key, id) where deleted_at is null;
create index custom_topics_by_title on custom_topics (title, id) where deleted_at is null;
create index custom_topics_updated on custom_topics (updated_at desc, id desc) where deleted_at is null;
create index custom_topics_deleted on custom_topics (updated_at desc, id desc) where deleted_at is not null;
create index custom_topics_search on custom_topics using gin (search_text gin_trgm_ops);
select attach_house();
