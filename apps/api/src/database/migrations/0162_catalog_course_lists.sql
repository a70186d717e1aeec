-- A filter finds its courses with what they are sorted by, without reading their rows; a part of a title is looked for among those of one status.
drop index courses_listed_of_status, courses_listed_price, courses_listed_lessons, courses_listed_duration, courses_listed_enrolments, courses_listed_rating;
create index courses_listed_of_status on courses_listed (status, created_at, id) include (trainer_id, category_id, language_id, title, title_lower) where is_listed;
create index courses_listed_price on courses_listed (price_units, id) include (created_at) where is_listed;
create index courses_listed_lessons on courses_listed (lessons, id) include (created_at) where is_listed;
create index courses_listed_duration on courses_listed (duration_seconds, id) include (created_at) where is_listed;
create index courses_listed_enrolments on courses_listed (enrolments, id) include (created_at) where is_listed;
create index courses_listed_rating on courses_listed (rating, id) include (created_at) where is_listed;
