create extension if not exists citext with schema public; create extension if not exists pg_trgm with schema public; create extension if not exists unaccent with schema public;
create function search_norm(t text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;
create function house() returns trigger language plpgsql as $$
declare quiet text[] := '{updated_at,search_text,full_name,seats_taken,students_count,trainers_count,rating_sum,rating_count,curriculum_done,last_login_at,preferences,audience_no,rating,helpful,not_helpful}';
begin                                                  -- counters and generated columns alone don't make an open form stale
  if (to_jsonb(new) - quiet) is distinct from (to_jsonb(old) - quiet) then new.updated_at := now(); new.version := old.version + 1; end if;
  return new;
end $$;
create function only_erase_may_change() returns trigger language plpgsql as $$
begin
  if current_setting('app.erase', true) is distinct from 'on' then raise exception '% is append-only', tg_table_name; end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- reference data
create table currencies (
  code char(3) primary key check (code ~ '^[A-Z]{3}$'),
  name text not null, symbol text not null,
  exponent smallint not null default 2 check (exponent between 0 and 4),
  active boolean not null default true, sort_order int not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create table price_rates (                             -- a rate is never edited: a new row replaces it from valid_from on
  id bigint generated always as identity primary key,
  currency char(3) not null references currencies check (currency <> 'INR'),
  inr_per_unit numeric(20,8) not null check (inr_per_unit > 0),
  valid_from timestamptz not null default now(),
  source text not null default 'manual' check (source in ('manual','import')),
  created_by bigint, created_at timestamptz not null default now(),
  unique (currency, valid_from));
create table countries (
  id bigint generated always as identity primary key,
  iso2 char(2) not null unique check (iso2 ~ '^[A-Z]{2}$'), iso3 char(3) not null unique,
  name text not null unique,
  dial_code text not null check (dial_code ~ '^\+[0-9]{1,6}$'),
  mobile_min smallint not null default 6, mobile_max smallint not null default 12 check (mobile_max between mobile_min and 14), -- national digits
  currency char(3) not null references currencies,
  active boolean not null default true, sort_order int not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create table states (
  id bigint generated always as identity primary key,
  country_id bigint not null references countries,
  code text not null, name text not null, active boolean not null default true,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (country_id, code), unique (country_id, name));
create table time_zones (
  name text primary key,                               -- IANA name, checked against pg_timezone_names by the seed
  country_id bigint references countries, label text not null, active boolean not null default true);
create index time_zones_country on time_zones (country_id);
create table languages (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  name text not null, native_name text not null,
  direction text not null default 'ltr' check (direction in ('ltr','rtl')),
  active boolean not null default true, is_default boolean not null default false check (active or not is_default),
  sort_order int not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index languages_code on languages (lower(code)) where deleted_at is null;
create unique index languages_default on languages (is_default) where is_default and deleted_at is null;

-- accounts and rights
create table rights (
  name text primary key check (name ~ '^[a-z][A-Za-z]+$'),
  domain text not null check (domain in ('platform','catalog','people','commerce','content')),
  kind text not null check (kind in ('read','write')),
  needs text references rights,                        -- the reading right that a writing right brings (faqEdit → settings)
  label text not null, sort_order int not null default 0);
create table roles (
  id bigint primary key check (id between 1 and 99999),
  name text not null check (length(btrim(name)) between 2 and 60),
  description text not null default '',
  audience text not null default 'staff' check (audience in ('staff','agency','trainer','student')),
  is_system boolean not null default false check (is_system or id >= 100),
  is_sales_team boolean not null default false,        -- its users appear in user/customer-sales-team
  rights_epoch int not null default 1,                 -- raised with every change of role_rights; open consoles reload rights
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index roles_name on roles (lower(name collate "C")) where deleted_at is null;
create sequence roles_custom_id start 100;
create table role_rights (
  role_id bigint not null references roles on delete cascade,
  right_name text not null references rights on update cascade,
  granted_by bigint, granted_at timestamptz not null default now(),
  primary key (role_id, right_name));
create table users (
  id bigint generated always as identity primary key,
  role_id bigint not null references roles,
  status text not null default 'invited' check (status in ('invited','active','blocked','erased')),
  first_name text not null check (first_name = ltrim(first_name) and length(first_name) between 1 and 60),
  last_name text not null default '' check (last_name = ltrim(last_name) and length(last_name) <= 60),
  full_name text collate "und-x-icu" generated always as (btrim(first_name || ' ' || last_name)) stored,
  email citext check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email::text) <= 254),
  email_verified_at timestamptz,
  mobile_e164 text check (mobile_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  mobile_typed text check (mobile_typed ~ '^[0-9 ]+$'), mobile_country_id bigint references countries,
  slug citext not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug::text) <= 80),
  country_id bigint references countries, state_id bigint references states, city text,
  time_zone text references time_zones, language_id bigint references languages, currency char(3) references currencies,
  avatar_file_id bigint,
  password_hash text,                                  -- argon2id; null until the invitation is accepted
  password_changed_at timestamptz, must_change_password boolean not null default false,
  last_login_at timestamptz, blocked_at timestamptz, blocked_by bigint references users, block_reason text,
  erased_at timestamptz check ((erased_at is not null) = (status = 'erased')),
  preferences jsonb not null default '{}',             -- theme, sidebar, density, columns per screen
  search_text text generated always as (search_norm(first_name || ' ' || last_name || ' ' || coalesce(email::text,'') || ' ' || coalesce(mobile_e164,'') || ' ' || slug::text)) stored,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check (status = 'erased' or email is not null or mobile_e164 is not null),
  check ((status = 'blocked') = (blocked_at is not null)));
create unique index users_email on users (email) where deleted_at is null and email is not null;
create unique index users_slug on users (slug);
create index users_mobile on users (mobile_e164, id) where mobile_e164 is not null;
create index users_role_created on users (role_id, created_at desc, id desc) where deleted_at is null;
create index users_role_name on users (role_id, full_name, id) where deleted_at is null;
create index users_created on users (created_at desc, id desc) where deleted_at is null;
create index users_name on users (full_name, id) where deleted_at is null;
create index users_search on users using gin (search_text gin_trgm_ops) where deleted_at is null;
create index users_deleted on users (deleted_at) where deleted_at is not null;
alter table price_rates add foreign key (created_by) references users;
alter table role_rights add foreign key (granted_by) references users;
create function keep_one_super_admin() returns trigger language plpgsql as $$
begin
  perform 1 from roles where id = 1 for no key update; -- one change of super admins at a time; see rule H3
  if not exists (select 1 from users where role_id = 1 and status = 'active' and deleted_at is null) then
    raise exception 'last super admin' using errcode = 'PF001';
  end if;
  return null;
end $$;
create constraint trigger users_last_super_admin after update or delete on users deferrable initially immediate
  for each row when (old.role_id = 1 and old.status = 'active' and old.deleted_at is null) execute function keep_one_super_admin();

-- sign-in
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('web','mobile')),
  device_id text not null check (device_id ~ '^[A-Za-z0-9_-]{22,64}$'),
  parent_session_id bigint references sessions, impersonator_id bigint references users, impersonation_reason text,
  ip inet, user_agent text not null default '',
  idle interval not null default '12 hours',           -- 30 days with *remember*
  created_at timestamptz not null default now(), last_seen_at timestamptz not null default now(), expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout','password','blocked','reuse','expired','revoked','impersonation_ended','erased')),
  check ((parent_session_id is null) = (impersonator_id is null)), check ((ended_at is null) = (end_reason is null)));
create index sessions_device on sessions (user_id, device_id);  -- H2: a known device
create index sessions_open on sessions (user_id, last_seen_at desc, id desc) where ended_at is null;
create unique index sessions_one_child on sessions (parent_session_id) where ended_at is null and parent_session_id is not null;
create table refresh_tokens (                          -- the family is the session; seq orders its tokens
  id bigint generated always as identity primary key,
  session_id bigint not null references sessions on delete cascade,
  seq int not null check (seq >= 1),
  key_id text not null,                                -- which SERVER_KEY derived it: case c of H1 must make the same successor
  token_hash bytea not null unique check (length(token_hash) = 32),
  issued_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz,
  unique (session_id, seq));
create table password_resets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique, purpose text not null default 'reset' check (purpose in ('reset','invite')),
  requested_ip inet, created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz);
create unique index password_resets_open on password_resets (user_id) where used_at is null;
create table auth_counters (
  scope text not null check (scope in ('account','device','ip','forgot','reset')),
  key_hash bytea not null,                             -- HMAC of the lower-cased e-mail or the address: unknown e-mails count too
  failures int not null default 0, window_started_at timestamptz not null default now(), locked_until timestamptz,
  locks int not null default 0, locks_since timestamptz, -- H2: how often in a day, for 1, 2, 4 … 60 minutes
  primary key (scope, key_hash));

-- traces
create table audit_log (
  id bigint generated always as identity, at timestamptz not null default now(),
  actor_id bigint, impersonator_id bigint,             -- no foreign keys: the log outlives what it names
  action text not null check (action ~ '^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$'), -- user.block, course.publish
  entity text not null, entity_id text not null, entity_label text not null default '',
  changes jsonb not null default '{}',                 -- {field: [before, after]}; secrets are "•••"
  request_id text, ip inet, device_id text,
  primary key (at, id)) partition by range (at);
create table audit_log_rest partition of audit_log default;
create index audit_log_entity on audit_log (entity, entity_id, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
create trigger audit_log_fixed before update or delete on audit_log for each row execute function only_erase_may_change();
create function ensure_audit_month(d date) returns void language plpgsql as $$
declare m date := date_trunc('month', d); n text := 'audit_log_' || to_char(m, 'YYYYMM');
begin
  if to_regclass(n) is null then
    execute format('create table %I partition of audit_log for values from (%L) to (%L)', n, m, m + interval '1 month');
  end if;
end $$;
create table idempotency_keys (
  user_id bigint not null references users on delete cascade, key text not null check (length(key) between 8 and 100),
  call text not null, request_hash bytea not null,
  status smallint, response jsonb,                     -- filled in the same transaction as the work
  created_at timestamptz not null default now(), primary key (user_id, key));
create index idempotency_keys_age on idempotency_keys (created_at);

-- a person's own things
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null, title text not null check (length(title) <= 160), body text not null default '',
  link text check (link ~ '^/[^/]'), dedupe_key text,
  created_at timestamptz not null default now(), read_at timestamptz);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create unique index notifications_dedupe on notifications (user_id, dedupe_key) where dedupe_key is not null;
create table saved_views (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade, role_id bigint references roles on delete cascade, check (num_nonnulls(user_id, role_id) = 1), -- private, or shared with a role
  screen text not null, name text not null check (length(btrim(name)) between 1 and 60),
  query text not null default '' check (length(query) <= 4000), columns jsonb not null default '[]',
  is_default boolean not null default false,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create unique index saved_views_name on saved_views (coalesce(user_id, -role_id), screen, lower(name));
create unique index saved_views_default on saved_views (coalesce(user_id, -role_id), screen) where is_default;
create table drafts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  form text not null, entity_id bigint not null default 0, -- 0 = a new record
  base_version int not null default 0, body jsonb not null check (pg_column_size(body) <= 1048576),
  updated_at timestamptz not null default now(), unique (user_id, form, entity_id));
create table settings (
  group_name text primary key check (group_name in ('general','prices','languages','mail','payments','uploads','security','remotes')),
  value jsonb not null default '{}', updated_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create table payment_providers (
  id bigint generated always as identity primary key,
  code text not null check (code in ('sandbox','razorpay','stripe')), mode text not null default 'test' check (mode in ('test','live')),
  public_key text not null default '', secret_sealed bytea, webhook_secret_sealed bytea, -- AES-256-GCM with the server's key; never read back
  currencies char(3)[] not null default '{}', active boolean not null default false, is_default boolean not null default false check (active or not is_default),
  last_checked_at timestamptz, last_check_error text, updated_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (code, mode), check (code <> 'sandbox' or mode = 'test'));
create unique index payment_providers_default on payment_providers (is_default) where is_default;

-- files
create table files (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('avatar','image','editor','document','attachment','video','import','export','invoice','drive')),
  status text not null default 'uploading' check (status in ('uploading','ready','rejected','deleting')),
  visibility text not null default 'private' check (visibility in ('public','private')),
  original_name text not null check (length(original_name) <= 255), extension text not null default '',
  mime text not null, bytes bigint not null check (bytes >= 0), upload_offset bigint not null default 0, sha256 bytea check (length(sha256) = 32),
  storage_key text not null unique, width int, height int, duration_seconds int, pages int,
  reject_reason text, replaced_by_id bigint references files,
  uploaded_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  check (status <> 'ready' or sha256 is not null));
create index files_sha on files (sha256, bytes) where status = 'ready';
create index files_unready on files (created_at) where status in ('uploading','rejected','deleting');
create index files_uploader on files (uploaded_by, created_at desc, id desc);
create table file_variants (
  file_id bigint not null references files on delete cascade, size text not null check (size in ('small','medium','large')),
  storage_key text not null unique, mime text not null, bytes int not null, width int not null, height int not null,
  primary key (file_id, size));
create table file_uses (
  file_id bigint not null references files, entity text not null, entity_id bigint not null, field text not null,
  label text not null default '', route text not null default '', since timestamptz not null default now(),
  primary key (file_id, entity, entity_id, field));
create index file_uses_entity on file_uses (entity, entity_id);
alter table users add foreign key (avatar_file_id) references files;

-- background work
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('export','import','bulk','mail','clock','media','report','payment','merge','erase','publish')),
  name text not null,                                  -- the declared handler: student.import, batch.clock
  payload jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued','running','review','done','failed','cancelled')), -- review = dry-run finished
  priority smallint not null default 5, run_at timestamptz not null default now(), dedupe_key text,
  attempts int not null default 0, max_attempts int not null default 5 check (max_attempts between 1 and 20),
  lease_until timestamptz, lease_token uuid, worker text, cancel_requested boolean not null default false,
  progress_done bigint not null default 0, progress_total bigint, cursor jsonb, -- where the next attempt resumes
  summary jsonb not null default '{}',                 -- {"done":18,"failed":2,"skipped":0}
  error text, input_file_id bigint references files, output_file_id bigint references files,
  user_id bigint references users, session_id bigint references sessions on delete set null,
  created_at timestamptz not null default now(), started_at timestamptz, finished_at timestamptz,
  check ((state = 'running') = (lease_token is not null)));
create index jobs_ready on jobs (priority, run_at, id) where state = 'queued';
create index jobs_leases on jobs (lease_until) where state = 'running';
create index jobs_user on jobs (user_id, created_at desc, id desc);
create unique index jobs_dedupe on jobs (name, dedupe_key) where dedupe_key is not null and state in ('queued','running');
create table job_rows (
  job_id bigint not null references jobs on delete cascade, row_no int not null,
  state text not null check (state in ('valid','invalid','duplicate','done','failed','skipped')),
  entity_id bigint, input jsonb, errors jsonb not null default '[]', -- the wire's error list
  primary key (job_id, row_no));
create index job_rows_state on job_rows (job_id, state, row_no);
create table job_schedules (
  name text primary key, kind text not null, every interval not null check (every >= interval '10 seconds'),
  next_run_at timestamptz not null default now(), last_job_id bigint references jobs on delete set null, active boolean not null default true);
create table mails (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null, to_email citext not null, template text not null, language_code text not null default 'en',
  subject text not null, body_html text not null, body_text text not null,
  state text not null default 'queued' check (state in ('queued','sent','failed','dropped')),
  attempts int not null default 0, provider_id text, error text, dedupe_key text unique,
  created_at timestamptz not null default now(), sent_at timestamptz);
create index mails_state on mails (state, created_at desc, id desc);
create index mails_user on mails (user_id, created_at desc);

-- remotes
create table remotes (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{2,40}$'),
  title text not null, owner_team text not null, base_paths text[] not null check (cardinality(base_paths) > 0),
  state text not null default 'enabled' check (state in ('enabled','disabled')), state_reason text not null default '',
  error_limit numeric(5,4) not null default 0.02, min_loads int not null default 20, -- health limit: errors per load, judged from min_loads on
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create table remote_keys (
  id bigint generated always as identity primary key,
  remote_id bigint not null references remotes, kind text not null check (kind in ('signing','deploy')),
  label text not null, key_id text not null unique,    -- SHA-256 of the key, base64url
  public_key text, token_hash bytea unique,            -- signing: ECDSA P-256, SPKI base64; deploy: SHA-256 of the bearer token
  added_by bigint references users, created_at timestamptz not null default now(), expires_at timestamptz, revoked_at timestamptz, revoked_reason text,
  check ((kind = 'signing') = (public_key is not null)), check ((kind = 'deploy') = (token_hash is not null)));
create index remote_keys_trusted on remote_keys (remote_id, kind) where revoked_at is null;
create table remote_releases (
  id bigint generated always as identity primary key,
  remote_id bigint not null references remotes,
  semver text not null check (semver ~ '^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$'),
  state text not null default 'uploaded' check (state in ('uploaded','ready','refused','withdrawn')), state_reason text not null default '',
  declared jsonb not null,                             -- release.json as signed: paths, menu, routes, slots, commands, rights
  declared_text text not null, signature text not null, key_id bigint not null references remote_keys, -- exact signed bytes
  shell_range text not null, shared jsonb not null default '{}', gate_report jsonb not null default '[]',
  total_bytes bigint not null, entry_bytes bigint not null, commit_id text not null default '',
  published_by bigint references users, published_at timestamptz not null default now(), files_kept_until timestamptz,
  unique (remote_id, semver), unique (id, remote_id));
create index remote_releases_recent on remote_releases (remote_id, published_at desc, id desc);
create table remote_release_files (
  release_id bigint not null references remote_releases on delete cascade, path text not null check (path !~ '(^/|\.\.)'),
  sha384 text not null check (sha384 ~ '^sha384-[A-Za-z0-9+/]{64}$'), bytes int not null, mime text not null,
  primary key (release_id, path));
create function release_is_fixed() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{state,state_reason,gate_report,files_kept_until}'::text[]) is distinct from
     (to_jsonb(old) - '{state,state_reason,gate_report,files_kept_until}'::text[]) then raise exception 'a release is immutable' using errcode = 'PF002'; end if;
  return new;
end $$;
create trigger remote_releases_fixed before update on remote_releases for each row execute function release_is_fixed();
create table remote_channels (
  remote_id bigint not null references remotes, channel text not null check (channel in ('live','next')),
  release_id bigint, previous_release_id bigint,       -- null release = published nowhere on this channel
  canary_release_id bigint, canary_percent smallint check (canary_percent between 0 and 99), -- 0: by role alone
  canary_roles bigint[] not null default '{}', canary_started_at timestamptz, reason text not null default '', changed_by bigint references users,
  updated_at timestamptz not null default now(), version int not null default 1,
  primary key (remote_id, channel),
  foreign key (release_id, remote_id) references remote_releases (id, remote_id),
  foreign key (previous_release_id, remote_id) references remote_releases (id, remote_id),
  foreign key (canary_release_id, remote_id) references remote_releases (id, remote_id),
  check ((canary_release_id is null) = (canary_percent is null)), check (canary_release_id is null or canary_release_id <> release_id));
create table registry_state (one boolean primary key default true check (one), revision bigint not null default 1, changed_at timestamptz not null default now());
create table remote_events (
  id bigint generated always as identity primary key,
  remote_id bigint not null references remotes,
  action text not null check (action in ('register','publish','refuse','promote','canary','rollback','auto_rollback','disable','enable','withdraw','key_add','key_revoke','override','override_end')),
  channel text, from_release_id bigint references remote_releases, to_release_id bigint references remote_releases,
  reason text not null default '', detail jsonb not null default '{}', actor_id bigint references users, key_id bigint references remote_keys,
  registry_revision bigint not null, at timestamptz not null default now());
create index remote_events_recent on remote_events (remote_id, at desc, id desc);
create trigger remote_events_fixed before update or delete on remote_events for each row execute function only_erase_may_change();
create table remote_health (                           -- one row a minute, release and cohort; added to by upsert
  release_id bigint not null references remote_releases on delete cascade, minute timestamptz not null check (minute = date_trunc('minute', minute)),
  cohort text not null check (cohort in ('main','canary','override')),
  loads int not null default 0, load_failures int not null default 0, render_errors int not null default 0, handler_errors int not null default 0,
  promise_errors int not null default 0, long_tasks int not null default 0, load_ms_sum bigint not null default 0, load_ms_max int not null default 0,
  last_error text, last_reference text, primary key (release_id, minute, cohort));
create index remote_health_minute on remote_health (minute desc);
create table remote_overrides (
  id bigint generated always as identity primary key,
  remote_id bigint not null references remotes, user_id bigint not null references users on delete cascade,
  origin text not null check (origin ~ '^https?://[a-z0-9.:-]+$'), token_hash bytea not null unique, reason text not null check (length(btrim(reason)) >= 5),
  issued_by bigint not null references users, created_at timestamptz not null default now(), expires_at timestamptz not null, ended_at timestamptz,
  check (expires_at <= created_at + interval '8 hours'));
create unique index remote_overrides_open on remote_overrides (user_id, remote_id) where ended_at is null;

do $$ declare t text; begin                            -- house(): every table of this page that has a version
  for t in select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'version'
  loop execute format('create trigger %I before update on %I for each row execute function house()', t || '_house', t); end loop;
end $$;

-- always there
insert into roles (id, name, description, audience, is_system, is_sales_team) values
  (1, 'Super admin', 'Everything.', 'staff', true, false),
  (2, 'Admin', 'Everything but roles, remotes and erasing people.', 'staff', true, false),
  (3, 'Sub-admin', 'Reads most of it, edits catalogue and content.', 'staff', true, false),
  (4, 'Customer sales', 'Students and payment links.', 'staff', true, true),
  (13, 'Agency', 'An agency of trainers; no rights in this console.', 'agency', true, false),
  (14, 'Trainer', 'A trainer; no rights in this console.', 'trainer', true, false),
  (15, 'Student', 'A student; lands in the student area.', 'student', true, false);
insert into registry_state default values;
insert into settings (group_name, value) values
  ('general', '{"productName": "Lectern", "supportEmail": "support@example.com"}'), ('prices', '{}'), ('languages', '{}'), ('mail', '{"transport": "outbox"}'),
  ('payments', '{}'), ('uploads', '{}'), ('security', '{"maxFailures": 5, "idleHours": 12}'), ('remotes', '{}');
insert into payment_providers (code, mode, active, is_default) values ('sandbox', 'test', true, true);
insert into job_schedules (name, kind, every) values
  ('jobs.reap', 'clock', '10 seconds'), ('mail.send', 'mail', '10 seconds'), ('remote.health', 'clock', '1 minute'), ('idempotency.clean', 'clock', '1 hour'),
  ('file.collect', 'media', '1 day'), ('trash.purge', 'clock', '1 day'), ('audit.months', 'clock', '1 day'), ('counter.check', 'clock', '1 day'), ('session.clean', 'clock', '1 day');
