-- How often a skill is used, counted by the clock of the categories.
create table skill_counts (
  skill_id bigint primary key references skills on delete cascade,
  courses int not null default 0, trainers int not null default 0, students int not null default 0, chapters int not null default 0);
