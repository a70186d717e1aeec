-- people: the parts of a trainer or an agency follow every write by themselves, and the list of trainers reads one narrow table (see 0028).
create function add_parts() returns trigger language plpgsql as $$
begin -- a part that has rows of its own is empty until it gets one
  if tg_table_name = 'trainers' then
    insert into verifications (trainer_id, part, state) select new.id, p, case p when 'personal_info' then 'pending' else 'empty' end
      from unnest('{personal_info,skills,experience,resume,certification,education,demo}'::text[]) p;
  else
    insert into verifications (agency_id, part, state) select new.id, p, case p when 'personal_info' then 'pending' else 'empty' end
      from unnest('{personal_info,skills,experience,documents}'::text[]) p;
  end if;
  return null;
end $$;
create trigger trainers_parts after insert on trainers for each row execute function add_parts();
create trigger agencies_parts after insert on agencies for each row execute function add_parts();
insert into verifications (trainer_id, part, state) select t.id, p, case p when 'personal_info' then 'pending' else 'empty' end
  from trainers t, unnest('{personal_info,skills,experience,resume,certification,education,demo}'::text[]) p;
insert into verifications (agency_id, part, state) select a.id, p, case p when 'personal_info' then 'pending' else 'empty' end
  from agencies a, unnest('{personal_info,skills,experience,documents}'::text[]) p;

-- What was asked for last stays readable until the part is approved.
create function part_written(trainer bigint, agency bigint, written text, filled boolean) returns void language sql as $$
  update verifications set state = case when filled then 'pending' else 'empty' end, part_revision = part_revision + 1, decided_by = null, decided_at = null
  where part = written and (trainer_id = trainer or agency_id = agency); $$;

create function part_row_changed() returns trigger language plpgsql as $$
declare
  written jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  trainer bigint := written->>'trainer_id'; agency bigint := written->>'agency_id'; filled boolean;
begin
  if trainer is null and agency is null then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - '{updated_at,version}'::text[] = to_jsonb(old) - '{updated_at,version}'::text[] then return null; end if;
  execute format('select exists (select 1 from %I where %I = $1 and deleted_at is null)', tg_table_name, case when trainer is null then 'agency_id' else 'trainer_id' end)
    into filled using coalesce(trainer, agency);
  perform part_written(trainer, agency, tg_argv[0], filled);
  return null;
end $$;
create trigger person_skills_part after insert or update or delete on person_skills for each row execute function part_row_changed('skills');
create trigger experiences_part after insert or update or delete on experiences for each row execute function part_row_changed('experience');
create trigger resumes_part after insert or update or delete on resumes for each row execute function part_row_changed('resume');
create trigger certifications_part after insert or update or delete on certifications for each row execute function part_row_changed('certification');
create trigger educations_part after insert or update or delete on educations for each row execute function part_row_changed('education');
create trigger agency_documents_part after insert or update or delete on agency_documents for each row execute function part_row_changed('documents');

-- A demo counts for its trainer once it has taken place.
create function demo_part_changed() returns trigger language plpgsql as $$
begin
  perform part_written(new.trainer_id, null, 'demo', true);
  return null;
end $$;
create trigger demos_part after insert or update of state, outcome, trainer_feedback on demos for each row when (new.state = 'done') execute function demo_part_changed();

create function own_part_changed() returns trigger language plpgsql as $$
begin
  perform part_written(case when tg_table_name = 'trainers' then new.id end, case when tg_table_name = 'agencies' then new.id end, 'personal_info', true);
  return null;
end $$;
create trigger trainers_own_part after update on trainers for each row when ((old.headline, old.about, old.gender, old.date_of_birth, old.address_line, old.postal_code, old.experience_years,
  old.teaching_modes, old.hourly_rate_minor, old.hourly_rate_currency) is distinct from (new.headline, new.about, new.gender, new.date_of_birth, new.address_line, new.postal_code, new.experience_years,
  new.teaching_modes, new.hourly_rate_minor, new.hourly_rate_currency)) execute function own_part_changed();
create trigger agencies_own_part after update on agencies for each row when ((old.name, old.legal_name, old.registration_no, old.tax_no, old.founded_year, old.website, old.about, old.team_size,
  old.address_line, old.postal_code) is distinct from (new.name, new.legal_name, new.registration_no, new.tax_no, new.founded_year, new.website, new.about, new.team_size,
  new.address_line, new.postal_code)) execute function own_part_changed();
create function account_part_changed() returns trigger language plpgsql as $$
begin
  perform part_written((select id from trainers where user_id = new.id), (select id from agencies where user_id = new.id), 'personal_info', true);
  return null;
end $$;
create trigger users_own_part after update on users for each row when (new.role_id in (13, 14) and (old.first_name, old.last_name, old.email, old.mobile_e164, old.country_id, old.city)
  is distinct from (new.first_name, new.last_name, new.email, new.mobile_e164, new.country_id, new.city)) execute function account_part_changed();

create table trainers_listed (
  id bigint primary key, user_id bigint not null, agency_id bigint,
  country_id bigint, created_at timestamptz not null, updated_at timestamptz not null, deleted_at timestamptz, account_deleted_at timestamptz,
  role_id bigint not null, state text not null, name text collate "und-x-icu" not null,
  search_text text not null, names_text text not null, -- of the account, and of its names alone
  name_lower text collate "C" generated always as (lower(name)) stored,
  is_listed boolean generated always as (role_id = 14 and deleted_at is null and account_deleted_at is null) stored);
create view trainers_to_list as
  select t.id, t.user_id, t.agency_id, u.country_id, t.created_at, t.updated_at, t.deleted_at, u.deleted_at as account_deleted_at, u.role_id, t.state,
    u.full_name as name, u.search_text, search_norm(u.first_name || ' ' || u.last_name || ' ' || u.slug::text) as names_text
  from trainers t join users u on u.id = t.user_id;
create function fill_trainers_listed() returns void language sql as $$
  delete from trainers_listed;
  insert into trainers_listed select * from trainers_to_list order by name, id; $$;
select keep_listed('trainers', 'trainers_listed', 'id', '{"agency_id": "new.agency_id", "created_at": "new.created_at", "updated_at": "new.updated_at", "deleted_at": "new.deleted_at",
  "state": "new.state"}');
select keep_listed('users', 'trainers_listed', 'user_id', '{"country_id": "new.country_id", "account_deleted_at": "new.deleted_at", "role_id": "new.role_id",
  "name": "new.full_name", "search_text": "new.search_text", "names_text": "search_norm(new.first_name || '' '' || new.last_name || '' '' || new.slug::text)"}');
create function list_new_trainers() returns trigger language plpgsql as $$
begin -- an account that somebody else is changing is waited for
  perform 1 from users u join added a on u.id = a.user_id for share of u;
  insert into trainers_listed select v.* from trainers_to_list v join added a on a.id = v.id;
  return null;
end $$;
create trigger trainers_listed_new after insert on trainers referencing new table as added for each statement execute function list_new_trainers();
create function unlist_trainers() returns trigger language plpgsql as $$
begin
  delete from trainers_listed l using removed r where l.id = r.id;
  return null;
end $$;
create trigger trainers_listed_gone after delete on trainers referencing old table as removed for each statement execute function unlist_trainers();
lock table users, trainers in share row exclusive mode;
select fill_trainers_listed();
create index trainers_listed_created on trainers_listed (created_at, id) include (updated_at, country_id, state, agency_id, name_lower) where is_listed;
create index trainers_listed_updated on trainers_listed (updated_at, id) include (created_at, country_id, state, agency_id, name_lower) where is_listed;
create index trainers_listed_name on trainers_listed (name, user_id) include (id, created_at, updated_at, country_id, state, agency_id, name_lower) where is_listed;
create index trainers_listed_state on trainers_listed (state, created_at, id) include (updated_at, country_id, agency_id, name_lower) where is_listed;
create index trainers_listed_country on trainers_listed (country_id, created_at, id) include (updated_at, state, agency_id, name_lower) where is_listed;
create index trainers_listed_agency on trainers_listed (agency_id, created_at, id) include (updated_at, country_id, state, name_lower) where is_listed;
create unique index trainers_listed_user on trainers_listed (user_id);
create index trainers_listed_deleted on trainers_listed (deleted_at) where deleted_at is not null;
create index trainers_listed_name_part on trainers_listed using gin (name_lower gin_trgm_ops) where is_listed;
create index trainers_listed_search on trainers_listed using gin (search_text gin_trgm_ops) where is_listed;
create index trainers_listed_names on trainers_listed using gin (names_text gin_trgm_ops) where is_listed;
analyze trainers_listed;
-- The orders and filters of the list had their indexes on the table itself.
drop index trainers_created, trainers_changed, trainers_state;
select attach_house();
