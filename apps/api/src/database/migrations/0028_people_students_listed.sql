-- people: the list of students reads one narrow table, so that one index serves a filter with an order, whichever of the two tables a column is of.
-- Writes of users and students wait while it is filled and indexed: about two minutes with a million students. Nothing else is rewritten.
create table students_listed (
  id bigint primary key, user_id bigint not null,
  country_id bigint, created_at timestamptz not null, updated_at timestamptz not null, deleted_at timestamptz, account_deleted_at timestamptz,
  role_id bigint not null, merged_into_id bigint,
  lead_state text not null, status text not null, name text collate "und-x-icu" not null,
  search_text text not null, names_text text not null, -- of the account, and of its names alone
  name_lower text collate "C" generated always as (lower(name)) stored, -- what `ilike` compares
  is_listed boolean generated always as (role_id = 15 and merged_into_id is null and deleted_at is null and account_deleted_at is null) stored);

create view students_to_list as
  select s.id, s.user_id, u.country_id, s.created_at, s.updated_at, s.deleted_at, u.deleted_at as account_deleted_at, u.role_id, s.merged_into_id, s.lead_state, u.status,
    u.full_name as name, u.search_text, search_norm(u.first_name || ' ' || u.last_name || ' ' || u.slug::text) as names_text
  from students s join users u on u.id = s.user_id;

-- Fills the list anew: after rows were written without triggers. By name: what a word finds stands on few pages then.
create function fill_students_listed() returns void language sql as $$
  delete from students_listed;
  insert into students_listed select * from students_to_list order by name, id; $$;

-- One call for each table of a list: its changed columns are copied by a trigger. A table writes none but its own, so that two writers at once lose nothing.
create function keep_listed(source text, listed text, key text, copied jsonb) returns void language plpgsql as $keep$
begin
  execute format('create function %I() returns trigger language plpgsql as $body$ begin update %I set %s where %I = new.id; return null; end $body$',
    source || '_to_' || listed, listed, (select string_agg(format('%I = %s', c.key, c.value), ', ') from jsonb_each_text(copied) c), key);
  execute format('create trigger %I after update on %I for each row when (%s) execute function %I()', listed, source,
    (select string_agg(format('%s is distinct from %s', c.value, replace(c.value, 'new.', 'old.')), ' or ') from jsonb_each_text(copied) c), source || '_to_' || listed);
end $keep$;
select keep_listed('students', 'students_listed', 'id', '{"created_at": "new.created_at", "updated_at": "new.updated_at", "deleted_at": "new.deleted_at",
  "merged_into_id": "new.merged_into_id", "lead_state": "new.lead_state"}');
select keep_listed('users', 'students_listed', 'user_id', '{"country_id": "new.country_id", "account_deleted_at": "new.deleted_at", "role_id": "new.role_id", "status": "new.status",
  "name": "new.full_name", "search_text": "new.search_text", "names_text": "search_norm(new.first_name || '' '' || new.last_name || '' '' || new.slug::text)"}');

create function list_new_students() returns trigger language plpgsql as $$
begin -- an account that somebody else is changing is waited for
  perform 1 from users u join added a on u.id = a.user_id for share of u;
  insert into students_listed select v.* from students_to_list v join added a on a.id = v.id;
  return null;
end $$;
create trigger students_listed_new after insert on students referencing new table as added for each statement execute function list_new_students();
create function unlist_students() returns trigger language plpgsql as $$
begin
  delete from students_listed l using removed r where l.id = r.id;
  return null;
end $$;
create trigger students_listed_gone after delete on students referencing old table as removed for each statement execute function unlist_students();

lock table users, students in share row exclusive mode;
select fill_students_listed();
-- Each index holds whatever the list filters by: a second filter is checked in the index, without the row.
create index students_listed_created on students_listed (created_at, id) include (updated_at, country_id, lead_state, status, name_lower) where is_listed;
create index students_listed_updated on students_listed (updated_at, id) include (created_at, country_id, lead_state, status, name_lower) where is_listed;
create index students_listed_name on students_listed (name, user_id) include (id, created_at, updated_at, country_id, lead_state, status, name_lower) where is_listed;
create index students_listed_lead on students_listed (lead_state, created_at, id) include (updated_at, country_id, status, name_lower) where is_listed;
create index students_listed_status on students_listed (status, created_at, id) include (updated_at, country_id, lead_state, name_lower) where is_listed;
create index students_listed_country on students_listed (country_id, created_at, id) include (updated_at, lead_state, status, name_lower) where is_listed;
create unique index students_listed_user on students_listed (user_id);
create index students_listed_deleted on students_listed (deleted_at) where deleted_at is not null;
create index students_listed_name_part on students_listed using gin (name_lower gin_trgm_ops) where is_listed;
create index students_listed_search on students_listed using gin (search_text gin_trgm_ops) where is_listed;
create index students_listed_names on students_listed using gin (names_text gin_trgm_ops) where is_listed;
-- Choices depend on each other: how many a pair of them has is counted, not guessed.
create statistics students_listed_choices (mcv) on country_id, lead_state, status from students_listed;
analyze students_listed;
-- The orders and filters of the list had their indexes on the two tables.
drop index students_created, students_changed, students_lead, users_students_country;
select attach_house();
