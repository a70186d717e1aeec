-- the ledger: append-only, written by ledger_write (H7) alone; every report adds up to it
create function tax_sum(lines jsonb) returns bigint language sql immutable as $$ select coalesce(sum((x->>'taxMinor')::bigint), 0)::bigint from jsonb_array_elements(lines) x $$;
create table ledger (
  id bigint generated always as identity primary key, at timestamptz not null, day date not null, -- report_day(at), set by trigger
  kind text not null check (kind in ('payment','refund','refund_failed','dispute','dispute_won','surplus','surplus_refund','surplus_used')),
  source_key text not null unique,                     -- 'payment:12', 'refund:7', 'refund_failed:7', 'dispute:3', 'dispute_won:3', 'surplus:13', 'accept:13': written once
  order_id bigint not null references orders, payment_id bigint not null references payments, refund_id bigint references refunds, dispute_id bigint references disputes,
  mirrors_id bigint unique references ledger,          -- the row that this one takes back, to the unit in every column
  currency char(3) not null references currencies, amount_minor bigint not null check (amount_minor <> 0), discount_minor bigint not null default 0,
  tax_lines jsonb not null default '[]', tax_minor bigint generated always as (tax_sum(tax_lines)) stored, inr_minor bigint not null, test boolean not null,
  check ((kind in ('payment','refund_failed','dispute_won','surplus')) = (amount_minor > 0)), check (mirrors_id is not null or kind not in ('refund_failed','dispute_won','surplus_used')));
create index ledger_day on ledger (day, id);
create function ledger_day() returns trigger language plpgsql as $$ begin new.day := report_day(new.at); return new; end $$;
create trigger ledger_day before insert on ledger for each row execute function ledger_day();
create trigger ledger_fixed before update or delete on ledger for each row execute function only_erase_may_change();
create table invoice_series (                          -- the last number given, under the lock of paper_moment (H5)
  series text not null check (series in ('INV','CRN','DBN','TST')), year text not null check (year ~ '^[0-9]{4}$'), last_number int not null default 0 check (last_number >= 0), primary key (series, year));
create function paper_text(p_series text, p_year text, p_number int) returns text language sql immutable as
$$ select p_series || '-' || p_year || '-' || lpad(p_number::text, greatest(6, length(p_number::text)), '0') $$; -- lpad alone would cut
create table invoices (                                -- papers: invoice, credit note, debit note; one order is one line
  id bigint generated always as identity primary key, kind text not null default 'invoice' check (kind in ('invoice','credit','debit')), test boolean not null default false,
  series text not null check (series = case when test then 'TST' when kind = 'invoice' then 'INV' when kind = 'credit' then 'CRN' else 'DBN' end),
  year text not null, number int not null check (number >= 1), foreign key (series, year) references invoice_series,
  number_text text generated always as (paper_text(series, year, number)) stored unique check (length(number_text) <= 16), -- the most GST allows
  order_id bigint not null references orders, payment_id bigint references payments, refund_id bigint references refunds,
  credits_id bigint references invoices, replaces_id bigint unique references invoices, correction_reason text not null default '', -- a credit note's invoice, a debit note's credit note; a corrected invoice's predecessor
  user_id bigint not null references users, currency char(3) not null references currencies,
  bill_to jsonb not null, sold_by jsonb not null,      -- name, address, country, state, taxId, e-mail as of the day
  place_of_supply text not null default '', note text not null default '', -- '27-Maharashtra'; export under LUT
  description text not null, tax_code text not null default '', list_minor bigint not null, discount_minor bigint not null default 0,
  tax_lines jsonb not null default '[]', net_minor bigint not null, tax_minor bigint not null check (tax_minor = tax_sum(tax_lines)), total_minor bigint not null check (total_minor = net_minor + tax_minor),
  issued_at timestamptz not null, issued_on date not null, issued_by bigint references users, pdf_file_id bigint references files, pdf_job_id bigint references jobs,
  search_text text generated always as (search_norm(paper_text(series, year, number) || ' ' || coalesce(bill_to->>'name', ''))) stored,
  created_at timestamptz not null default now(),
  unique (series, year, number), check ((kind = 'invoice') = (credits_id is null)), check (replaces_id is null or kind = 'invoice'), check ((kind = 'credit') = (total_minor < 0)),
  check (kind <> 'credit' or (refund_id is null) = (correction_reason <> '')), check (kind <> 'debit' or refund_id is not null));
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice' and replaces_id is null;
create unique index invoices_refund on invoices (refund_id, kind) where refund_id is not null;
create function invoice_is_fixed() returns trigger language plpgsql as $$
declare free text[] := '{pdf_file_id,pdf_job_id,number_text,search_text}';
begin
  if tg_op = 'DELETE' then raise exception 'an issued invoice is fixed' using errcode = 'CM004'; end if;
  if current_setting('app.erase', true) = 'on' then free := free || '{bill_to}'; end if;
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then raise exception 'an issued invoice is fixed' using errcode = 'CM004'; end if;
  return new;
end $$;
create trigger invoices_fixed before update or delete on invoices for each row execute function invoice_is_fixed();
create function paper_moment(p_series text) returns timestamptz language plpgsql as $$ -- until the commit nobody else gets a moment or a number of this series
begin perform pg_advisory_xact_lock(hashtextextended('paper.' || p_series, 0)); return money_now(); end $$;
create function paper_year(p_at timestamptz) returns text language sql stable as $$ -- '2026', or '2627' when the year doesn't start in January
  select case when m = 1 then to_char(d, 'YYYY') else to_char(d - make_interval(months => m - 1), 'YY') || to_char(d - make_interval(months => m - 13), 'YY') end
  from (select report_day(p_at)::timestamp as d, coalesce((select (value->>'yearStarts')::int from settings where group_name = 'payments'), 1) as m) x $$;
create function paper_number(p_series text, p_year text) returns int language sql as $$
  insert into invoice_series as s (series, year, last_number) values (p_series, p_year, 1)
  on conflict (series, year) do update set last_number = s.last_number + 1 returning last_number $$;
create function tax_rates_of(p_country bigint, p_state bigint, p_day date) returns table (name text, rate_bp int) language sql stable as $$
  with s as (select (value->'seller'->>'countryId')::bigint as country, (value->'seller'->>'stateId')::bigint as state from settings where group_name = 'payments'),
  f as (select s.country, case when p_country <> s.country then 'any' when p_state <> s.state then 'other_state' when (select territory from states where id = p_state) then 'same_territory' else 'same_state' end as scope from s)
  select r.name, r.rate_bp from tax_rates r, f where p_day >= r.valid_from and (r.valid_to is null or p_day < r.valid_to) and (r.country_id = p_country and r.scope in ('any', f.scope)
    or p_country <> f.country and r.country_id = f.country and r.scope = 'export' and not exists (select 1 from tax_rates x where x.country_id = p_country)) order by r.name $$;
create function tax_lines_of(p_total bigint, p_country bigint, p_state bigint, p_day date) returns jsonb language sql stable as $$ -- equal rates, equal taxes; base = total − Σ taxes
  select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'rateBp', r.rate_bp, 'taxMinor', round(p_total * r.rate_bp::numeric / (10000 + r.sum))) order by r.name), '[]')
  from (select *, sum(rate_bp) over () as sum from tax_rates_of(p_country, p_state, p_day)) r $$;

create function ledger_write(p_kind text, p_key text, p_payment bigint, p_amount bigint, p_at timestamptz, p_refund bigint default null, p_dispute bigint default null, p_mirrors text default null) returns bigint language plpgsql as $$
declare o orders; m ledger; g record; e numeric; v_tax jsonb := '[]'; v_discount bigint := 0; v_inr bigint; v_id bigint;
begin                                                  -- the caller holds the order; returns null when the key was written before
  select x.* into o from payments p join orders x on x.id = p.order_id where p.id = p_payment;
  select o.inr_rate * 100 / 10::numeric ^ exponent into e from currencies where code = o.currency;
  if p_mirrors is not null then
    select * into strict m from ledger where source_key = p_mirrors;
    p_amount := -m.amount_minor; v_discount := -m.discount_minor; v_inr := -m.inr_minor;
    select coalesce(jsonb_agg(jsonb_set(x, '{taxMinor}', to_jsonb(-(x->>'taxMinor')::bigint)) order by n), '[]') into v_tax from jsonb_array_elements(m.tax_lines) with ordinality t(x, n);
  elsif p_amount > 0 then
    v_inr := round(p_amount * e);
    if p_kind = 'payment' then v_tax := tax_lines_of(p_amount, (o.bill_to->>'countryId')::bigint, (o.bill_to->>'stateId')::bigint, report_day(p_at)); v_discount := o.discount_minor; end if;
  else                                                 -- gone = all that went out so far and was not taken back, with this row
    select coalesce(-sum(l.amount_minor), 0) - p_amount as gone, coalesce(sum(l.inr_minor), 0) as inr, coalesce(sum(l.discount_minor), 0) as discount, array_agg(l.tax_lines) as taxes into g
      from ledger l where l.payment_id = p_payment and l.amount_minor < 0 and l.mirrors_id is null and not exists (select 1 from ledger x where x.mirrors_id = l.id);
    v_inr := -round(g.gone * e) - g.inr;
    select * into m from ledger where source_key = 'payment:' || p_payment;
    if p_kind in ('refund','dispute') and found then
      v_discount := -round(m.discount_minor * least(g.gone, m.amount_minor)::numeric / m.amount_minor) - g.discount;
      select coalesce(jsonb_agg(jsonb_set(x, '{taxMinor}', to_jsonb(-round((x->>'taxMinor')::numeric * least(g.gone, m.amount_minor) / m.amount_minor)
        - coalesce((select sum((r->(n - 1)::int->>'taxMinor')::bigint) from unnest(g.taxes) r), 0))) order by n), '[]') into v_tax from jsonb_array_elements(m.tax_lines) with ordinality t(x, n);
    end if;
  end if;
  insert into ledger (at, kind, source_key, order_id, payment_id, refund_id, dispute_id, mirrors_id, currency, amount_minor, discount_minor, tax_lines, inr_minor, test)
    values (p_at, p_kind, p_key, o.id, p_payment, p_refund, p_dispute, case when p_mirrors is not null then m.id end, o.currency, p_amount, v_discount, v_tax, v_inr, o.test)
    on conflict (source_key) do nothing returning id into v_id;
  return v_id;
end $$;

create index invoices_created on invoices (created_at desc, id desc);
create index invoices_order on invoices (order_id);
create index ledger_order on ledger (order_id);
select attach_house();
