-- files that come in chunks: what has come is kept until all of it is there, or nobody sends more
create table uploads (
  id bigint generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),  -- of its chunks, and of the file that it becomes
  purpose text not null check (purpose in ('video')),
  name text not null check (length(name) between 1 and 255),
  bytes bigint not null check (bytes > 0), sha256 bytea check (length(sha256) = 32),
  mime text,                                           -- what its first chunk says it is
  received bigint not null default 0 check (received between 0 and bytes),
  parts uuid[] not null default '{}',                  -- its chunks in their order
  is_ended boolean not null default false,             -- nothing is taken any more: given up or abandoned
  made_file bigint references files on delete cascade, -- what it has become
  created_by bigint not null references users,
  created_at timestamptz not null default now(), touched_at timestamptz not null default now());
create index uploads_person on uploads (created_by, created_at);
create index uploads_touched on uploads (touched_at);
create index uploads_made on uploads (made_file) where made_file is not null;
insert into job_schedules (name, kind, every) values ('upload.clean', 'clock', '1 hour');
