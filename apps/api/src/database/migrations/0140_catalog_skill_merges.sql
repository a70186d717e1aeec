-- H3: a merge of skills can be undone for 30 days. What it moved, dropped and added is kept row by row.
create table skill_merges (
  id bigint generated always as identity primary key,
  source_id bigint not null references skills on delete cascade, target_id bigint not null references skills on delete cascade check (target_id <> source_id),
  state text not null default 'running' check (state in ('running','done','undone')),
  source_status text not null check (source_status in ('active','inactive')), -- given back by an undo
  moved int not null default 0, dropped int not null default 0,
  job_id bigint references jobs on delete set null, merged_by bigint not null references users, merged_at timestamptz not null default now(),
  undone_by bigint references users, undone_at timestamptz, undo_until timestamptz not null default now() + interval '30 days');
create unique index skill_merges_live on skill_merges (source_id) where state in ('running','done');
create index skill_merges_target on skill_merges (target_id, merged_at desc, id desc);
create index skill_merges_job on skill_merges (job_id) where job_id is not null;
create table skill_merge_rows (
  merge_id bigint not null references skill_merges on delete cascade, no bigint generated always as identity,
  table_name text not null, column_name text not null, row_key jsonb not null, -- primary key of the row, as moved
  action text not null check (action in ('moved','dropped','added')), row_before jsonb not null, -- moved: the columns that changed besides; dropped: the whole row
  primary key (merge_id, no));
create index skills_merged_into on skills (merged_into_id) where merged_into_id is not null;

-- Whatever names a skill can't name one that has been merged: a writer that read it before waits for the merge here, and is refused.
create function refuse_merged_skill() returns trigger language plpgsql as $$
declare named bigint := to_jsonb(new) ->> tg_argv[0]; found_status text;
begin
  if named is null then return new; end if;
  if tg_op = 'UPDATE' and to_jsonb(old) ->> tg_argv[0] = named::text then return new; end if;
  select status into found_status from skills where id = named for key share;
  if found_status = 'merged' then raise exception 'the skill has been merged' using errcode = 'CT009', column = tg_argv[0]; end if;
  return new;
end $$;
create function attach_skill_guard() returns void language plpgsql as $$ -- on every table that names a skill; a migration with a new one calls it again
declare r record;
begin
  for r in select c.conrelid::regclass as tab, t.relname, a.attname as col from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'skills'::regclass and cardinality(c.conkey) = 1 and c.conrelid not in ('skills'::regclass, 'skill_merges'::regclass)
      and not exists (select 1 from pg_trigger g where g.tgrelid = c.conrelid and g.tgname = t.relname || '_' || a.attname || '_guard')
  loop execute format('create trigger %I before insert or update of %I on %s for each row execute function refuse_merged_skill(%L)', r.relname || '_' || r.col || '_guard', r.col, r.tab, r.col); end loop;
end $$;
select attach_skill_guard();

-- A merge of skills leaves what people teach as it was: their approved parts stay approved.
create or replace function part_row_changed() returns trigger language plpgsql as $$ -- as before, but for such a merge
declare
  written jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  trainer bigint := written->>'trainer_id'; agency bigint := written->>'agency_id'; filled boolean;
begin
  if trainer is null and agency is null then return null; end if;
  if current_setting('lectern.merges_skills', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - '{updated_at,version}'::text[] = to_jsonb(old) - '{updated_at,version}'::text[] then return null; end if;
  execute format('select exists (select 1 from %I where %I = $1 and deleted_at is null)', tg_table_name, case when trainer is null then 'agency_id' else 'trainer_id' end)
    into filled using coalesce(trainer, agency);
  perform part_written(trainer, agency, tg_argv[0], filled);
  return null;
end $$;
