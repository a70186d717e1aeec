-- Mails of reports go at 07:00, not within the hour after it.
update job_schedules set every = interval '5 minutes', next_run_at = least(next_run_at, now()) where name = 'report.mail';

-- sums of a day from the views themselves, for the comparison of the night
create function videos_sums(p_day date) returns setof report_videos_daily language sql stable as $$
  select day, trainer_id, video_id, course_id, count(*)::int, sum(seconds)::bigint, (count(*) filter (where completed))::int,
    array[count(*) filter (where tenth >= 1), count(*) filter (where tenth >= 2), count(*) filter (where tenth >= 3), count(*) filter (where tenth >= 4), count(*) filter (where tenth >= 5),
      count(*) filter (where tenth >= 6), count(*) filter (where tenth >= 7), count(*) filter (where tenth >= 8), count(*) filter (where tenth >= 9), count(*) filter (where tenth = 10)]::int[],
    (count(*) filter (where device = 'desktop'))::int, (count(*) filter (where device = 'mobile'))::int, (count(*) filter (where device = 'tablet'))::int
  from video_facts where day = p_day group by 1, 2, 3, 4
$$;
create function viewers_sums(p_day date) returns setof report_viewers_daily language sql stable as $$
  select distinct f.day, t.id, f.user_id from video_facts f cross join lateral (values (0::bigint), (f.trainer_id)) t (id) where f.day = p_day
$$;
create function views_sums(p_day date) returns table (day date, trainer_id bigint, views int, seconds bigint, completions int, viewers int) language sql stable as $$
  select f.day, t.id, count(*)::int, sum(f.seconds)::bigint, (count(*) filter (where f.completed))::int, count(distinct f.user_id)::int
  from video_facts f cross join lateral (values (0::bigint), (f.trainer_id)) t (id) where f.day = p_day group by 1, 2
$$;
