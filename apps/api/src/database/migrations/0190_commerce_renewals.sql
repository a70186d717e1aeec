-- Renewals: a link for each period that follows, with reminders. An order that was closed counts too: its period is not asked for again by itself.
create index orders_renewals on orders (subscription_id, period_no) where subscription_id is not null;
create index orders_open_renewals on orders (id) where subscription_id is not null and status = 'open';
insert into job_schedules (name, kind, every) values ('subscription.renewals', 'clock', '10 minutes');
