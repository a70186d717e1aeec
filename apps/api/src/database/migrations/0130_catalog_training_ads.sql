-- Advertisements of live trainings: who offers them, and the batches that they lead to.
create table training_ads (
  id bigint generated always as identity primary key,
  trainer_id bigint references trainers, agency_id bigint references agencies check (num_nonnulls(trainer_id, agency_id) = 1),
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 5 and 150),
  slug citext not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug::text) <= 160),
  skill_id bigint not null references skills, language_id bigint not null references languages, -- its category is the skill's
  short_description text not null default '' check (length(short_description) <= 300), description_html text not null default '',
  image_file_id bigint references files,
  price_minor bigint not null default 0 check (price_minor >= 0), currency char(3) not null default 'INR' references currencies, -- per seat
  starts_on date, ends_on date check (ends_on >= starts_on),
  status text not null default 'draft' check (status in ('draft','review','published','paused','closed','rejected')),
  status_reason text not null default '', published_at timestamptz,
  search_text text generated always as (search_norm(title || ' ' || slug::text || ' ' || short_description)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check (status <> 'rejected' or status_reason <> ''), check (status <> 'published' or published_at is not null));
create unique index training_ads_slug on training_ads (slug) where deleted_at is null;
create index training_ads_created on training_ads (created_at desc, id desc) where deleted_at is null;
create index training_ads_title on training_ads (title, id) where deleted_at is null;
create index training_ads_starts on training_ads (starts_on, id) where deleted_at is null;
create index training_ads_status on training_ads (status, created_at desc, id desc) where deleted_at is null;
create index training_ads_trainer on training_ads (trainer_id, id desc) where deleted_at is null;
create index training_ads_agency on training_ads (agency_id, id desc) where deleted_at is null;
create index training_ads_skill on training_ads (skill_id);
create index training_ads_image on training_ads (image_file_id) where image_file_id is not null;
create index training_ads_search on training_ads using gin (search_text gin_trgm_ops);
create index training_ads_deleted on training_ads (deleted_at) where deleted_at is not null;
create table training_ad_batches (                     -- a batch belongs to one ad at most
  batch_id bigint primary key references batches, training_ad_id bigint not null references training_ads,
  linked_by bigint references users, linked_at timestamptz not null default now());
create index training_ad_batches_ad on training_ad_batches (training_ad_id);

-- what publishing still needs; the screen's checklist and the guard read the same answer
create function training_ad_missing(p_id bigint) returns text[] language sql stable as $$
  select array_remove(array[
    case when not exists (select 1 from users u
      where u.id = coalesce((select r.user_id from trainers r where r.id = a.trainer_id and r.state = 'verified' and r.deleted_at is null),
                            (select g.user_id from agencies g where g.id = a.agency_id and g.state = 'verified' and g.deleted_at is null)) and u.status = 'active') then 'owner' end,
    case when a.starts_on is null or a.ends_on is null then 'dates' end,
    case when not exists (select 1 from training_ad_batches l join batches b on b.id = l.batch_id
      where l.training_ad_id = a.id and b.timing_status in (2, 3) and b.deleted_at is null) then 'batch' end], null)
  from training_ads a where a.id = p_id
$$;
insert into job_schedules (name, kind, every) values ('training-ad.clock', 'clock', '5 minutes');
select attach_house();
