-- Bytes of events are emptied after 90 days, and payers of old invoices after the retention time.
create index payment_events_bytes on payment_events (received_at) where octet_length(raw) > 0;
insert into job_schedules (name, kind, every) values ('payment.forget', 'payment', '1 day');
