-- Campaigns: coupons of the kind marketing. Each has a quiz, entries of students, winners, and codes of the winners.
create table marketing_coupons (
  coupon_id bigint primary key references coupons on delete cascade, quiz_id bigint not null references quizzes,
  code_prefix text not null check (code_prefix ~ '^[A-Z0-9]{2,8}$'), code_count int not null check (code_count between 1 and 100000),
  entry_starts_at timestamptz not null, entry_ends_at timestamptz not null check (entry_ends_at > entry_starts_at),
  winners int not null check (winners between 1 and 100000), check (winners <= code_count), min_percent smallint not null default 0 check (min_percent between 0 and 100),
  result_declared_at timestamptz, declared_by bigint references users, check ((result_declared_at is null) = (declared_by is null)));
create index marketing_coupons_quiz on marketing_coupons (quiz_id);
create table marketing_entries (                       -- made when the student starts; times are the server's
  id bigint generated always as identity primary key,
  coupon_id bigint not null references marketing_coupons, student_id bigint not null references students,
  answers jsonb not null default '[]', marks numeric(8,2) not null default 0, percent numeric(5,2) not null default 0 check (percent between 0 and 100),
  started_at timestamptz not null, submitted_at timestamptz check (submitted_at >= started_at),
  seconds int generated always as (floor(extract(epoch from submitted_at - started_at))::int) stored,
  disqualified_at timestamptz, disqualified_by bigint references users, disqualify_reason text not null default '',
  rank int, won boolean not null default false, code_id bigint unique references coupon_codes, mailed_at timestamptz, -- filled by the declaration
  unique (coupon_id, student_id), check (won = (code_id is not null)), check ((disqualified_at is null) = (disqualified_by is null)));
create index marketing_entries_rank on marketing_entries (coupon_id, percent desc, seconds, submitted_at, id) include (won) where submitted_at is not null and disqualified_at is null; -- a ranking reads nothing else
create index marketing_entries_student on marketing_entries (student_id);
-- codes that were passed on: the entries stay as declared, so their holders are found by the person
create index coupon_codes_passed on coupon_codes (coupon_id, user_id) where passed_from_id is not null;

create function result_is_final() returns trigger language plpgsql as $$
begin
  if old.result_declared_at is not null and (tg_op = 'DELETE' or new is distinct from old) then raise exception 'the result is declared' using errcode = 'CM002'; end if;
  if tg_op = 'UPDATE' and new.entry_ends_at < old.entry_ends_at and exists (select 1 from marketing_entries where coupon_id = old.coupon_id)
    then raise exception 'entries may only close later' using errcode = 'CM005'; end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger marketing_coupons_final before update or delete on marketing_coupons for each row execute function result_is_final();
-- Writers of an entry lock its campaign (key share) before the entry.
-- The declaration holds the campaign and then writes the entries.
create function entry_is_final() returns trigger language plpgsql as $$
declare m marketing_coupons; v_at timestamptz; sends boolean := false;
  quiet text[] := '{mailed_at,seconds}'::text[] || case current_setting('app.erase', true) when 'on' then '{answers}'::text[] else '{}' end; -- seconds: generated, not yet computed here
begin
  select * into m from marketing_coupons where coupon_id = case tg_op when 'DELETE' then old.coupon_id else new.coupon_id end for key share;
  v_at := date_trunc('milliseconds', money_now());                                        -- after the lock
  if m.result_declared_at is not null then
    if tg_op = 'UPDATE' then if to_jsonb(new) - quiet = to_jsonb(old) - quiet then return new; end if; end if;
    raise exception 'the result is declared' using errcode = 'CM002';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if tg_op = 'INSERT' then new.started_at := v_at; sends := new.submitted_at is not null;
  else sends := new.submitted_at is not null and old.submitted_at is null; end if;
  if sends then new.submitted_at := v_at; end if;
  if (tg_op = 'INSERT' or sends) and (v_at > m.entry_ends_at or v_at < m.entry_starts_at) then raise exception 'entries are closed' using errcode = 'CM005'; end if;
  return new;
end $$;
create trigger marketing_entries_final before insert or update or delete on marketing_entries for each row execute function entry_is_final();
-- erased people can't win: they are few
create index users_erased on users (id) where status = 'erased';
