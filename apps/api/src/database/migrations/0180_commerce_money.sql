-- Moments and days of money, payment providers, and the codes of the tax office.
create function money_now() returns timestamptz language sql volatile as     -- every moment of this page; only seed and tests move it
$$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, clock_timestamp()) $$;
alter table payment_providers drop constraint payment_providers_code_check, add constraint payment_providers_code_check check (code in ('sandbox','razorpay','stripe','manual')),
  add constraint payment_providers_manual check (code <> 'manual' or mode = 'live'),
  add column old_webhook_secret_sealed bytea, add column old_secret_until timestamptz; -- while a secret is changed both are taken
create table provider_currencies (                     -- limits of a provider; step and minimum in our minor units
  code text not null, currency char(3) not null references currencies, exponent smallint not null check (exponent between 0 and 4), -- the provider's own
  step int not null default 1 check (step >= 1), minimum_minor bigint not null default 0 check (minimum_minor >= 0), primary key (code, currency));
create table webhook_failures (                        -- counted, never stored whole; kept 30 days
  provider_id bigint not null references payment_providers, minute timestamptz not null, reason text not null check (reason in ('signature','timestamp','mode','size')),
  count int not null default 1, skew_seconds int, primary key (provider_id, minute, reason));
alter table states add column tax_code text check (tax_code ~ '^[0-9]{2}$'), add column territory boolean not null default false; -- GST state code; UTGST instead of SGST
update states s set tax_code = v.tax, territory = v.code in ('AN','CH','DH','LA','LD') from countries c,
  (values ('JK','01'),('HP','02'),('PB','03'),('CH','04'),('UT','05'),('HR','06'),('DL','07'),('RJ','08'),('UP','09'),('BR','10'),('SK','11'),('AR','12'),('NL','13'),('MN','14'),('MZ','15'),('TR','16'),('ML','17'),
    ('AS','18'),('WB','19'),('JH','20'),('OR','21'),('CT','22'),('MP','23'),('GJ','24'),('DH','26'),('MH','27'),('KA','29'),('GA','30'),('LD','31'),('KL','32'),('TN','33'),('PY','34'),('AN','35'),('TG','36'),('AP','37'),('LA','38')) v(code, tax)
  where c.id = s.country_id and c.iso2 = 'IN' and s.code = v.code;
alter table courses add column tax_code text not null default '' check (tax_code ~ '^[0-9]{0,8}$');   -- HSN/SAC; '' = the seller's default
alter table batches add column tax_code text not null default '' check (tax_code ~ '^[0-9]{0,8}$');
-- days: booked once by the zone valid at the moment; a change of zone moves no day that was booked
create table report_zones (valid_from timestamptz primary key, zone text not null); -- zones are reference data and may be filled later
insert into report_zones values ('-infinity', business_zone());
create function report_day(t timestamptz) returns date language sql stable as
$$ select timezone((select zone from report_zones where valid_from <= t order by valid_from desc limit 1), t)::date $$;
create function report_zone_follows() returns trigger language plpgsql as $$ -- from the midnight that comes later, so that days never go back
declare z text := new.value->>'timeZone'; o text; d timestamp;
begin
  delete from report_zones where valid_from > money_now();
  select zone into o from report_zones order by valid_from desc limit 1;
  d := report_day(money_now()) + 1;
  if z <> o then insert into report_zones values (greatest(timezone(o, d), timezone(z, d)), z); end if;
  return null;
end $$;
create trigger settings_zone after update on settings for each row when (new.group_name = 'general' and new.value->>'timeZone' is distinct from old.value->>'timeZone') execute function report_zone_follows();
insert into payment_providers (code, mode, active) values ('manual', 'live', true) on conflict do nothing;
