-- the books of a provider against ours, by id and never by day
create table reconcile_runs (                          -- the last comparison with each provider
  provider_id bigint primary key references payment_providers, from_at timestamptz not null, checked_at timestamptz not null,
  listed int not null default 0 check (listed >= 0), error text not null default '');
create table reconcile_lines (                         -- a payment, refund or dispute on which provider and ledger differ
  id bigint generated always as identity primary key, provider_id bigint not null references payment_providers, provider_ref text not null,
  subject text not null check (subject in ('payment','refund','dispute')), kind text not null check (kind in ('missing_here','missing_there','twice','sum','state')),
  ours jsonb not null default '{}', theirs jsonb not null default '{}', -- {amountMinor, currency, state}; empty on the side where it is missing
  payment_id bigint references payments, order_id bigint references orders, at timestamptz not null, -- the moment of the money
  found_at timestamptz not null, seen_at timestamptz not null, -- by the first and by the last comparison
  closed_at timestamptz, note text not null default '', closed_by bigint references users, -- closed_by null = both agree again
  search_text text generated always as (search_norm(provider_ref || ' ' || coalesce(order_id::text, ''))) stored,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1,
  unique (provider_id, provider_ref, kind), check (closed_at is not null or (note = '' and closed_by is null)));
create index reconcile_lines_found on reconcile_lines (found_at, id);
create index reconcile_lines_at on reconcile_lines (at, id);
create index reconcile_lines_open on reconcile_lines (provider_id, at) where closed_at is null;
create index reconcile_lines_payment on reconcile_lines (payment_id) where payment_id is not null;
create index reconcile_lines_order on reconcile_lines (order_id) where order_id is not null;
create index reconcile_lines_search on reconcile_lines using gin (search_text gin_trgm_ops);
create index sandbox_events_made on sandbox_events (created_at);
create index sandbox_refunds_made on sandbox_refunds (created_at);
create index payments_of_provider on payments (provider_id, paid_at, id) where status = 'paid';
insert into job_schedules (name, kind, every) values ('payment.reconcile', 'payment', '1 day');
create or replace function house() returns trigger language plpgsql as $$ -- as before; a comparison that sees a line again makes no open form stale
declare quiet text[] := '{updated_at,search_text,title_lower,full_name,seats_taken,students_count,trainers_count,rating_sum,rating_count,curriculum_done,last_login_at,preferences,audience_no,rating,helpful,not_helpful,tags_text,intro_video_id,question_count,total_marks,first_attempt_at,interest,proposals,opened_at,opened_count,seen_at}';
begin                                                  -- counters and generated columns alone don't make an open form stale
  if (to_jsonb(new) - quiet) is distinct from (to_jsonb(old) - quiet) then new.updated_at := now(); new.version := old.version + 1; end if;
  return new;
end $$;
select attach_house();
