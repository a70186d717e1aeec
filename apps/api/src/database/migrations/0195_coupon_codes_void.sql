-- A code that is voided while a reservation waits for the counter is refused. It is read again after the lock.
create or replace function coupon_reserve(p_code citext, p_user bigint, p_currency char(3), p_list bigint, p_kind text, p_student_plan bigint, p_trainer_plan bigint, p_course bigint, p_category bigint,
  out coupon bigint, out code bigint, out discount bigint, out refused text) language plpgsql as $$
declare c coupons; a coupon_amounts; k coupon_codes; n coupon_counters; me bigint[] := array(select accounts_of(p_user));
begin
  select * into k from coupon_codes x where x.code = code_norm(p_code::text)::citext and x.state = 'open';
  if not found then refused := 'unknown'; return; end if;
  select * into n from coupon_counters where coupon_id = k.coupon_id for update;          -- one reservation of this coupon at a time
  select * into k from coupon_codes x where x.id = k.id and x.state = 'open';             -- read again: it may have been voided while this waited
  if not found then refused := 'unknown'; return; end if;
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
create index coupon_codes_single on coupon_codes (coupon_id, created_at desc, id desc) where single_use;
