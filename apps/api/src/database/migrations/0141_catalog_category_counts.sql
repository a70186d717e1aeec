-- What a category and those below it hold, counted by a clock.
create table category_counts (
  category_id bigint primary key references categories on delete cascade,
  children int not null default 0, skills int not null default 0, courses int not null default 0, trainers int not null default 0, counted_at timestamptz not null default now());
insert into job_schedules (name, kind, every) values ('catalog.counts', 'clock', '5 minutes');
