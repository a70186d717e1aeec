-- plain text of rich text: formulas by their TeX, MathML left out, tags and entities gone
create function html_text(t text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(coalesce(t, ''),
    '<math[\s>].*?</math>', ' ', 'g'), '<span class="math-tex" data-formula="([^"]*)">', ' \1 ', 'g'),
    '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g')) $$;
-- the last line of defence behind the sanitiser: what may never lie in a *_html column
create function html_is_safe(t text) returns boolean language sql immutable parallel safe as $$
  select t is null or (t !~* '<\s*/?\s*(script|iframe|frame|object|embed|form|button|textarea|select|style|link|meta|base|svg|template|noscript|audio|video)\M'
    and t !~* '<[^>]*[\s"''/]on[a-z]+\s*=' and t !~* '<[^>]*(href|src)\s*=\s*["'']?\s*(javascript|vbscript|data)\s*:' and t !~ '<!--') $$;
-- file ids in a column: one id, or every data-file-id of a rich text
create function file_ids(col text, val text) returns bigint[] language sql immutable parallel safe as $$
  select case when val is null or val = '' then '{}'::bigint[] when col !~ '_html$' then array[val::bigint]
    else array(select distinct m[1]::bigint from regexp_matches(val, '\sdata-file-id="([0-9]{1,15})"', 'g') m) end $$;

create table text_revisions (                          -- one row a save and field, written by trigger
  id bigint generated always as identity primary key,
  entity text not null, entity_id bigint not null, field text not null, no int not null, -- no = version of the row after the save
  body_html text not null, words int not null, saved_by bigint references users, saved_at timestamptz not null default now(),
  restored_from int, unique (entity, entity_id, field, no));
create index text_revisions_age on text_revisions (saved_at);

create table faq_categories (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('student','trainer','agency','institute')),
  name text collate "und-x-icu" not null check (name = btrim(name) and length(name) between 2 and 60), sort_key bigint not null,
  audience_no bigint generated always as (case audience when 'student' then 1 when 'trainer' then 2 when 'agency' then 3 else 4 end) stored, -- parent of the order
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  constraint faq_categories_order unique (audience, sort_key) deferrable);
create unique index faq_categories_name on faq_categories (audience, lower(name collate "C")) where deleted_at is null;
create table faqs (
  id bigint generated always as identity primary key,
  category_id bigint not null references faq_categories, language_id bigint not null references languages,
  question text collate "und-x-icu" not null check (question = btrim(question) and length(question) between 5 and 250), answer_html text not null default '',
  status text not null default 'draft' check (status in ('draft','published','hidden')), published_at timestamptz, check (status <> 'published' or (published_at is not null and answer_html <> '')),
  sort_key bigint not null, helpful int not null default 0, not_helpful int not null default 0,
  search_text text generated always as (search_norm(left(question || ' ' || html_text(answer_html), 20000))) stored,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz,
  constraint faqs_order unique (category_id, sort_key) deferrable);
create unique index faqs_question on faqs (category_id, language_id, lower(question collate "C")) where deleted_at is null;
create index faqs_list on faqs (category_id, sort_key, id) where deleted_at is null;
create index faqs_by_question on faqs (question, id) where deleted_at is null;
create index faqs_updated on faqs (updated_at desc, id desc) where deleted_at is null;
create index faqs_deleted on faqs (updated_at desc, id desc) where deleted_at is not null;
create index faqs_search on faqs using gin (search_text gin_trgm_ops);

-- uses and revisions, for every table of every page
create function track_file_uses() returns trigger language plpgsql as $$
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
        if not found then raise exception 'file % is gone', f using errcode = 'CN001', column = col; end if;
        insert into file_uses (file_id, entity, entity_id, field) values (f, tg_table_name, e, col) on conflict do nothing;
      end loop;
    end if;
  end loop;
  return null;
end $$;
create trigger text_revisions_files after insert or delete on text_revisions for each row execute function track_file_uses('body_html'); -- an old text keeps its pictures
create function keep_revision() returns trigger language plpgsql as $$
declare col text; n jsonb := to_jsonb(new); o jsonb := '{}';
begin
  if tg_op = 'UPDATE' then o := to_jsonb(old); end if;
  foreach col in array tg_argv loop
    if coalesce(n->>col, '') is distinct from coalesce(o->>col, '') then
      insert into text_revisions (entity, entity_id, field, no, body_html, words, saved_by, restored_from) values (tg_table_name, new.id, col, new.version, coalesce(n->>col, ''),
        coalesce(cardinality(string_to_array(nullif(html_text(n->>col), ''), ' ')), 0), nullif(current_setting('app.user_id', true), '')::bigint, nullif(current_setting('app.restored_from', true), '')::int);
    end if;
  end loop;
  return null;
end $$;
-- ends every later migration: triggers and checks of every table that lacks them
create function attach_house() returns void language plpgsql as $$
declare r record; x text;
begin
  for r in select c.table_name as t, array_agg(c.column_name::text order by c.column_name) as cols, array_agg(c.column_name::text order by c.column_name) filter (where c.column_name like '%\_html') as html,
      bool_or(exists (select 1 from information_schema.columns v where v.table_schema = c.table_schema and v.table_name = c.table_name and v.column_name = 'version')) as has_version
    from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = current_schema() and b.table_type = 'BASE TABLE' and c.table_name not in ('files', 'file_variants', 'file_uses', 'jobs', 'mails', 'drawings', 'library_item_versions', 'text_revisions')
      and exists (select 1 from information_schema.columns i where i.table_schema = c.table_schema and i.table_name = c.table_name and i.column_name = 'id')
      and (c.column_name like '%\_html' or c.column_name like '%file\_id' and exists (select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.contype = 'f' and k.confrelid = 'files'::regclass and k.conrelid = to_regclass(c.table_name) and a.attname = c.column_name))
    group by c.table_name loop
    if not exists (select 1 from pg_trigger g where g.tgrelid = to_regclass(r.t) and g.tgname = r.t || '_files') then
      execute format('create trigger %I after insert or update of %s or delete on %I for each row execute function track_file_uses(%s)', r.t || '_files',
        (select string_agg(quote_ident(y), ',') from unnest(r.cols) y), r.t, (select string_agg(quote_literal(y), ',') from unnest(r.cols) y));
    end if;
    if r.html is not null then
      foreach x in array r.html loop
        if not exists (select 1 from pg_constraint k where k.conrelid = to_regclass(r.t) and k.conname = r.t || '_' || x || '_safe') then
          execute format('alter table %I add constraint %I check (html_is_safe(%I))', r.t, r.t || '_' || x || '_safe', x);
        end if;
      end loop;
      if r.has_version and not exists (select 1 from pg_trigger g where g.tgrelid = to_regclass(r.t) and g.tgname = r.t || '_revisions') then
        execute format('create trigger %I after insert or update of %s on %I for each row execute function keep_revision(%s)', r.t || '_revisions',
          (select string_agg(quote_ident(y), ',') from unnest(r.html) y), r.t, (select string_agg(quote_literal(y), ',') from unnest(r.html) y));
      end if;
    end if;
  end loop;
  for r in select c.table_name as t from information_schema.columns c where c.table_schema = current_schema() and c.column_name = 'version'
    and not exists (select 1 from pg_trigger g where g.tgrelid = to_regclass(c.table_name) and g.tgname = c.table_name || '_house') loop
    execute format('create trigger %I before update on %I for each row execute function house()', r.t || '_house', r.t);
  end loop;
end $$;
select attach_house();
