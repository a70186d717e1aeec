create table payment_links (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders, provider_id bigint not null references payment_providers,
  token_hash bytea not null unique check (length(token_hash) = 32), token_sealed bytea not null, -- shown again to staff; unsealed by the server only
  status text not null default 'open' check (status in ('open','paid','expired','cancelled')), expires_at timestamptz not null,
  mailed_at timestamptz, opened_at timestamptz, opened_count int not null default 0, note text not null default '' check (length(note) <= 300),
  created_by bigint references users, closed_by bigint references users, close_reason text not null default '', -- created_by null = the clock (a renewal)
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create index payment_links_due on payment_links (expires_at) where status = 'open';
create table payment_attempts (                        -- a session at the provider; an expired one never closes its link
  id bigint generated always as identity primary key, link_id bigint not null references payment_links, provider_id bigint not null references payment_providers,
  provider_ref text, provider_url text,                -- null until the provider answered
  status text not null default 'open' check (status in ('open','paid','expired')), expires_at timestamptz not null,
  next_poll_at timestamptz, polls int not null default 0, pressed_at timestamptz not null default now(), -- Pay was pressed last
  created_at timestamptz not null default now(), unique (provider_id, provider_ref));
create unique index payment_attempts_open on payment_attempts (link_id) where status = 'open'; -- two tabs share it
create index payment_attempts_poll on payment_attempts (next_poll_at) where next_poll_at is not null;
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders, provider_id bigint not null references payment_providers,
  provider_payment_id text not null, currency char(3) not null references currencies, amount_minor bigint not null check (amount_minor > 0), -- the sum that settles: charged less the payer's fee
  charged_currency char(3) not null, charged_minor bigint not null check (charged_minor > 0), fee_minor bigint not null default 0, -- as the payer's statement says; the provider's fee, borne by either side
  status text not null default 'created' check (status in ('created','failed','authorized','lapsed','paid')), -- news only climbs (H4)
  status_rank smallint generated always as (array_position('{created,failed,authorized,lapsed,paid}'::text[], status) - 1) stored,
  surplus boolean not null default false,              -- money that the order did not need: to be refunded
  method text not null default '', failure text not null default '',
  refund_held_minor bigint not null default 0 check (refund_held_minor between 0 and amount_minor), -- asked, sent and done
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and refund_held_minor), disputed_minor bigint not null default 0 check (disputed_minor >= 0), -- disputes open or lost
  received_on date, proof_file_id bigint references files, recorded_by bigint references users, -- provider manual: bank, upi or cash; provider_payment_id = the reference
  verified_by bigint references users check (verified_by <> recorded_by), verified_at timestamptz, paid_at timestamptz, created_at timestamptz not null default now(),
  unique (provider_id, provider_payment_id), check ((status = 'paid') = (paid_at is not null)), check (recorded_by is null or status <> 'paid' or verified_by is not null));
create unique index payments_one_per_order on payments (order_id) where status = 'paid' and not surplus; -- instalments would replace this key by one over (order_id, part)
alter table batch_members add column payment_id bigint references payments, add column subscription_id bigint references subscriptions; -- as people.md names them
create table payment_events (                          -- the inbox of webhooks, polls, verifications and confirmed manual payments
  id bigint generated always as identity primary key,
  provider_id bigint not null references payment_providers, event_id text not null, kind text not null, occurred_at timestamptz not null,
  raw bytea not null, payload jsonb not null,          -- the bytes as signed; the event read from them, without \u0000. After 90 days, and at erase, both are emptied of names, mail, phone, card
  state text not null default 'new' check (state in ('new','applied','ignored','failed')), attempts int not null default 0, next_try_at timestamptz not null default now(),
  error text, payment_id bigint references payments, received_at timestamptz not null default now(), applied_at timestamptz,
  unique (provider_id, event_id));
create index payment_events_new on payment_events (next_try_at, id) where state in ('new','failed');
create table refunds (
  id bigint generated always as identity primary key, payment_id bigint not null references payments,
  amount_minor bigint not null check (amount_minor > 0), currency char(3) not null references currencies,
  reason text not null check (length(btrim(reason)) between 5 and 300), take_back boolean not null default false, -- also end the plan, course or seat
  give_back_coupon boolean not null default false, origin text not null default 'staff' check (origin in ('staff','provider')),
  status text not null default 'requested' check (status in ('waiting','requested','sent','done','failed')), -- waiting = for a second holder
  provider_refund_id text, error text, requested_by bigint references users check (origin = 'provider' or requested_by is not null),
  approved_by bigint references users check (approved_by <> requested_by), created_at timestamptz not null default now(), done_at timestamptz);
create unique index refunds_provider on refunds (payment_id, provider_refund_id) where provider_refund_id is not null;
create table disputes (
  id bigint generated always as identity primary key, payment_id bigint not null references payments, provider_dispute_id text not null,
  amount_minor bigint not null check (amount_minor > 0), currency char(3) not null references currencies, status text not null default 'open' check (status in ('open','won','lost')),
  reason text not null default '', answer_by timestamptz, opened_at timestamptz not null, closed_at timestamptz check ((closed_at is null) = (status = 'open')), unique (payment_id, provider_dispute_id));
create table sandbox_sessions (                        -- the bank of the sandbox: no money moves there
  ref text primary key, attempt_id bigint not null unique references payment_attempts, order_id bigint not null references orders,
  title text not null, currency char(3) not null references currencies, amount_minor bigint not null check (amount_minor > 0),
  is_over boolean not null default false, created_at timestamptz not null default now());
create table sandbox_events (                          -- events of that bank about a session, in its own order
  id bigint generated always as identity primary key, ref text not null references sandbox_sessions, event jsonb not null, created_at timestamptz not null default now());
create index sandbox_events_ref on sandbox_events (ref, id);
create index payment_links_own on payment_links (created_by, created_at desc, id desc);
create index payment_links_created on payment_links (created_at desc, id desc);
create index payments_order on payments (order_id);
create index orders_student on orders (student_id, created_at desc, id desc) where student_id is not null;
create index orders_course on orders (course_id) where course_id is not null;
create index orders_plan_version on orders (plan_version_id) where plan_version_id is not null;
create index course_enrolments_order on course_enrolments (order_id) where order_id is not null;
create or replace function house() returns trigger language plpgsql as $$ -- as before, and the new column is one of those
declare quiet text[] := '{updated_at,search_text,title_lower,full_name,seats_taken,students_count,trainers_count,rating_sum,rating_count,curriculum_done,last_login_at,preferences,audience_no,rating,helpful,not_helpful,tags_text,intro_video_id,question_count,total_marks,first_attempt_at,interest,proposals,opened_at,opened_count}';
begin                                                  -- counters and generated columns alone don't make an open form stale
  if (to_jsonb(new) - quiet) is distinct from (to_jsonb(old) - quiet) then new.updated_at := now(); new.version := old.version + 1; end if;
  return new;
end $$;
insert into job_schedules (name, kind, every) values ('payment.inbox', 'payment', '10 seconds'), ('payment.poll', 'payment', '1 minute'), ('paylink.clock', 'clock', '1 minute'), ('subscription.clock', 'clock', '10 minutes');
select attach_house();
