-- A job is open until the end of a day of the business. Until now the day ended in UTC, so that screens east of Greenwich showed the next one.
alter table job_posts disable trigger user; -- nobody has changed these jobs: version and time of change stay
update job_posts set expires_at = business_day((expires_at at time zone 'UTC')::date + 1) - interval '1 second'
  where (expires_at at time zone 'UTC')::time = time '23:59:59';
alter table job_posts enable trigger user;
