-- Corrections of invoices that students ask for. One is open an invoice; asking again closes the former one as replaced.
create table invoice_correction_requests (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices, requested_by bigint not null references users,
  bill_to jsonb not null check (pg_column_size(bill_to) < 4000), -- the payer as asked; emptied when a person is erased
  requested_at timestamptz not null default money_now(),
  closed_at timestamptz, closed_by bigint references users,
  outcome text check (outcome in ('corrected', 'dismissed', 'replaced', 'erased')), reason text not null default '',
  check ((closed_at is null) = (outcome is null)));
create unique index invoice_correction_requests_open on invoice_correction_requests (invoice_id) where closed_at is null;
create index invoice_correction_requests_invoice on invoice_correction_requests (invoice_id, id);
create index invoice_correction_requests_person on invoice_correction_requests (requested_by, requested_at);
