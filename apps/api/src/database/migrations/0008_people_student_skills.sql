-- what a person teaches or wants to learn; trainers and agencies have no tables yet
create table person_skills (
  id bigint generated always as identity primary key,
  trainer_id bigint, agency_id bigint, student_id bigint references students,
  skill_id bigint not null references skills, category_id bigint not null references categories,
  level text not null default 'intermediate' check (level in ('beginner','intermediate','advanced','expert')),
  years numeric(4,1) not null default 0 check (years between 0 and 70), note text not null default '', sort_order int not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check (num_nonnulls(trainer_id, agency_id, student_id) = 1));
create unique index person_skills_trainer on person_skills (trainer_id, skill_id) where deleted_at is null;
create unique index person_skills_agency on person_skills (agency_id, skill_id) where deleted_at is null;
create unique index person_skills_student on person_skills (student_id, skill_id) where deleted_at is null;
create index person_skills_skill on person_skills (skill_id) where deleted_at is null;
create index person_skills_category on person_skills (category_id) where deleted_at is null;
select attach_house();
