-- the library: files with a title, in folders, with tags; a replaced file goes on being found by its old ids
create table library_folders (
  id bigint generated always as identity primary key,
  parent_id bigint references library_folders check (parent_id <> id),
  name text collate "und-x-icu" not null check (name = btrim(name) and length(name) between 1 and 80 and name !~ '[/\\]'),
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index library_folders_name on library_folders (coalesce(parent_id, 0), lower(name collate "C")) where deleted_at is null;
create index library_folders_parent on library_folders (parent_id);

create table library_items (
  id bigint generated always as identity primary key,
  folder_id bigint references library_folders,         -- null: in none
  file_id bigint not null references files,            -- the current version
  kind text not null check (kind in ('image','drawing','document','video')),
  title text collate "und-x-icu" not null check (title = btrim(title) and length(title) between 1 and 150),
  alt_text text not null default '' check (length(alt_text) <= 250), credit text not null default '' check (length(credit) <= 150),
  tags_text text not null default '',                  -- names of its tags, kept by trigger, for the search
  bytes bigint not null default 0, replaced_count int not null default 0,
  search_text text generated always as (search_norm(title || ' ' || alt_text || ' ' || tags_text)) stored,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index library_items_file on library_items (file_id);
create index library_items_created on library_items (created_at desc, id desc) include (folder_id, kind) where deleted_at is null;
create index library_items_folder on library_items (folder_id, created_at desc, id desc) where deleted_at is null;
create index library_items_kind on library_items (kind, created_at desc, id desc) where deleted_at is null;
create index library_items_author on library_items (created_by, created_at desc, id desc) where deleted_at is null;
create index library_items_title on library_items (title, id) where deleted_at is null;
create index library_items_bytes on library_items (bytes desc, id desc) where deleted_at is null;
create index library_items_updated on library_items (updated_at desc, id desc) where deleted_at is null;
create index library_items_deleted on library_items (updated_at desc, id desc) where deleted_at is not null;
create index library_items_search on library_items using gin (search_text gin_trgm_ops);

create table library_item_versions (                   -- every file the item ever had
  item_id bigint not null references library_items on delete cascade, no int not null check (no >= 1), file_id bigint not null unique references files,
  note text not null default '' check (length(note) <= 200), put_by bigint references users, put_at timestamptz not null default now(),
  primary key (item_id, no));
create function library_version_files() returns trigger language plpgsql as $$
begin                                                  -- keeps every version from the collector
  if tg_op = 'DELETE' then
    delete from file_uses where file_id = old.file_id and entity = 'library_item_versions' and entity_id = old.item_id;
  else
    insert into file_uses (file_id, entity, entity_id, field) values (new.file_id, 'library_item_versions', new.item_id, 'v' || new.no);
  end if;
  return null;
end $$;
create trigger library_item_versions_files after insert or delete on library_item_versions for each row execute function library_version_files();

create table library_tags (
  id bigint generated always as identity primary key,
  name citext not null unique check (name::text = btrim(name::text) and length(name::text) between 2 and 40), created_at timestamptz not null default now());
create table library_item_tags (
  item_id bigint not null references library_items on delete cascade, tag_id bigint not null references library_tags, primary key (item_id, tag_id));
create index library_item_tags_tag on library_item_tags (tag_id, item_id);
create function library_tags_text() returns trigger language plpgsql as $$
declare i bigint := coalesce(new.item_id, old.item_id);
begin
  update library_items set tags_text = coalesce((select string_agg(t.name::text, ' ' order by t.name) from library_item_tags l join library_tags t on t.id = l.tag_id where l.item_id = i), '') where id = i;
  return null;
end $$;
create trigger library_item_tags_text after insert or delete on library_item_tags for each row execute function library_tags_text();
create function library_tag_renamed() returns trigger language plpgsql as $$
begin
  update library_items i set tags_text = (select string_agg(t.name::text, ' ' order by t.name) from library_item_tags l join library_tags t on t.id = l.tag_id where l.item_id = i.id)
    where i.id in (select item_id from library_item_tags where tag_id = new.id);
  return null;
end $$;
create trigger library_tags_renamed after update of name on library_tags for each row execute function library_tag_renamed();

-- a tag's new name makes no open form stale
create or replace function house() returns trigger language plpgsql as $$
declare quiet text[] := '{updated_at,search_text,full_name,seats_taken,students_count,trainers_count,rating_sum,rating_count,curriculum_done,last_login_at,preferences,audience_no,rating,helpful,not_helpful,tags_text}';
begin                                                  -- counters and generated columns alone don't make an open form stale
  if (to_jsonb(new) - quiet) is distinct from (to_jsonb(old) - quiet) then new.updated_at := now(); new.version := old.version + 1; end if;
  return new;
end $$;

-- as before, and a file of a deleted item can't be put anywhere any more
create or replace function track_file_uses() returns trigger language plpgsql as $$
declare col text; was bigint[]; ids bigint[]; f bigint; o jsonb := '{}'; n jsonb := '{}'; e bigint;
begin
  if tg_op <> 'INSERT' then o := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then n := to_jsonb(new); end if;
  e := coalesce(n->>'id', o->>'id')::bigint;
  foreach col in array tg_argv loop
    was := file_ids(col, o->>col); ids := file_ids(col, n->>col);
    if was is distinct from ids then
      delete from file_uses where entity = tg_table_name and entity_id = e and field = col and file_id <> all (ids);
      for f in select x from unnest(ids) x where x <> all (was) order by x loop
        perform 1 from files where id = f and status = 'ready' for key share;
        if not found or exists (select 1 from library_item_versions v join library_items i on i.id = v.item_id where v.file_id = f and i.deleted_at is not null)
          then raise exception 'file % is gone', f using errcode = 'CN001', column = col; end if;
        insert into file_uses (file_id, entity, entity_id, field) values (f, tg_table_name, e, col) on conflict do nothing;
      end loop;
    end if;
  end loop;
  return null;
end $$;

-- a chapter has an image; its uses are tracked with those of its text
alter table custom_chapters add column image_file_id bigint references files;
create index custom_chapters_image on custom_chapters (image_file_id) where image_file_id is not null;
drop trigger custom_chapters_files on custom_chapters;
select attach_house();
