-- Everybody's jobs, for who may see them.
create index jobs_created on jobs (created_at desc, id desc);
-- Files that expire.
create index files_exports on files (created_at) where purpose = 'export';
