-- coupons: terms once; a standard coupon has one code or many, a campaign has many
alter table coupons add column periods int default 1 check (periods >= 1); -- periods of a subscription that it covers; null = all
alter table coupon_codes add column single_use boolean not null default false, add column job_id bigint references jobs on delete set null, -- made by the thousand
  add column passed_from_id bigint unique references coupon_codes; -- a winner's code that was voided and passed on
update coupon_codes set single_use = true where user_id is not null;
create index coupon_codes_job on coupon_codes (job_id, id) where job_id is not null;
create index coupon_redemptions_person on coupon_redemptions (user_id) where state = 'reserved';
create function code_norm(t text) returns text language sql immutable as      -- as people paste codes: width, case, marks nobody sees, spaces at the ends
$$ select regexp_replace(upper(regexp_replace(normalize(t, nfkc), '[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g')), '^[[:space:]]+|[[:space:]]+$', '', 'g') $$;
create function accounts_of(p_user bigint) returns setof bigint language sql stable as $$ -- the account and all that were merged with it
  with me as (select coalesce(merged_into_id, id) as root from students where user_id = p_user)
  select p_user union select s.user_id from me join students s on s.id = me.root union select s.user_id from me join students s on s.merged_into_id = me.root $$;
create or replace function coupon_reserve(p_code citext, p_user bigint, p_currency char(3), p_list bigint, p_kind text, p_student_plan bigint, p_trainer_plan bigint, p_course bigint, p_category bigint,
  out coupon bigint, out code bigint, out discount bigint, out refused text) language plpgsql as $$
declare c coupons; a coupon_amounts; k coupon_codes; n coupon_counters; me bigint[] := array(select accounts_of(p_user));
begin
  select * into k from coupon_codes x where x.code = code_norm(p_code::text)::citext and x.state = 'open';
  if not found then refused := 'unknown'; return; end if;
  select * into n from coupon_counters where coupon_id = k.coupon_id for update;          -- one reservation of this coupon at a time
  select * into c from coupons where id = k.coupon_id and deleted_at is null;             -- read after the lock
  select * into a from coupon_amounts where coupon_id = c.id and currency = p_currency;
  if c.audience = 'new' then perform 1 from users where id = (select min(x) from unnest(me) x) for no key update; end if; -- first orders of one person queue, whatever the coupon
  refused := case
    when c.id is null or c.status <> 'active' then 'notActive'
    when money_now() < c.starts_at then 'notStarted' when money_now() >= c.ends_at then 'ended'
    when a.coupon_id is null then 'currency' when p_list < a.minimum_minor then 'minimum'
    when k.user_id <> all (me) or c.kind = 'marketing' and k.user_id is null then 'notForUser' -- a campaign's code has no user before the declaration
    when k.single_use and exists (select 1 from coupon_redemptions r where r.code_id = k.id and r.state <> 'released') then case when k.user_id is null then 'usedUp' else 'usedByUser' end
    when c.audience = 'chosen' and not exists (select 1 from coupon_users u where u.coupon_id = c.id and u.user_id = any (me)) then 'notForUser'
    when c.audience = 'new' and (exists (select 1 from orders o where o.user_id = any (me) and o.paid_at is not null)
      or exists (select 1 from coupon_redemptions r join coupons x on x.id = r.coupon_id where r.user_id = any (me) and r.state = 'reserved' and x.audience = 'new')) then 'notForUser'
    when c.applies_to in ('plans','courses','batches') and c.applies_to <> p_kind || case p_kind when 'batch' then 'es' else 's' end then 'notForItem'
    when c.applies_to = 'chosen' and not exists (select 1 from coupon_targets t where t.coupon_id = c.id
      and (t.student_plan_id = p_student_plan or t.trainer_plan_id = p_trainer_plan or t.course_id = p_course or t.category_id = p_category)) then 'notForItem'
    when n.reserved + n.used >= c.total_limit then 'usedUp'
    when (select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.user_id = any (me) and r.state <> 'released') >= c.per_user_limit then 'usedByUser' end;
  if refused is not null then return; end if;
  coupon := c.id; code := k.id;
  discount := least(p_list, case c.discount_kind when 'flat' then a.flat_minor else least(round(p_list * c.percent_bp / 10000.0)::bigint, coalesce(a.cap_minor, p_list)) end);
  update coupon_counters set reserved = reserved + 1 where coupon_id = c.id;
end $$;
-- same transaction: insert into orders (… discount_minor …); insert into coupon_redemptions (…, 'reserved'); insert into payment_links (…)
create or replace function coupon_use(p_order bigint) returns boolean language plpgsql as $$ -- paid; a late payment finds it released
declare r coupon_redemptions;
begin
  select * into r from coupon_redemptions where order_id = p_order and (state = 'reserved' or state = 'released' and used_at is null) order by id desc limit 1 for update;
  if not found then return false; end if;
  update coupon_redemptions set state = 'used', used_at = money_now() where id = r.id;
  update coupon_counters set used = used + 1, reserved = reserved - (r.state = 'reserved')::int where coupon_id = r.coupon_id;
  return true;
end $$;
create function coupon_return(p_order bigint) returns boolean language plpgsql as $$ -- given back with a whole refund; closed without payment: coupon_release, as built
declare c bigint;
begin
  update coupon_redemptions set state = 'released', released_at = money_now() where order_id = p_order and state = 'used' returning coupon_id into c;
  update coupon_counters set used = used - 1 where coupon_id = c;
  return c is not null;
end $$;
