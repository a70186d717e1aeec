-- people: names alone, for the searches of staff who may not see e-mails and numbers in full; search_text holds those, too
create index users_names_search on users using gin (search_norm(first_name || ' ' || last_name || ' ' || slug::text) gin_trgm_ops) where deleted_at is null;
