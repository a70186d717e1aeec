-- sales: one order is one thing at a frozen price
create table tax_rates (
  id bigint generated always as identity primary key, country_id bigint not null references countries,
  scope text not null default 'any' check (scope in ('same_state','same_territory','other_state','export','any')), name text not null, -- CGST, SGST, UTGST; IGST; VAT
  rate_bp int not null check (rate_bp between 0 and 5000), valid_from date not null, valid_to date check (valid_to > valid_from),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1, unique (country_id, scope, name, valid_from));
alter table orders                                     -- built: id, user_id, item_kind, title, currency, list_minor, discount_minor, status, paid_at, created_at
  add column student_id bigint references students, add column trainer_id bigint references trainers,
  add column channel text not null default 'staff' check (channel in ('paylink','checkout','renewal','staff')),
  add column plan_version_id bigint references plan_versions, add column course_id bigint references courses, add column batch_id bigint references batches,
  add column subscription_id bigint references subscriptions, add column period_no int check ((period_no is null) = (subscription_id is null)), -- a renewal: which period it pays
  add column coupon_id bigint references coupons,      -- the coupon that lowered it, renewals included; the use itself is a redemption
  add column category_id bigint references categories, add column seller_trainer_id bigint references trainers, -- for the reports
  add column tax_minor bigint not null default 0 check (tax_minor >= 0), add column tax_included boolean not null default true,
  add column tax_lines jsonb not null default '[]',    -- as quoted: [{name, rateBp, taxMinor}]; the paper's own are split when it is paid
  add column total_minor bigint, add column base_currency char(3) references currencies, add column base_minor bigint, add column rate_id bigint references price_rates, -- the origin of the price
  add column inr_rate numeric(20,8) not null default 1 check (inr_rate > 0), -- rupees per unit, for the reports
  add column test boolean not null default false,      -- made with a provider in test mode, in a database that is not marked demo
  add column bill_to jsonb not null default '{}',      -- the payer: name, email, mobile, address, countryId, stateId, taxId; the learner is student_id
  add column access_state text not null default 'none' check (access_state in ('none','given','failed','taken_back')), add column access_error text not null default '',
  add column sales_user_id bigint references users, add column created_by bigint references users,
  add column search_text text generated always as (search_norm(title || ' ' || id::text)) stored;
update orders o set student_id = (select id from students where user_id = o.user_id), course_id = (select min(id) from courses), total_minor = list_minor - discount_minor,
  base_currency = currency, base_minor = list_minor, test = true;                          -- only the demo seed made some
alter table orders alter column channel drop default, alter column total_minor set not null, alter column base_currency set not null, alter column base_minor set not null,
  add constraint orders_buyer check (num_nonnulls(student_id, trainer_id) = 1), add constraint orders_item check (num_nonnulls(plan_version_id, course_id, batch_id) = 1),
  add constraint orders_total check (total_minor = list_minor - discount_minor + case when tax_included then 0 else tax_minor end), add constraint orders_bill_to check (pg_column_size(bill_to) < 4000);
create unique index orders_period on orders (subscription_id, period_no) where status not in ('cancelled','expired'); -- one order a period
create index orders_free on orders (paid_at) where total_minor = 0 and paid_at is not null;
create function order_price_is_fixed() returns trigger language plpgsql as $$
declare free text[] := '{status,paid_at,access_state,access_error,search_text}';           -- generated columns are not yet computed in a before trigger
begin
  if old.status = 'open' or current_setting('app.erase', true) = 'on' then free := free || '{bill_to}'; end if;
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then raise exception 'the price of an order is frozen' using errcode = 'CM003'; end if;
  return new;
end $$;
create trigger orders_fixed before update on orders for each row execute function order_price_is_fixed();
create table subscription_periods (                    -- a row is a period that was paid, or the trial (no 0); never changed
  subscription_id bigint not null references subscriptions, no int not null check (no >= 0), starts_at timestamptz not null, ends_at timestamptz check (ends_at > starts_at),
  plan_version_id bigint not null references plan_versions, order_id bigint unique references orders, primary key (subscription_id, no), check ((no = 0) = (order_id is null)));
alter table course_enrolments add column order_id bigint references orders;
select attach_house();
