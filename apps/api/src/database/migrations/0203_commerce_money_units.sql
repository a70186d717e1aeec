-- Amounts in units of their currency, for filters over all currencies, have columns with indexes.
create function keep_units() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'amount' then new.amount_units := amount_units(new.amount_minor, new.currency);
  else new.total_units := amount_units(new.total_minor, new.currency); end if;
  return new;
end $$;
alter table payments add column amount_units numeric;
update payments p set amount_units = round(p.amount_minor / 10::numeric ^ c.exponent, 4) from currencies c where c.code = p.currency;
alter table payments alter column amount_units set not null;
create trigger payments_units before insert or update of amount_minor, currency on payments for each row execute function keep_units('amount');
create index payments_units on payments (amount_units, id);
alter table invoices add column total_units numeric;
alter table invoices disable trigger invoices_fixed;
update invoices i set total_units = round(i.total_minor / 10::numeric ^ c.exponent, 4) from currencies c where c.code = i.currency;
alter table invoices enable trigger invoices_fixed;
alter table invoices alter column total_units set not null;
create trigger invoices_units before insert on invoices for each row execute function keep_units('total');
create index invoices_units on invoices (total_units, id);
create index payment_links_status on payment_links (status, created_at desc, id desc);
-- The list of payments shows the invoice of each.
create index invoices_payment on invoices (payment_id) where payment_id is not null;
