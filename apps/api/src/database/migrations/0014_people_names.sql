-- A filter by a part of a name, among a million accounts.
create index users_name_part on users using gin (full_name gin_trgm_ops) where deleted_at is null;
