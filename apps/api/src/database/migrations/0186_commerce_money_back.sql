-- refunds are decided and settled by people, and asked for at the provider until it answers
alter table refunds add column updated_at timestamptz not null default now(), add column version int not null default 1,
  add column held_minor bigint not null default 0 check (held_minor between 0 and amount_minor), -- its part of the payment's held sum: less than the amount where the provider returned more than was left
  add column paid_on date,                             -- day of a manual one
  add column first_tried_at timestamptz, add column asks int not null default 0, -- asked at the provider first, and how often
  add column next_ask_at timestamptz;                  -- null = nothing to ask
create index refunds_created on refunds (created_at desc, id desc);
create index refunds_payment on refunds (payment_id, id);
create index refunds_due on refunds (next_ask_at, id) where next_ask_at is not null;
create index disputes_payment on disputes (payment_id, id);
create index ledger_payment on ledger (payment_id);
-- events that could not be applied for 24 hours are given up: they keep no link open
alter table payment_events drop constraint payment_events_state_check,
  add constraint payment_events_state_check check (state in ('new','applied','ignored','failed','given_up'));
create table sandbox_refunds (                         -- refunds of the sandbox's bank, by the key under which they were asked for
  ref text primary key, key text not null unique, mark text not null, payment_ref text not null, currency char(3) not null references currencies,
  amount_minor bigint not null check (amount_minor > 0), status text not null default 'done' check (status in ('done','failed')), created_at timestamptz not null default now());
insert into job_schedules (name, kind, every) values ('refund.ask', 'payment', '1 minute');
select attach_house();
