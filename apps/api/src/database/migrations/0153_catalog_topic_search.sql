-- Topics of chapters are found by words: a course chooses among all of them.
alter table topics add column search_text text generated always as (search_norm(title)) stored;
create index topics_search on topics using gin (search_text gin_trgm_ops);
