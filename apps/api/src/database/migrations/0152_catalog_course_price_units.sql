-- The list of courses compares prices in units of their currency, as those of offers and jobs do: 500 of a currency without a smaller unit is not 5.00.
create function amount_units(minor bigint, code char(3)) returns numeric language sql stable as $$
  select round(minor / 10::numeric ^ exponent, 4) from currencies where currencies.code = $2 $$;
drop trigger courses_listed on courses;
drop function courses_to_courses_listed();
drop view courses_to_list;
alter table courses_listed rename column price_minor to price_units;
alter table courses_listed alter column price_units type numeric;
create view courses_to_list as
  select c.id, c.title, c.status, c.category_id, c.trainer_id, c.agency_id, c.language_id, amount_units(c.price_minor, c.currency) as price_units,
    s.lessons, s.duration_seconds, s.enrolments, s.rating, c.created_at, c.published_at, c.deleted_at, c.search_text
  from courses c join course_stats s on s.course_id = c.id;
update courses_listed l set price_units = amount_units(c.price_minor, c.currency) from courses c where c.id = l.id;
select keep_listed('courses', 'courses_listed', 'id', '{"title": "new.title", "status": "new.status", "category_id": "new.category_id", "trainer_id": "new.trainer_id",
  "agency_id": "new.agency_id", "language_id": "new.language_id", "price_units": "amount_units(new.price_minor, new.currency)", "created_at": "new.created_at",
  "published_at": "new.published_at", "deleted_at": "new.deleted_at", "search_text": "new.search_text"}');
-- A saved view that filters by price says so in units too: 49900 becomes 499.00.
update saved_views set query = (
  select string_agg(case when part like 'filter[price]=%'
    then regexp_replace(regexp_replace(regexp_replace(part, '(\d+)', '00\1', 'g'), '(\d+)(\d\d)(?!\d)', '\1.\2', 'g'), '([:,])0+(?=\d)', '\1', 'g') else part end, '&' order by no)
  from string_to_table(replace(replace(replace(replace(query, '%5B', '['), '%5D', ']'), '%3A', ':'), '%2C', ','), '&') with ordinality as parts (part, no))
where screen = 'course' and query ~ 'filter(\[|%5B)price';
