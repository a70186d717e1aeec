-- What search engines are given of a category, and what its subtree holds, counted by a clock.
alter table categories add column canonical_url text check (canonical_url ~ '^https://[^\s]+$' and length(canonical_url) <= 500);
create table category_counts (
  category_id bigint primary key references categories on delete cascade,
  children int not null default 0, skills int not null default 0, courses int not null default 0, trainers int not null default 0, counted_at timestamptz not null default now());
insert into job_schedules (name, kind, every) values ('catalog.counts', 'clock', '5 minutes');
