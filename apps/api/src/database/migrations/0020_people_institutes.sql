-- institutes: schools and companies that students come from
create table institutes (
  id bigint generated always as identity primary key,
  name text collate "und-x-icu" not null check (name = ltrim(name) and length(name) between 2 and 120),
  code citext not null check (code ~ '^[A-Za-z0-9_]{2,20}$'),
  kind text not null default 'school' check (kind in ('school','college','university','coaching','company','other')),
  country_id bigint not null references countries,
  city text not null default '', address_line text not null default '', postal_code text not null default '',
  contact_name text not null default '', contact_email citext not null default '',
  contact_mobile text not null default '', contact_mobile_e164 text check (contact_mobile_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  notes text not null default '',
  status text not null default 'active' check (status in ('active','inactive')),
  search_text text generated always as (search_norm(name || ' ' || code::text || ' ' || city || ' ' || contact_name || ' ' || contact_email::text)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index institutes_code on institutes (code) where deleted_at is null;
create unique index institutes_name on institutes (lower(name collate "C"), country_id, lower(city collate "C")) where deleted_at is null;
create index institutes_list on institutes (name, id) where deleted_at is null;
create index institutes_created on institutes (created_at, id) where deleted_at is null;
create index institutes_changed on institutes (updated_at, id);
create index institutes_deleted on institutes (deleted_at) where deleted_at is not null;
create index institutes_search on institutes using gin (search_text gin_trgm_ops);
select attach_house();
