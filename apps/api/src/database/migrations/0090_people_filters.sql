-- people: trainers are filtered by their rating, agencies by the step of their onboarding and the number of their trainers.
-- A trainer's rating is what students gave for demo lessons. A counter: it makes no open form stale (house()).
create function demo_rated() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.student_rating is not null and old.trainer_id is not null and old.deleted_at is null then
    update trainers set rating_sum = rating_sum - old.student_rating, rating_count = rating_count - 1 where id = old.trainer_id;
  end if;
  if tg_op <> 'DELETE' and new.student_rating is not null and new.trainer_id is not null and new.deleted_at is null then
    update trainers set rating_sum = rating_sum + new.student_rating, rating_count = rating_count + 1 where id = new.trainer_id;
  end if;
  return null;
end $$;
create trigger demos_rated_new after insert on demos for each row when (new.student_rating is not null) execute function demo_rated();
create trigger demos_rated after update on demos for each row when ((old.student_rating, old.trainer_id, old.deleted_at) is distinct from (new.student_rating, new.trainer_id, new.deleted_at)) execute function demo_rated();
create trigger demos_rated_gone after delete on demos for each row when (old.student_rating is not null) execute function demo_rated();
update trainers t set rating_sum = d.stars, rating_count = d.ratings from (select trainer_id, sum(student_rating) as stars, count(*) as ratings from demos
  where student_rating is not null and trainer_id is not null and deleted_at is null group by trainer_id) d where d.trainer_id = t.id;

alter table trainers_listed add rating numeric(3,2); -- null: nobody has rated yet
create or replace view trainers_to_list as
  select t.id, t.user_id, t.agency_id, u.country_id, t.created_at, t.updated_at, t.deleted_at, u.deleted_at as account_deleted_at, u.role_id, t.state,
    u.full_name as name, u.search_text, search_norm(u.first_name || ' ' || u.last_name || ' ' || u.slug::text) as names_text, round(t.rating_sum::numeric / nullif(t.rating_count, 0), 2) as rating
  from trainers t join users u on u.id = t.user_id;
create or replace function fill_trainers_listed() returns void language sql as $$
  delete from trainers_listed;
  insert into trainers_listed (id, user_id, agency_id, country_id, created_at, updated_at, deleted_at, account_deleted_at, role_id, state, name, search_text, names_text, rating)
    select * from trainers_to_list order by name, id; $$;
create or replace function list_new_trainers() returns trigger language plpgsql as $$
begin -- an account that somebody else is changing is waited for
  perform 1 from users u join added a on u.id = a.user_id for share of u;
  insert into trainers_listed (id, user_id, agency_id, country_id, created_at, updated_at, deleted_at, account_deleted_at, role_id, state, name, search_text, names_text, rating)
    select v.* from trainers_to_list v join added a on a.id = v.id;
  return null;
end $$;
drop trigger trainers_listed on trainers;
drop function trainers_to_trainers_listed();
select keep_listed('trainers', 'trainers_listed', 'id', '{"agency_id": "new.agency_id", "created_at": "new.created_at", "updated_at": "new.updated_at", "deleted_at": "new.deleted_at",
  "state": "new.state", "rating": "round(new.rating_sum::numeric / nullif(new.rating_count, 0), 2)"}');
update trainers_listed l set rating = v.rating from trainers_to_list v where v.id = l.id and v.rating is not null;
-- As before, each index holds whatever the list filters by.
drop index trainers_listed_created, trainers_listed_updated, trainers_listed_name, trainers_listed_state, trainers_listed_country, trainers_listed_agency;
create index trainers_listed_created on trainers_listed (created_at, id) include (updated_at, country_id, state, agency_id, name_lower, rating) where is_listed;
create index trainers_listed_updated on trainers_listed (updated_at, id) include (created_at, country_id, state, agency_id, name_lower, rating) where is_listed;
create index trainers_listed_name on trainers_listed (name, user_id) include (id, created_at, updated_at, country_id, state, agency_id, name_lower, rating) where is_listed;
create index trainers_listed_state on trainers_listed (state, created_at, id) include (updated_at, country_id, agency_id, name_lower, rating) where is_listed;
create index trainers_listed_country on trainers_listed (country_id, created_at, id) include (updated_at, state, agency_id, name_lower, rating) where is_listed;
create index trainers_listed_agency on trainers_listed (agency_id, created_at, id) include (updated_at, country_id, state, name_lower, rating) where is_listed;
create index trainers_listed_rating on trainers_listed (rating, created_at, id) include (updated_at, country_id, state, agency_id, name_lower) where is_listed;
analyze trainers_listed;

create index agencies_step on agencies (onboarding_step, created_at, id) where deleted_at is null;
create index agencies_trainers on agencies (trainers_count, id) where deleted_at is null;
