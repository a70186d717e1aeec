-- What coupons point at, with the columns that coupons need; a later migration brings the rest of each.
create table student_plans (
  id bigint generated always as identity primary key,
  name text not null check (name = btrim(name) and length(name) between 3 and 80),
  status text not null default 'draft' check (status in ('draft','published','paused','retired')),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index student_plans_name on student_plans (lower(name)) where deleted_at is null;
create table trainer_plans (
  id bigint generated always as identity primary key,
  name text not null check (name = btrim(name) and length(name) between 3 and 80),
  status text not null default 'draft' check (status in ('draft','published','paused','retired')),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create unique index trainer_plans_name on trainer_plans (lower(name)) where deleted_at is null;
create table courses (
  id bigint generated always as identity primary key,
  title text not null check (title = btrim(title) and length(title) between 5 and 150),
  category_id bigint not null references categories,
  status text not null default 'draft' check (status in ('draft','review','published','unpublished','archived')),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index courses_category on courses (category_id);
create table orders (                                  -- one order is one thing at a frozen price
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  item_kind text not null check (item_kind in ('plan','course','batch')),
  title text not null,                                 -- as it was called when sold
  currency char(3) not null references currencies,
  list_minor bigint not null check (list_minor >= 0), discount_minor bigint not null default 0 check (discount_minor between 0 and list_minor),
  status text not null default 'open' check (status in ('open','paid','cancelled','expired','part_refunded','refunded')),
  paid_at timestamptz, created_at timestamptz not null default now());
create index orders_user on orders (user_id, created_at desc, id desc);

-- coupons: terms once; a standard coupon has one code, a campaign has many
create table coupons (
  id bigint generated always as identity primary key,
  kind text not null default 'standard' check (kind in ('standard','marketing')),
  name text collate "und-x-icu" not null check (name = btrim(name) and length(name) between 3 and 100), description text not null default '' check (length(description) <= 500),
  discount_kind text not null check (discount_kind in ('percent','flat')),
  percent_bp int check (percent_bp between 1 and 10000), check ((discount_kind = 'percent') = (percent_bp is not null)),
  starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
  total_limit int check (total_limit between 1 and 10000000), per_user_limit int not null default 1 check (per_user_limit between 1 and 1000), -- total null = without limit
  check (per_user_limit <= total_limit),
  applies_to text not null default 'all' check (applies_to in ('all','plans','courses','batches','chosen')),
  audience text not null default 'everyone' check (audience in ('everyone','new','chosen')), -- new = no paid order yet
  status text not null default 'draft' check (status in ('draft','active','paused','ended')), status_reason text not null default '',
  search_text text generated always as (search_norm(name)) stored, created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, deleted_at timestamptz);
create index coupons_created on coupons (kind, created_at desc, id desc) where deleted_at is null;
create index coupons_name on coupons (kind, name, id) where deleted_at is null;
create index coupons_starts on coupons (kind, starts_at, id) where deleted_at is null;
create index coupons_ends on coupons (kind, ends_at, id) where deleted_at is null;
create index coupons_status on coupons (kind, status, id desc) where deleted_at is null;
create index coupons_deleted on coupons (deleted_at) where deleted_at is not null;
create index coupons_search on coupons using gin (search_text gin_trgm_ops);
create table coupon_amounts (                          -- a coupon works only in the currencies listed; percent: cap and minimum may be null
  coupon_id bigint not null references coupons on delete cascade, currency char(3) not null references currencies,
  flat_minor bigint check (flat_minor > 0), cap_minor bigint check (cap_minor > 0), minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  primary key (coupon_id, currency));
create table coupon_targets (
  coupon_id bigint not null references coupons on delete cascade,
  student_plan_id bigint references student_plans, trainer_plan_id bigint references trainer_plans, course_id bigint references courses, category_id bigint references categories,
  check (num_nonnulls(student_plan_id, trainer_plan_id, course_id, category_id) = 1),
  unique nulls not distinct (coupon_id, student_plan_id, trainer_plan_id, course_id, category_id));
create index coupon_targets_course on coupon_targets (course_id) where course_id is not null;
create index coupon_targets_category on coupon_targets (category_id) where category_id is not null;
create table coupon_users (coupon_id bigint not null references coupons on delete cascade, user_id bigint not null references users, primary key (coupon_id, user_id));
create index coupon_users_user on coupon_users (user_id);
create table coupon_codes (
  id bigint generated always as identity primary key, coupon_id bigint not null references coupons,
  code citext not null check (code ~ '^[A-Z0-9]{4,20}$' and code::text = upper(code::text)),
  user_id bigint references users,                     -- null = anyone whom the coupon fits
  state text not null default 'open' check (state in ('open','void')), created_at timestamptz not null default now());
create unique index coupon_codes_code on coupon_codes (code);
create index coupon_codes_coupon on coupon_codes (coupon_id, id);
create index coupon_codes_search on coupon_codes using gin (lower(code::text) gin_trgm_ops);
create table coupon_counters (                         -- no version: the one row that reservations meet on
  coupon_id bigint primary key references coupons on delete cascade,
  reserved int not null default 0 check (reserved >= 0), used int not null default 0 check (used >= 0));
create table coupon_redemptions (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons, code_id bigint not null references coupon_codes, user_id bigint not null references users, order_id bigint not null references orders,
  state text not null default 'reserved' check (state in ('reserved','used','released')), currency char(3) not null references currencies, discount_minor bigint not null check (discount_minor >= 0),
  reserved_at timestamptz not null default now(), used_at timestamptz, released_at timestamptz);
create unique index coupon_redemptions_order on coupon_redemptions (order_id) where state <> 'released';
create index coupon_redemptions_user on coupon_redemptions (coupon_id, user_id) where state <> 'released';
create index coupon_redemptions_list on coupon_redemptions (coupon_id, reserved_at desc, id desc);
create index coupon_redemptions_code on coupon_redemptions (code_id) where state <> 'released';

-- Takes one use of a coupon for a new order, or says why not. The counter's row is where all reservations of one coupon meet: what is
-- counted after its lock is counted alone. The caller inserts order and redemption in the same transaction.
create function coupon_reserve(p_code citext, p_user bigint, p_currency char(3), p_list bigint, p_kind text, p_student_plan bigint, p_trainer_plan bigint, p_course bigint, p_category bigint,
  out coupon bigint, out code bigint, out discount bigint, out refused text) language plpgsql as $$
declare c coupons; a coupon_amounts; k coupon_codes; n coupon_counters;
begin
  select * into k from coupon_codes x where x.code = p_code and x.state = 'open';
  if not found then refused := 'unknown'; return; end if;
  select * into n from coupon_counters where coupon_id = k.coupon_id for update;          -- one reservation of this coupon at a time
  select * into c from coupons where id = k.coupon_id and deleted_at is null;             -- read after the lock
  select * into a from coupon_amounts where coupon_id = c.id and currency = p_currency;
  refused := case
    when c.id is null or c.status <> 'active' then 'notActive'
    when now() < c.starts_at then 'notStarted' when now() >= c.ends_at then 'ended'
    when a.coupon_id is null then 'currency' when p_list < a.minimum_minor then 'minimum'
    when k.user_id <> p_user then 'notForUser'
    when k.user_id is not null and exists (select 1 from coupon_redemptions r where r.code_id = k.id and r.state <> 'released') then 'usedByUser'
    when c.audience = 'chosen' and not exists (select 1 from coupon_users u where u.coupon_id = c.id and u.user_id = p_user) then 'notForUser'
    when c.audience = 'new' and exists (select 1 from orders o where o.user_id = p_user and o.paid_at is not null) then 'notForUser'
    when c.applies_to in ('plans','courses','batches') and c.applies_to <> p_kind || case p_kind when 'batch' then 'es' else 's' end then 'notForItem'
    when c.applies_to = 'chosen' and not exists (select 1 from coupon_targets t where t.coupon_id = c.id
      and (t.student_plan_id = p_student_plan or t.trainer_plan_id = p_trainer_plan or t.course_id = p_course or t.category_id = p_category)) then 'notForItem'
    when n.reserved + n.used >= c.total_limit then 'usedUp'
    when (select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.user_id = p_user and r.state <> 'released') >= c.per_user_limit then 'usedByUser' end;
  if refused is not null then return; end if;
  coupon := c.id; code := k.id;
  discount := least(p_list, case c.discount_kind when 'flat' then a.flat_minor else least(round(p_list * c.percent_bp / 10000.0)::bigint, coalesce(a.cap_minor, p_list)) end);
  update coupon_counters set reserved = reserved + 1 where coupon_id = c.id;
end $$;
-- The order was paid: its reservation is used. Only one of payment and expiry finds it reserved; false when there is none.
create function coupon_use(p_order bigint) returns boolean language plpgsql as $$
declare c bigint;
begin
  update coupon_redemptions set state = 'used', used_at = now() where order_id = p_order and state = 'reserved' returning coupon_id into c;
  if c is null then return false; end if;
  update coupon_counters set reserved = reserved - 1, used = used + 1 where coupon_id = c;
  return true;
end $$;
-- The order was closed without payment: its use is free again.
create function coupon_release(p_order bigint) returns boolean language plpgsql as $$
declare c bigint;
begin
  update coupon_redemptions set state = 'released', released_at = now() where order_id = p_order and state = 'reserved' returning coupon_id into c;
  if c is null then return false; end if;
  update coupon_counters set reserved = reserved - 1 where coupon_id = c;
  return true;
end $$;
select attach_house();
