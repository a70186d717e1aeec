-- students: the institute that they come from, its seats, and the list filtered by institute and by who looks after a student
alter table students add column institute_id bigint references institutes;
create index students_institute on students (institute_id, id) where institute_id is not null and deleted_at is null;
alter table institutes add column seat_limit int check (seat_limit > 0), add column students_count int not null default 0 check (students_count >= 0);
create index institutes_students on institutes (students_count, id) where deleted_at is null;

-- Whoever writes a student moves the counter, in the order of ids; the last seat is given once.
create function count_institute_students() returns trigger language plpgsql as $$
declare
  was bigint := case when tg_op <> 'INSERT' and old.deleted_at is null then old.institute_id end;
  will bigint := case when tg_op <> 'DELETE' and new.deleted_at is null then new.institute_id end;
begin
  if was is not distinct from will then return null; end if;
  perform 1 from institutes where id in (was, will) order by id for no key update;
  update institutes set students_count = students_count - 1 where id = was;
  if will is not null then
    update institutes set students_count = students_count + 1 where id = will and (seat_limit is null or students_count < seat_limit);
    if not found then raise exception 'the institute is full' using errcode = 'PE001'; end if;
  end if;
  return null;
end $$;
create trigger students_of_institute after insert or delete or update of institute_id, deleted_at on students for each row execute function count_institute_students();

lock table users, students in share row exclusive mode;
alter table students_listed add column sales_user_id bigint, add column institute_id bigint;
create or replace view students_to_list as
  select s.id, s.user_id, u.country_id, s.created_at, s.updated_at, s.deleted_at, u.deleted_at as account_deleted_at, u.role_id, s.merged_into_id, s.lead_state, u.status,
    u.full_name as name, u.search_text, search_norm(u.first_name || ' ' || u.last_name || ' ' || u.slug::text) as names_text, s.sales_user_id, s.institute_id
  from students s join users u on u.id = s.user_id;
create or replace function fill_students_listed() returns void language sql as $$
  delete from students_listed;
  insert into students_listed (id, user_id, country_id, created_at, updated_at, deleted_at, account_deleted_at, role_id, merged_into_id, lead_state, status, name, search_text, names_text, sales_user_id, institute_id)
    select * from students_to_list order by name, id; $$;
create or replace function list_new_students() returns trigger language plpgsql as $$
begin -- an account that somebody else is changing is waited for
  perform 1 from users u join added a on u.id = a.user_id for share of u;
  insert into students_listed (id, user_id, country_id, created_at, updated_at, deleted_at, account_deleted_at, role_id, merged_into_id, lead_state, status, name, search_text, names_text, sales_user_id, institute_id)
    select v.* from students_to_list v join added a on a.id = v.id;
  return null;
end $$;
drop trigger students_listed on students;
drop function students_to_students_listed();
select keep_listed('students', 'students_listed', 'id', '{"created_at": "new.created_at", "updated_at": "new.updated_at", "deleted_at": "new.deleted_at",
  "merged_into_id": "new.merged_into_id", "lead_state": "new.lead_state", "sales_user_id": "new.sales_user_id", "institute_id": "new.institute_id"}');
update students_listed l set sales_user_id = s.sales_user_id from students s where s.id = l.id and s.sales_user_id is not null;
-- As before, each index holds whatever the list filters by.
drop index students_listed_created, students_listed_updated, students_listed_name, students_listed_lead, students_listed_status, students_listed_country;
create index students_listed_created on students_listed (created_at, id) include (updated_at, country_id, lead_state, status, name_lower, sales_user_id, institute_id) where is_listed;
create index students_listed_updated on students_listed (updated_at, id) include (created_at, country_id, lead_state, status, name_lower, sales_user_id, institute_id) where is_listed;
create index students_listed_name on students_listed (name, user_id) include (id, created_at, updated_at, country_id, lead_state, status, name_lower, sales_user_id, institute_id) where is_listed;
create index students_listed_lead on students_listed (lead_state, created_at, id) include (updated_at, country_id, status, name_lower, sales_user_id, institute_id) where is_listed;
create index students_listed_status on students_listed (status, created_at, id) include (updated_at, country_id, lead_state, name_lower, sales_user_id, institute_id) where is_listed;
create index students_listed_country on students_listed (country_id, created_at, id) include (updated_at, lead_state, status, name_lower, sales_user_id, institute_id) where is_listed;
create index students_listed_sales on students_listed (sales_user_id, created_at, id) include (updated_at, country_id, lead_state, status, name_lower, institute_id) where is_listed;
create index students_listed_institute on students_listed (institute_id, created_at, id) include (updated_at, country_id, lead_state, status, name_lower, sales_user_id) where is_listed;
analyze students_listed;
