-- reports that are sent by mail each week or month, at 07:00 of the business
create table report_saved (
  id bigint generated always as identity primary key, name text not null check (length(name) between 3 and 80),
  report text not null check (report in ('sales','signups','coupons','subscriptions')), query jsonb not null, -- {period, compare, groupBy, currency, kind}
  rhythm text not null check (rhythm in ('weekly','monthly')), on_day int not null check (on_day between 1 and case when rhythm = 'weekly' then 7 else 28 end), -- 1 = Monday
  format text not null check (format in ('csv','xlsx','pdf')),
  since timestamptz not null default money_now(),      -- mails that were due before are not sent: it was made, or given its rhythm, then
  created_by bigint not null references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version int not null default 1);
create index report_saved_name on report_saved (lower(name), id);
create table report_saved_people (
  saved_id bigint not null references report_saved on delete cascade, user_id bigint not null references users on delete cascade, primary key (saved_id, user_id));
create index report_saved_people_user on report_saved_people (user_id);
create table report_saved_mails (                      -- one row a due day: the run that writes it sends the mails
  saved_id bigint not null references report_saved on delete cascade, sent_for date not null,
  state text not null check (state in ('mailed','failed','nobody')), error text not null default '', user_ids bigint[] not null default '{}', -- the people it was mailed to
  created_at timestamptz not null default now(), primary key (saved_id, sent_for));
alter table mails add column file_id bigint references files on delete set null; -- a file that goes with it
create index mails_file on mails (file_id) where file_id is not null;
insert into job_schedules (name, kind, every) values ('report.mail', 'report', '1 hour');
select attach_house();
