-- roles: their list, sorted as people read names, and its search
alter table roles alter column name type text collate "und-x-icu";
alter table roles add column search_text text generated always as (search_norm(name || ' ' || description)) stored;
create index roles_list on roles (name, id) where deleted_at is null;
create index roles_created on roles (created_at, id) where deleted_at is null;
create index roles_changed on roles (updated_at, id);
create index roles_deleted on roles (deleted_at) where deleted_at is not null;
create index roles_search on roles using gin (search_text gin_trgm_ops);
