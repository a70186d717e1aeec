-- trainers and agencies: what they teach and what the marketplace has checked; name, e-mail, mobile, place and status of a person are in users alone
create table agencies (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users,
  name text collate "und-x-icu" not null check (name = ltrim(name) and length(name) between 2 and 120), legal_name text not null default '',
  registration_no text not null default '', tax_no text not null default '', founded_year smallint check (founded_year between 1850 and 2100),
  website text not null default '', about text not null default '', team_size int check (team_size > 0),
  address_line text not null default '', postal_code text not null default '',
  onboarding_step smallint not null default 1 check (onboarding_step between 1 and 5), -- next step to fill; 5 = all four done
  state text not null default 'onboarding' check (state in ('onboarding','submitted','changes_asked','verified','suspended')), state_reason text not null default '',
  submitted_at timestamptz, verified_at timestamptz, verified_by bigint references users,
  logo_file_id bigint references files, trainers_count int not null default 0 check (trainers_count >= 0),
  search_text text generated always as (search_norm(name || ' ' || legal_name || ' ' || registration_no)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index agencies_registration on agencies (lower(registration_no collate "C")) where registration_no <> '' and deleted_at is null;
create index agencies_created on agencies (created_at, id) where deleted_at is null;
create index agencies_changed on agencies (updated_at, id);
create index agencies_name on agencies (name, id) where deleted_at is null;
create index agencies_state on agencies (state, created_at, id) where deleted_at is null;
create index agencies_deleted on agencies (deleted_at) where deleted_at is not null;
create index agencies_search on agencies using gin (search_text gin_trgm_ops);

create table trainers (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users, agency_id bigint references agencies,
  headline text not null default '', about text not null default '', gender text check (gender in ('female','male','other','unsaid')), date_of_birth date,
  address_line text not null default '', postal_code text not null default '',
  experience_years numeric(4,1) not null default 0 check (experience_years between 0 and 70),
  teaching_modes text[] not null default '{online}' check (teaching_modes <@ '{online,offline,hybrid}'),
  hourly_rate_minor bigint check (hourly_rate_minor >= 0), hourly_rate_currency char(3) references currencies,
  state text not null default 'draft' check (state in ('draft','submitted','changes_asked','verified','suspended')), state_reason text not null default '',
  submitted_at timestamptz, verified_at timestamptz, verified_by bigint references users,
  rating_sum int not null default 0, rating_count int not null default 0 check (rating_sum between 0 and rating_count * 5),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check ((hourly_rate_minor is null) = (hourly_rate_currency is null)));
create index trainers_created on trainers (created_at, id) where deleted_at is null;
create index trainers_changed on trainers (updated_at, id);
create index trainers_state on trainers (state, created_at, id) where deleted_at is null;
create index trainers_agency on trainers (agency_id, id) where deleted_at is null;
create index trainers_deleted on trainers (deleted_at) where deleted_at is not null;

-- an account that is older than these tables gets its row
insert into trainers (user_id, created_at, updated_at, deleted_at) select id, created_at, updated_at, deleted_at from users where role_id = 14;
insert into agencies (user_id, name, created_at, updated_at, deleted_at)
  select id, case when length(full_name) >= 2 then left(full_name, 120) else 'Agency ' || id end, created_at, updated_at, deleted_at from users where role_id = 13;
alter table person_skills add foreign key (trainer_id) references trainers, add foreign key (agency_id) references agencies;

create table experiences (
  id bigint generated always as identity primary key,
  trainer_id bigint references trainers, agency_id bigint references agencies check (num_nonnulls(trainer_id, agency_id) = 1),
  title text not null, organisation text not null, country_id bigint references countries, city text not null default '',
  started_on date not null, ended_on date check (ended_on >= started_on),               -- null = still there
  description text not null default '', sort_order int not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index experiences_trainer on experiences (trainer_id, started_on desc, id desc) where deleted_at is null;
create index experiences_agency on experiences (agency_id, started_on desc, id desc) where deleted_at is null;
create table resumes (
  id bigint generated always as identity primary key,
  trainer_id bigint not null references trainers, file_id bigint not null references files, is_current boolean not null default true,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index resumes_current on resumes (trainer_id) where is_current and deleted_at is null;
create index resumes_trainer on resumes (trainer_id, id desc) where deleted_at is null;
create table certifications (
  id bigint generated always as identity primary key,
  trainer_id bigint not null references trainers,
  name text not null, issuer text not null, credential_no text not null default '', credential_url text not null default '',
  issued_on date not null, expires_on date check (expires_on > issued_on), file_id bigint references files,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index certifications_trainer on certifications (trainer_id, issued_on desc, id desc) where deleted_at is null;
create table educations (
  id bigint generated always as identity primary key,
  trainer_id bigint not null references trainers,
  degree text not null, field text not null default '', school text not null, country_id bigint references countries,
  start_year smallint not null check (start_year between 1940 and 2100), end_year smallint check (end_year >= start_year), grade text not null default '', file_id bigint references files,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index educations_trainer on educations (trainer_id, start_year desc, id desc) where deleted_at is null;
create table agency_documents (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agencies,
  kind text not null check (kind in ('registration','tax','address','owner_id','bank','other')), title text not null default '',
  number text not null default '', file_id bigint not null references files, expires_on date,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index agency_documents_kind on agency_documents (agency_id, kind) where kind <> 'other' and deleted_at is null;
create index agency_documents_agency on agency_documents (agency_id, id) where deleted_at is null;
create table verifications (                            -- one row a part; a change of the part sets it back to pending
  id bigint generated always as identity primary key,
  trainer_id bigint references trainers, agency_id bigint references agencies check (num_nonnulls(trainer_id, agency_id) = 1),
  part text not null check (part in ('personal_info','skills','experience','resume','certification','education','demo','documents')),
  state text not null default 'pending' check (state in ('empty','pending','approved','changes_asked')), reason text not null default '' check (state <> 'changes_asked' or length(btrim(reason)) >= 5),
  part_revision int not null default 1,                -- raised by every write to the part; a decision names the one it saw
  decided_by bigint references users, decided_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create unique index verifications_trainer on verifications (trainer_id, part) where trainer_id is not null;
create unique index verifications_agency on verifications (agency_id, part) where agency_id is not null;
create index verifications_open on verifications (updated_at, id) where state = 'pending';
select attach_house();
