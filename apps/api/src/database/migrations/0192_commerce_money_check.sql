-- Each night counters, papers, orders and the ledger are compared with their rows.
insert into job_schedules (name, kind, every) values ('money.check', 'payment', '1 day');
