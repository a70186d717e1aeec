-- the list by last change (also of what was deleted) and of one status; a search finds other spellings by index too
create index skills_changed on skills (updated_at, id);
create index skills_status on skills (status, name, id) where deleted_at is null;
alter table skill_aliases add column search_text text generated always as (search_norm(alias::text)) stored;
create index skill_aliases_search on skill_aliases using gin (search_text gin_trgm_ops);
create index skills_deleted on skills (deleted_at) where deleted_at is not null;
