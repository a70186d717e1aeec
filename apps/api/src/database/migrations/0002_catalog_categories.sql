-- order of siblings: bigint keys with gaps of 2^20; a move changes one row; the gap is refilled when it is used up
create function place_before(t regclass, parent_col text, parent bigint, moving bigint, before_id bigint) returns bigint language plpgsql as $$
declare lo bigint; hi bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(t::text || ':' || parent_col || ':' || coalesce(parent, 0), 1));
  loop
    hi := null;
    if before_id is not null then
      execute format('select sort_key from %s where id = $1 and %I is not distinct from $2', t, parent_col) into hi using before_id, parent;
      if hi is null then raise exception 'the neighbour has moved' using errcode = 'CT001'; end if;
    end if;
    execute format('select coalesce(max(sort_key), 0) from %s where %I is not distinct from $1 and id <> coalesce($2, 0) and ($3::bigint is null or sort_key < $3)',
      t, parent_col) into lo using parent, moving, hi;
    if hi is null then return lo + 1048576; end if;
    if hi - lo > 1 then return lo + (hi - lo) / 2; end if;
    execute format('update %s x set sort_key = n.k from (select id, 1048576 * row_number() over (order by sort_key, id) as k from %s where %I is not distinct from $1) n where n.id = x.id',
      t, t, parent_col) using parent;
  end loop;
end $$;

create table categories (
  id bigint generated always as identity primary key,
  parent_id bigint references categories check (parent_id <> id),      -- null = root
  name text collate "und-x-icu" not null check (name = btrim(name) and length(name) between 2 and 80),
  slug citext not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug::text) <= 100),
  description_html text not null default '',
  image_file_id bigint references files,
  status text not null default 'active' check (status in ('active','inactive')),
  sort_key bigint not null,
  seo_title text not null default '' check (length(seo_title) <= 70),
  seo_description text not null default '' check (length(seo_description) <= 160),
  seo_keywords text[] not null default '{}' check (cardinality(seo_keywords) <= 20),
  search_text text generated always as (search_norm(name || ' ' || slug::text)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  constraint categories_order unique nulls not distinct (parent_id, sort_key) deferrable);
create unique index categories_sibling_name on categories (coalesce(parent_id, 0), lower(name collate "C")) where deleted_at is null;
create unique index categories_slug on categories (slug) where deleted_at is null;
create index categories_search on categories using gin (search_text gin_trgm_ops);
create index categories_list on categories (name, id) where deleted_at is null;
create index categories_changed on categories (updated_at, id);
create table skills (
  id bigint generated always as identity primary key,
  category_id bigint not null references categories,
  name text collate "und-x-icu" not null check (name = btrim(name) and length(name) between 1 and 80),
  slug citext not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug::text) <= 100),
  description text not null default '' check (length(description) <= 500),
  image_file_id bigint references files,
  status text not null default 'active' check (status in ('active','inactive','merged')),
  merged_into_id bigint references skills check (merged_into_id <> id),
  search_text text generated always as (search_norm(name || ' ' || slug::text)) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  check ((status = 'merged') = (merged_into_id is not null)));
create unique index skills_name on skills (category_id, lower(name collate "C")) where deleted_at is null and status <> 'merged';
create unique index skills_slug on skills (slug) where deleted_at is null and status <> 'merged';
create index skills_list on skills (name, id) where deleted_at is null;
create index skills_category on skills (category_id, name, id) where deleted_at is null;
create index skills_search on skills using gin (search_text gin_trgm_ops);
create table skill_aliases (                           -- other spellings; merged names and slugs keep resolving
  skill_id bigint not null references skills on delete cascade, alias citext not null check (length(alias::text) between 1 and 100),
  source text not null default 'manual' check (source in ('manual','merge','import')), primary key (alias));
create index skill_aliases_skill on skill_aliases (skill_id);

-- H1: a move without a cycle; null = the row is gone or has another version
create function category_move(p_id bigint, p_version int, p_parent bigint, p_before bigint) returns categories language plpgsql as $$
declare r categories; key bigint; up int := 0; down int;
begin
  perform pg_advisory_xact_lock(hashtextextended('categories.tree', 0));
  if p_parent is not null then
    perform 1 from categories where id = p_parent and deleted_at is null for key share;
    if not found then raise exception 'parent is gone' using errcode = 'CT002'; end if;
    with recursive a as (select id, parent_id, 1 as n from categories where id = p_parent
      union all select c.id, c.parent_id, n + 1 from categories c join a on c.id = a.parent_id where n < 50)
    select max(n), count(*) filter (where id = p_id) into up, down from a;
    if down > 0 then raise exception 'a category cannot move below itself' using errcode = 'CT003'; end if;
  end if;
  with recursive d as (select id, 1 as n from categories where id = p_id
    union all select c.id, n + 1 from categories c join d on c.parent_id = d.id where c.deleted_at is null and n < 50)
  select max(n) into down from d;
  if up + down > 5 then raise exception 'deeper than 5' using errcode = 'CT004'; end if;
  perform 1 from categories where id = p_id and version = p_version and deleted_at is null for update;
  if not found then return null; end if;               -- → 409 with the current row
  key := place_before('categories', 'parent_id', p_parent, p_id, p_before); -- before the update: it may spread the siblings, this row too
  update categories set parent_id = p_parent, sort_key = key where id = p_id returning * into r;
  return r;
end $$;

-- H6: how many live rows of each table point to a row; soft-deleted rows and keys that cascade don't count
create function uses_of(t regclass, p_id bigint) returns table (table_name text, n bigint) language plpgsql stable as $$
declare r record; live text;
begin
  for r in select c.conrelid::regclass as tab, a.attname as col from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = t and cardinality(c.conkey) = 1 and c.confdeltype <> 'c' order by 1, 2 loop
    live := case when exists (select 1 from pg_attribute a where a.attrelid = r.tab and a.attname = 'deleted_at' and not a.attisdropped) then ' and deleted_at is null' else '' end;
    execute format('select count(*) from %s where %I = $1%s', r.tab, r.col, live) into n using p_id;
    if n > 0 then table_name := r.tab::text; return next; end if;
  end loop;
end $$;

do $$ declare t text; begin                            -- house() on every table with a version that has it not yet
  for t in select c.table_name from information_schema.columns c where c.table_schema = current_schema() and c.column_name = 'version'
    and not exists (select 1 from pg_trigger g where g.tgrelid = to_regclass(c.table_name) and g.tgname = c.table_name || '_house')
  loop execute format('create trigger %I before update on %I for each row execute function house()', t || '_house', t); end loop;
end $$;
