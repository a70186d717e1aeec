-- Reports: daily sums of facts, and a mark for each change. A day with a mark is read from its facts, every other day from its sums.
create table report_dirty (                            -- a mark per change; the job takes the marks it has seen
  id bigint generated always as identity primary key, report text not null check (report in ('sales','signups','coupons','videos','subscriptions')), day date not null);
create index report_dirty_report on report_dirty (report, day);
create table report_sales_daily (                      -- each sum by the kind of its ledger rows, never by sign; test rows are not in it
  day date not null, currency char(3) not null, item_kind text not null check (item_kind in ('plan','trainer_plan','course','batch')), item_id bigint not null, channel text not null,
  category_id bigint not null default 0, seller_trainer_id bigint not null default 0, -- 0 = none
  payments int not null, refunds int not null, free int not null, paid_minor bigint not null, refunded_minor bigint not null, disputed_minor bigint not null, won_back_minor bigint not null, surplus_minor bigint not null,
  discount_minor bigint not null, tax_minor bigint not null, inr_minor bigint not null,   -- net of all but surplus
  primary key (day, currency, item_kind, item_id, channel, category_id, seller_trainer_id));
create table report_signups_daily (day date not null, role_id bigint not null, country_id bigint not null default 0, people int not null, primary key (day, role_id, country_id));
create table report_coupons_daily (day date not null, coupon_id bigint not null references coupons, currency char(3) not null, reserved int not null, used int not null, released int not null,
  discount_minor bigint not null, revenue_minor bigint not null, primary key (day, coupon_id, currency)); -- discount and revenue: uses, less those given back
create index report_coupons_daily_coupon on report_coupons_daily (coupon_id, day);
create table report_subscriptions_daily (              -- a day's changes; running figures are their sum up to a day
  day date not null, audience text not null, plan_id bigint not null, currency char(3) not null, trials int not null, begun int not null, back int not null, lost int not null,
  moved int not null, mrr_minor bigint not null, primary key (day, audience, plan_id, currency)); -- moved: renewed to this plan less renewed from it

-- the moment a subscription ended, by cancel or expiry
alter table subscriptions add column ended_at timestamptz;
create function subscription_ends() returns trigger language plpgsql as $$
begin
  new.ended_at := case new.status when 'cancelled' then least(coalesce(new.cancelled_at, money_now()), new.period_ends_at) when 'expired' then coalesce(new.period_ends_at, new.ended_at, money_now()) end;
  return new;
end $$;
alter table subscriptions disable trigger user;
update subscriptions set ended_at = case status when 'cancelled' then least(coalesce(cancelled_at, updated_at), period_ends_at) else coalesce(period_ends_at, updated_at) end where status in ('cancelled','expired');
alter table subscriptions enable trigger user;
create trigger subscriptions_ends before insert or update of status, cancelled_at, period_ends_at on subscriptions for each row execute function subscription_ends();

-- indexes by which the facts of one day are found
create index ledger_at on ledger (at, id);
create index coupon_redemptions_day_reserved on coupon_redemptions (reserved_at);
create index coupon_redemptions_day_used on coupon_redemptions (used_at) where used_at is not null;
create index coupon_redemptions_day_released on coupon_redemptions (released_at) where released_at is not null;
create index subscription_periods_starts on subscription_periods (starts_at);
create index subscription_periods_ends on subscription_periods (ends_at) where ends_at is not null;
create index subscriptions_ended on subscriptions (ended_at) where ended_at is not null;
-- Bounds of a day for indexes, in whichever zone it was booked. An hour that a clock repeats can be at midnight, so they are three hours wider.
create function day_from(d date) returns timestamptz language sql stable as $$ select min(timezone(zone, d::timestamp)) - interval '3 hours' from report_zones $$;
create function day_until(d date) returns timestamptz language sql stable as $$ select max(timezone(zone, (d + 1)::timestamp)) + interval '3 hours' from report_zones $$;

-- facts, and their sums of one day
create view sales_facts as                             -- the ledger, and orders that cost nothing, with what they are grouped by
  select f.fact_id, f.day, f.at, f.kind, f.order_id, f.payment_id, f.refund_id, f.amount_minor, f.discount_minor, f.tax_minor, f.tax_lines, f.inr_minor, o.currency,
    case when v.trainer_plan_id is not null then 'trainer_plan' else o.item_kind end as item_kind, coalesce(v.student_plan_id, v.trainer_plan_id, o.course_id, o.batch_id) as item_id, o.channel,
    coalesce(o.category_id, 0) as category_id, coalesce(o.seller_trainer_id, 0) as seller_trainer_id
  from (select id as fact_id, day, at, kind, order_id, payment_id, refund_id, amount_minor, discount_minor, tax_minor, tax_lines, inr_minor from ledger where not test
    union all select -id, report_day(paid_at), paid_at, 'free', id, null, null, 0, discount_minor, 0, '[]', 0 from orders where total_minor = 0 and paid_at is not null and not test) f
  join orders o on o.id = f.order_id left join plan_versions v on v.id = o.plan_version_id;
create function sales_sums(p_day date) returns setof report_sales_daily language sql stable as $$
  select f.day, f.currency, f.item_kind, f.item_id, f.channel, f.category_id, f.seller_trainer_id,
    (count(*) filter (where f.kind = 'payment'))::int, (count(*) filter (where f.kind = 'refund') - count(*) filter (where f.kind = 'refund_failed'))::int, (count(*) filter (where f.kind = 'free'))::int,
    coalesce(sum(f.amount_minor) filter (where f.kind = 'payment'), 0)::bigint, coalesce(-sum(f.amount_minor) filter (where f.kind in ('refund','refund_failed')), 0)::bigint,
    coalesce(-sum(f.amount_minor) filter (where f.kind = 'dispute'), 0)::bigint, coalesce(sum(f.amount_minor) filter (where f.kind = 'dispute_won'), 0)::bigint,
    coalesce(sum(f.amount_minor) filter (where f.kind like 'surplus%'), 0)::bigint, sum(f.discount_minor)::bigint, sum(f.tax_minor)::bigint,
    coalesce(sum(f.inr_minor) filter (where f.kind not like 'surplus%'), 0)::bigint
  from sales_facts f where f.day = p_day and f.at >= day_from(p_day) and f.at < day_until(p_day) group by 1, 2, 3, 4, 5, 6, 7
$$;
create function signups_sums(p_day date) returns setof report_signups_daily language sql stable as $$ -- role and country are those of now
  select p_day, role_id, coalesce(country_id, 0), count(*)::int from users
  where deleted_at is null and created_at >= day_from(p_day) and created_at < day_until(p_day) and report_day(created_at) = p_day group by 2, 3
$$;
create function coupons_sums(p_day date) returns setof report_coupons_daily language sql stable as $$
  with near as (
    select id from coupon_redemptions where reserved_at >= day_from(p_day) and reserved_at < day_until(p_day)
    union select id from coupon_redemptions where used_at >= day_from(p_day) and used_at < day_until(p_day)
    union select id from coupon_redemptions where released_at >= day_from(p_day) and released_at < day_until(p_day)),
  changes as (
    select r.coupon_id, r.currency, r.discount_minor, o.total_minor, coalesce(report_day(r.reserved_at) = p_day, false) as reserved, coalesce(report_day(r.used_at) = p_day, false) as used,
      coalesce(report_day(r.released_at) = p_day, false) as released, coalesce(report_day(r.released_at) = p_day, false) and r.state = 'released' and r.used_at is not null as given_back
    from near cross join lateral (select x.* from coupon_redemptions x where x.id = near.id offset 0) r cross join lateral (select x.* from orders x where x.id = r.order_id offset 0) o where not o.test)
  select p_day, coupon_id, currency, (count(*) filter (where reserved))::int, (count(*) filter (where used))::int, (count(*) filter (where released))::int,
    sum(discount_minor * (used::int - given_back::int))::bigint, sum(total_minor * (used::int - given_back::int))::bigint
  from changes where reserved or used or released group by 2, 3
$$;
create function subscriptions_sums(p_day date) returns setof report_subscriptions_daily language sql stable as $$
  with near as (
    select subscription_id, no from subscription_periods where starts_at >= day_from(p_day) and starts_at < day_until(p_day)
    union select subscription_id, no from subscription_periods where ends_at >= day_from(p_day) and ends_at < day_until(p_day)
    union select p.subscription_id, p.no from subscriptions b join subscription_periods p on p.subscription_id = b.id where b.ended_at >= day_from(p_day) and b.ended_at < day_until(p_day)),
  runs as (                                            -- a period ends with the subscription; one that begins after that end never ran
    select case when v.trainer_plan_id is null then 'student' else 'trainer' end as audience, coalesce(v.student_plan_id, v.trainer_plan_id) as plan_id, coalesce(o.currency, b.currency) as currency,
      p.no, p.starts_at, least(p.ends_at, b.ended_at) as ends_at, b.ended_at, q.ends_at as before_ends_at, n.starts_at as next_starts_at,
      coalesce(qv.student_plan_id, qv.trainer_plan_id) as before_plan_id, coalesce(nv.student_plan_id, nv.trainer_plan_id) as next_plan_id,
      coalesce(round(o.total_minor::numeric / (v.period_count * case v.period_unit when 'month' then 1 when 'year' then 12 end)), 0)::bigint as mrr_minor
    from near cross join lateral (select x.* from subscription_periods x where x.subscription_id = near.subscription_id and x.no = near.no offset 0) p -- row by row: the planner cannot know how few there are
    cross join lateral (select x.* from subscriptions x where x.id = p.subscription_id offset 0) b join plan_versions v on v.id = p.plan_version_id
    left join lateral (select x.* from orders x where x.id = p.order_id offset 0) o on true
    left join lateral (select x.* from subscription_periods x where x.subscription_id = p.subscription_id and x.no = p.no - 1 offset 0) q on true left join plan_versions qv on qv.id = q.plan_version_id
    left join lateral (select x.* from subscription_periods x where x.subscription_id = p.subscription_id and x.no = p.no + 1 and x.starts_at < coalesce(b.ended_at, 'infinity') offset 0) n on true
    left join plan_versions nv on nv.id = n.plan_version_id
    where p.starts_at < coalesce(b.ended_at, 'infinity') and o.test is not true),
  changes as (
    select audience, plan_id, currency, (no = 0)::int as trials, (no = 1)::int as begun, (no > 1 and starts_at > before_ends_at)::int as back, 0 as lost,
      (no > 1 and starts_at = before_ends_at and plan_id <> before_plan_id)::int as moved, mrr_minor
    from runs where report_day(starts_at) = p_day
    union all
    select audience, plan_id, currency, 0, 0, 0, (no > 0 and (next_starts_at > ends_at or next_starts_at is null and ended_at is not null))::int,
      -(no > 0 and next_starts_at = ends_at and next_plan_id <> plan_id)::int, -mrr_minor
    from runs where report_day(ends_at) = p_day)
  select p_day, audience, plan_id, currency, sum(trials)::int, sum(begun)::int, sum(back)::int, sum(coalesce(lost, 0))::int, sum(coalesce(moved, 0))::int, sum(mrr_minor)::bigint
  from changes group by 2, 3, 4
$$;

-- the days of a report: in one statement, so in one snapshot
do $$ declare r text; begin
  foreach r in array '{sales,signups,coupons,subscriptions}'::text[] loop
    execute format($f$
      create function %1$s_days(p_from date, p_to date) returns setof report_%1$s_daily language sql stable as $q$
        select s.* from report_%1$s_daily s where s.day between p_from and p_to and not exists (select 1 from report_dirty m where m.report = '%1$s' and m.day = s.day)
        union all select f.* from (select distinct day from report_dirty where report = '%1$s' and day between p_from and p_to) m cross join lateral %1$s_sums(m.day) f $q$;
      create function report_refresh_%1$s() returns int language plpgsql as $q$ -- the first days with a mark; gives how many
      declare d date[] := report_take('%1$s');
      begin
        delete from report_%1$s_daily where day = any(d);
        insert into report_%1$s_daily select f.* from unnest(d) m(day) cross join lateral %1$s_sums(m.day) f;
        return coalesce(cardinality(d), 0);
      end $q$ $f$, r);
  end loop;
end $$;
-- The marks of the first 100 days are taken. A row and its mark are committed together, and each statement has a snapshot of its own.
-- So the sums of a later statement have the row of each mark. Another refresh of the report waits for the commit.
create function report_take(p_report text) returns date[] language plpgsql as $$
declare d date[];
begin
  perform pg_advisory_xact_lock(hashtextextended('report.' || p_report, 0));
  with due as (select distinct day from report_dirty where report = p_report and (p_report <> 'subscriptions' or day <= report_day(money_now())) order by day limit 100), -- days ahead wait
    gone as (delete from report_dirty m using due where m.report = p_report and m.day = due.day returning m.day)
  select array_agg(distinct day) into d from gone;
  return d;
end $$;

create or replace function coupon_release(p_order bigint) returns boolean language plpgsql as $$ -- as before, by the clock of money
declare c bigint;
begin
  update coupon_redemptions set state = 'released', released_at = money_now() where order_id = p_order and state = 'reserved' returning coupon_id into c;
  if c is null then return false; end if;
  update coupon_counters set reserved = reserved - 1 where coupon_id = c;
  return true;
end $$;
-- marks: the days of these moments, before a change and after it
create function mark_dirty() returns trigger language plpgsql as $$
begin
  insert into report_dirty (report, day)
  select distinct tg_argv[0], report_day(m::timestamptz) from unnest(tg_argv[1:]) c cross join lateral (values (to_jsonb(new)->>c), (case when tg_op = 'UPDATE' then to_jsonb(old)->>c end)) x(m) where m is not null;
  return null;
end $$;
create trigger ledger_dirty after insert on ledger for each row execute function mark_dirty('sales', 'at');
create trigger orders_free after insert on orders for each row when (new.total_minor = 0 and new.paid_at is not null) execute function mark_dirty('sales', 'paid_at');
create trigger orders_free_paid after update of paid_at on orders for each row when (new.total_minor = 0 and new.paid_at is distinct from old.paid_at) execute function mark_dirty('sales', 'paid_at');
create trigger users_dirty after insert on users for each row execute function mark_dirty('signups', 'created_at');
create trigger users_changed after update of role_id, country_id, deleted_at, created_at on users for each row
  when ((old.role_id, old.country_id, old.deleted_at is null, old.created_at) is distinct from (new.role_id, new.country_id, new.deleted_at is null, new.created_at)) execute function mark_dirty('signups', 'created_at');
create trigger redemptions_dirty after insert on coupon_redemptions for each row execute function mark_dirty('coupons', 'reserved_at', 'used_at', 'released_at');
create trigger redemptions_changed after update on coupon_redemptions for each row
  when ((old.state, old.reserved_at, old.used_at, old.released_at) is distinct from (new.state, new.reserved_at, new.used_at, new.released_at)) execute function mark_dirty('coupons', 'reserved_at', 'used_at', 'released_at');
create trigger periods_dirty after insert on subscription_periods for each row execute function mark_dirty('subscriptions', 'starts_at', 'ends_at');
create function subscription_dirty() returns trigger language plpgsql as $$ -- an end that comes, moves or goes changes the periods around it
begin
  insert into report_dirty (report, day)
  select distinct 'subscriptions', report_day(m) from (
    select old.ended_at union select new.ended_at
    union select x from subscription_periods p cross join lateral (values (p.starts_at), (p.ends_at)) v(x) where p.subscription_id = new.id and coalesce(p.ends_at, 'infinity') >= least(old.ended_at, new.ended_at)) t(m)
  where m is not null;
  return null;
end $$;
create trigger subscriptions_made after insert on subscriptions for each row when (new.ended_at is not null) execute function mark_dirty('subscriptions', 'ended_at');
create trigger subscriptions_ended after update on subscriptions for each row when (old.ended_at is distinct from new.ended_at) execute function subscription_dirty();
create function zone_dirty() returns trigger language plpgsql as $$ -- days ahead are those of the new zone
begin
  insert into report_dirty (report, day)
  select 'subscriptions', day from (select report_day(starts_at) as day from subscription_periods where starts_at > money_now() union select report_day(ends_at) from subscription_periods where ends_at > money_now()) x;
  return null;
end $$;
create trigger report_zones_dirty after insert or delete on report_zones for each statement execute function zone_dirty();
create function report_mark_all() returns void language sql as $$                                 -- all days that have a fact or a sum
  insert into report_dirty (report, day)
  select 'sales', day from (select day from ledger union select report_day(paid_at) from orders where total_minor = 0 and paid_at is not null union select day from report_sales_daily) x
  union all select 'signups', day from (select report_day(created_at) as day from users union select day from report_signups_daily) x
  union all select 'coupons', day from (select report_day(m) as day from coupon_redemptions r cross join lateral (values (r.reserved_at), (r.used_at), (r.released_at)) v(m) where m is not null union select day from report_coupons_daily) x
  union all select 'subscriptions', day from (select report_day(m) as day from subscription_periods p cross join lateral (values (p.starts_at), (p.ends_at)) v(m) where m is not null
    union select report_day(ended_at) from subscriptions where ended_at is not null union select day from report_subscriptions_daily) x
$$;
select report_mark_all();
insert into job_schedules (name, kind, every) values ('report.refresh', 'report', '5 minutes');
