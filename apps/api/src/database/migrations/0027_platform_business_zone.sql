-- The zone of the business: every date is shown, entered and exported in it. The currency of all prices is the rupee.
update settings set value = value || '{"timeZone": "Asia/Kolkata"}' where group_name = 'general' and not value ? 'timeZone';
create function business_zone() returns text language sql stable as $$
  select coalesce((select value->>'timeZone' from settings where group_name = 'general'), 'UTC') $$;
-- The first moment of a day of the business. Stable: the planner knows it, and an index on the column serves the comparison.
create function business_day(day date) returns timestamptz language sql stable as $$
  select day::timestamp at time zone business_zone() $$;
