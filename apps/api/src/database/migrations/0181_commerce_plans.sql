-- plans: the plan is the name on the shelf, a version is the thing sold; a published version never changes
do $$ declare t text; begin
  foreach t in array '{student_plans,trainer_plans}'::text[] loop
    execute format($q$ alter table %1$I alter column name type text collate "und-x-icu", add column slug citext check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      add column description_html text not null default '', add column image_file_id bigint references files, add column status_reason text not null default '',
      add column highlighted boolean not null default false, add column sort_key bigint;
    update %1$I set slug = 'plan-' || id, sort_key = id * 1048576;
    alter table %1$I alter column slug set not null, alter column sort_key set not null, add column search_text text generated always as (search_norm(name || ' ' || slug::text)) stored;
    create unique index %1$s_slug on %1$I (slug) where deleted_at is null $q$, t);
  end loop;
end $$;
create table plan_versions (
  id bigint generated always as identity primary key,
  student_plan_id bigint references student_plans, trainer_plan_id bigint references trainer_plans check (num_nonnulls(student_plan_id, trainer_plan_id) = 1),
  no int not null check (no >= 1),
  state text not null default 'draft' check (state in ('draft','live','past')),
  period_unit text not null check (period_unit in ('month','year','once')), period_count smallint not null default 1 check (period_count between 1 and 36),
  trial_days smallint not null default 0 check (trial_days between 0 and 90), grace_days smallint not null default 7 check (grace_days between 0 and 30),
  limits jsonb not null default '{}',                  -- batches, oneToOneHours, courses, jobPosts | proposals, ads, offers, videos: number, null = without limit
  commission_bp int check (commission_bp between 0 and 10000), -- trainer plans: the marketplace's part, basis points
  tax_code text not null default '' check (tax_code ~ '^[0-9]{0,8}$'),
  published_by bigint references users, published_at timestamptz check ((published_at is null) = (state = 'draft')),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique nulls not distinct (student_plan_id, trainer_plan_id, no));
create unique index plan_versions_live on plan_versions (coalesce(student_plan_id, 0), coalesce(trainer_plan_id, 0)) where state = 'live';
create unique index plan_versions_draft on plan_versions (coalesce(student_plan_id, 0), coalesce(trainer_plan_id, 0)) where state = 'draft';
create table plan_prices (
  plan_version_id bigint not null references plan_versions on delete cascade, currency char(3) not null references currencies,
  price_minor bigint not null check (price_minor >= 0), compare_minor bigint check (compare_minor > price_minor), primary key (plan_version_id, currency));
create table plan_features (
  id bigint generated always as identity primary key, plan_version_id bigint not null references plan_versions on delete cascade,
  text text not null check (text = btrim(text) and length(text) between 3 and 120), included boolean not null default true, sort_key bigint not null,
  constraint plan_features_order unique (plan_version_id, sort_key) deferrable);
create function sold_is_fixed() returns trigger language plpgsql as $$
declare v bigint;
begin
  if tg_table_name = 'plan_versions' then
    if tg_op = 'DELETE' then if old.state <> 'draft' then raise exception 'a sold version is fixed' using errcode = 'CM001'; end if; return old; end if;
    if old.state <> 'draft' and (to_jsonb(new) - '{state,updated_at,version}'::text[]) is distinct from (to_jsonb(old) - '{state,updated_at,version}'::text[])
      then raise exception 'a sold version is fixed' using errcode = 'CM001'; end if;
    return new;
  end if;
  v := case when tg_op = 'DELETE' then old.plan_version_id else new.plan_version_id end;
  if (select state from plan_versions where id = v for no key update) <> 'draft' then raise exception 'a sold version is fixed' using errcode = 'CM001'; end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger plan_versions_fixed before update or delete on plan_versions for each row execute function sold_is_fixed();
create trigger plan_prices_fixed before insert or update or delete on plan_prices for each row execute function sold_is_fixed();
create trigger plan_features_fixed before insert or update or delete on plan_features for each row execute function sold_is_fixed();
create table subscriptions (
  id bigint generated always as identity primary key,
  student_id bigint references students, trainer_id bigint references trainers check (num_nonnulls(student_id, trainer_id) = 1),
  plan_version_id bigint not null references plan_versions,
  next_version_id bigint references plan_versions, next_from timestamptz check ((next_from is null) = (next_version_id is null)), -- for periods that begin at next_from or later
  status text not null check (status in ('scheduled','trial','active','past_due','cancelled','expired')),
  currency char(3) not null references currencies, price_minor bigint not null check (price_minor >= 0), -- list price of a renewal, frozen
  coupon_id bigint references coupons, coupon_periods_left int check (coupon_periods_left >= 0), -- null with a coupon = all periods
  zone text not null references time_zones,            -- the business's when it began
  anchor_at timestamptz not null, anchor_no int not null default 0, -- end of period n = period_end(anchor_at, zone, unit, (n - anchor_no) * count)
  starts_at timestamptz not null, period_no int not null default 0, period_ends_at timestamptz, -- the end of the last row of subscription_periods; null = once, for ever
  renewal_link boolean not null default true,          -- a link is made for each renewal; there is no mandate to take money by itself
  cancel_at_end boolean not null default false, cancelled_at timestamptz, cancel_reason text not null default '',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create unique index subscriptions_one_student on subscriptions (student_id) where status in ('trial','active','past_due');
create unique index subscriptions_one_trainer on subscriptions (trainer_id) where status in ('trial','active','past_due');
create index subscriptions_version on subscriptions (plan_version_id, status, id);
create index subscriptions_due on subscriptions (period_ends_at, id) where status in ('trial','active','past_due');
create index subscriptions_begin on subscriptions (starts_at, id) where status = 'scheduled';
create function period_end(p_anchor timestamptz, p_zone text, p_unit text, p_n int) returns timestamptz language sql immutable as
$$ select timezone(p_zone, timezone(p_zone, p_anchor) + p_n * case p_unit when 'year' then interval '1 year' else interval '1 month' end) $$;
select attach_house();
