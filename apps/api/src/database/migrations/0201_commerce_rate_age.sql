-- Holders of settingEdit are notified of old rates before links in these currencies are refused.
insert into job_schedules (name, kind, every) values ('rate.age', 'payment', '1 day');
