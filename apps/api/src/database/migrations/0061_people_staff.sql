-- staff_profiles: what the console keeps of its staff besides the account; every account of staff has one, so that lists of staff begin here
create table staff_profiles (
  user_id bigint primary key references users on delete cascade,
  job_title text collate "und-x-icu" not null default '', team text collate "und-x-icu" not null default '',
  manager_id bigint references users check (manager_id <> user_id),
  country_ids bigint[] not null default '{}', notes text not null default '', -- countries served; none = all: it helps to filter and gives no right
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create index staff_profiles_team on staff_profiles (team, user_id);
create index staff_profiles_manager on staff_profiles (manager_id, user_id) where manager_id is not null;
insert into staff_profiles (user_id) select u.id from users u join roles r on r.id = u.role_id where r.audience = 'staff';
create function keep_staff_profiles() returns trigger language plpgsql as $$
begin
  insert into staff_profiles (user_id) select a.id from added a join roles r on r.id = a.role_id where r.audience = 'staff' on conflict do nothing;
  return null;
end $$;
create trigger users_staff after insert on users referencing new table as added for each statement execute function keep_staff_profiles();
select attach_house();
