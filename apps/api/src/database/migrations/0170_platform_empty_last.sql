-- Lists with an order that may be empty: rows with nothing come last in both directions. Each direction has an index on its own stand-in.
-- Accounts: users_last_login serves the descending order.
create index users_last_login_up on users (coalesce(last_login_at, 'infinity'::timestamptz), id) where deleted_at is null;
create index institutes_website_up on institutes (coalesce(nullif(website, ''), U&'\FFFF'), id) where deleted_at is null;

create index demos_starts_up on demos (coalesce(starts_at, 'infinity'::timestamptz), id) where deleted_at is null;
create index demos_starts_down on demos (coalesce(starts_at, '-infinity'::timestamptz), id) where deleted_at is null;

drop index training_ads_starts;
create index training_ads_starts_up on training_ads (coalesce(starts_on, 'infinity'::date), id) where deleted_at is null;
create index training_ads_starts_down on training_ads (coalesce(starts_on, '-infinity'::date), id) where deleted_at is null;

drop index upcoming_courses_list; -- a day as an instant in UTC
create index upcoming_courses_expected_up on upcoming_courses (coalesce(expected_on, 'infinity'::date), id) include (category_id, trainer_id, status, interest) where deleted_at is null;
create index upcoming_courses_expected_down on upcoming_courses (coalesce(expected_on, '-infinity'::date), id) include (category_id, trainer_id, status, interest) where deleted_at is null;

-- Courses: courses_listed_rating and courses_listed_published serve the descending orders. A rating of 0 is no rating.
create index courses_listed_rating_up on courses_listed (coalesce(nullif(rating, 0), 'infinity'::numeric), id) include (created_at) where is_listed;
create index courses_listed_published_up on courses_listed (coalesce(published_at, 'infinity'::timestamptz), id) include (status, trainer_id, category_id, language_id, title_lower) where is_listed;
