-- Razorpay and Stripe: one row a mode: test money and money of a live account never share one.
alter table payment_providers
  add column secret_hint text not null default '', add column secret_set_at timestamptz, add column secret_set_by bigint references users,
  add column webhook_secret_set_at timestamptz,
  add column checked_by bigint references users,
  add column last_check jsonb; -- {ref, steps: [{name, ok, text}]} of the keys that are set
insert into payment_providers (code, mode) values ('razorpay', 'live'), ('razorpay', 'test'), ('stripe', 'live'), ('stripe', 'test') on conflict do nothing;

-- Limits of each provider for the currencies that are there, as its documentation says. Known rows stay.
create function fill_provider_currencies() returns void language sql as $$
  insert into provider_currencies (code, currency, exponent, step, minimum_minor)
  select p.code, c.code, e.theirs,
    greatest(case c.exponent when 3 then 10 else 1 end, (10 ^ greatest(c.exponent - e.theirs, 0))::int),
    coalesce((case p.code when 'stripe' then '{"AED":200,"GBP":30,"MYR":200,"MXN":1000,"HKD":400,"THB":1000,"SEK":300,"NOK":300,"DKK":250,"CZK":1500,"PLN":200,"RON":200,"HUF":17500}'::jsonb end->>(c.code::text))::bigint,
      case when c.code = 'INR' then 100 when c.exponent = 3 then 200 else 50 end)
  from currencies c cross join unnest('{sandbox,manual,razorpay,stripe}'::text[]) p (code)
  cross join lateral (select case when p.code <> 'stripe' then c.exponent when c.code in ('ISK', 'UGX') then 2 when c.code = 'MGA' then 0 else c.exponent end as theirs) e
  on conflict do nothing;
  update payment_providers p set currencies = case when p.code = 'razorpay' then array(select code from currencies where code = 'INR') else array(select code from currencies order by sort_order, code) end
  where p.currencies = '{}' and exists (select 1 from currencies);
$$;
select fill_provider_currencies();
