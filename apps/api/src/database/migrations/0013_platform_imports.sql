-- By what a row of an import is found to be the same as another of its file: the first with a key owns it.
create table import_keys (
  job_id bigint not null references jobs on delete cascade, key text not null check (length(key) <= 400), row_no int not null,
  primary key (job_id, key, row_no));
create index import_keys_row on import_keys (job_id, row_no);
-- Which field a person has matched a column's head with; '' = none.
create table import_mappings (
  user_id bigint not null references users on delete cascade, form text not null check (form in ('students','skills')),
  head text not null check (length(head) between 1 and 200), field text not null default '', at timestamptz not null default now(),
  primary key (user_id, form, head));
