-- Views of videos, their sums of each day, and distinct viewers of any period.
create table video_views (                             -- one row a sitting; the player sends its figures every 15 s. Ids of the catalogue are no keys: views outlive videos
  id bigint generated always as identity primary key, view_key uuid not null unique,
  video_id bigint not null, course_id bigint, lesson_id bigint,
  trainer_id bigint not null references trainers, user_id bigint not null references users,
  day date not null, started_at timestamptz not null default money_now(), seconds int not null default 0 check (seconds >= 0), furthest_seconds int not null default 0 check (furthest_seconds >= 0),
  completed boolean not null default false, tenth smallint not null default 0 check (tenth between 0 and 10), -- the last tenth of the video that was reached; 0 where its duration is not known
  device text not null default 'desktop' check (device in ('desktop','mobile','tablet')));
create index video_views_day on video_views (day, trainer_id);
create index video_views_trainer on video_views (trainer_id, day, video_id);
create view video_facts as                             -- views that count
  select id, day, trainer_id, video_id, coalesce(course_id, 0) as course_id, user_id, seconds, completed, tenth, device from video_views where seconds >= 3;

create table report_videos_daily (                     -- reached: views that got into each tenth of the video
  day date not null, trainer_id bigint not null references trainers, video_id bigint not null, course_id bigint not null default 0, -- 0 = none
  views int not null, seconds bigint not null, completions int not null, reached int[] not null check (cardinality(reached) = 10), desktop int not null, mobile int not null, tablet int not null,
  primary key (day, trainer_id, video_id, course_id));
create index report_videos_daily_trainer on report_videos_daily (trainer_id, day);
create table report_viewers_daily (                    -- trainer 0: of all trainers
  day date not null, trainer_id bigint not null, user_id bigint not null, primary key (day, trainer_id, user_id));
create index report_viewers_daily_user on report_viewers_daily (trainer_id, user_id, day);
-- One row a trainer and day, and one of all trainers (0). viewers[n]: viewers of the day who had no view in the n - 1 days before it.
-- The distinct viewers of days a to b are the sum of viewers[day - a + 1].
-- That is one number a day, however many views there are.
create table report_views_daily (
  day date not null, trainer_id bigint not null, views int not null, seconds bigint not null, completions int not null, viewers int[] not null check (cardinality(viewers) = 366),
  primary key (day, trainer_id));

create function video_view_dirty() returns trigger language plpgsql as $$ -- one mark a day is enough. It is held until this view is committed; where the job has it, another is written
begin
  perform 1 from report_dirty where report = 'videos' and day = new.day limit 1 for share skip locked;
  if not found then insert into report_dirty (report, day) values ('videos', new.day); end if;
  return null;
end $$;
create trigger video_views_counted after insert on video_views for each row when (new.seconds >= 3) execute function video_view_dirty();
create trigger video_views_changed after update on video_views for each row
  when (new.seconds >= 3 and (old.seconds, old.completed, old.tenth, old.device) is distinct from (new.seconds, new.completed, new.tenth, new.device)) execute function video_view_dirty();

create function report_views_fill(d date[]) returns void language sql as $$ -- the rows of report_views_daily of these days, from the two other tables
  delete from report_views_daily where day = any(d);
  insert into report_views_daily
  with gaps as (
    select v.day, v.trainer_id, coalesce(p.gap, 366) as gap, count(*)::int as n
    from report_viewers_daily v left join lateral (    -- never by "order by day limit 1": a plan may then read the whole index of days
      select min(v.day - p.day) as gap from report_viewers_daily p where p.trainer_id = v.trainer_id and p.user_id = v.user_id and p.day between v.day - 365 and v.day - 1) p on true
    where v.day = any(d) group by 1, 2, 3),
  steps as (                                           -- people by days since their last view; each number holds for its distance from the one before
    select day, trainer_id, gap, sum(n) over (partition by day, trainer_id order by gap desc) as n, gap - coalesce(lag(gap) over (partition by day, trainer_id order by gap), 0) as days from gaps),
  viewers as (
    select day, trainer_id, ('{' || rtrim(string_agg(repeat(n || ',', days), '' order by gap) || repeat('0,', 366 - max(gap)), ',') || '}')::int[] as viewers from steps group by 1, 2),
  sums as (
    select day, coalesce(trainer_id, 0) as trainer_id, sum(views)::int as views, sum(seconds)::bigint as seconds, sum(completions)::int as completions
    from report_videos_daily where day = any(d) group by grouping sets ((day, trainer_id), (day)))
  select s.day, s.trainer_id, s.views, s.seconds, s.completions, v.viewers from sums s join viewers v on v.day = s.day and v.trainer_id = s.trainer_id
$$;
create function report_refresh_videos() returns int language plpgsql as $$ -- the first days with a mark; gives how many
declare d date[] := report_take('videos'); later date[];
begin
  if d is null then return 0; end if;
  -- Later days on which the same people came back: the days since their last view change too.
  select array_agg(distinct day) into later from report_views_daily where trainer_id = 0 and day > (select min(x) from unnest(d) x) and day <> all(d);
  if later is not null then
    select array_agg(distinct n.day) into later
    from (select day, trainer_id, user_id from report_viewers_daily where day = any(d)
      union select f.day, t.id, f.user_id from video_facts f cross join lateral (values (0::bigint), (f.trainer_id)) t (id) where f.day = any(d)) v
    cross join lateral (
      select v.day + min(n.day - v.day) as day from report_viewers_daily n where n.trainer_id = v.trainer_id and n.user_id = v.user_id and n.day > v.day and n.day <> all(d)) n
    where n.day is not null;
  end if;
  delete from report_videos_daily where day = any(d);
  insert into report_videos_daily
  select day, trainer_id, video_id, course_id, count(*), sum(seconds), count(*) filter (where completed),
    array[count(*) filter (where tenth >= 1), count(*) filter (where tenth >= 2), count(*) filter (where tenth >= 3), count(*) filter (where tenth >= 4), count(*) filter (where tenth >= 5),
      count(*) filter (where tenth >= 6), count(*) filter (where tenth >= 7), count(*) filter (where tenth >= 8), count(*) filter (where tenth >= 9), count(*) filter (where tenth = 10)],
    count(*) filter (where device = 'desktop'), count(*) filter (where device = 'mobile'), count(*) filter (where device = 'tablet')
  from video_facts where day = any(d) group by 1, 2, 3, 4;
  delete from report_viewers_daily where day = any(d);
  insert into report_viewers_daily
  select distinct f.day, t.id, f.user_id from video_facts f cross join lateral (values (0::bigint), (f.trainer_id)) t (id) where f.day = any(d);
  perform report_views_fill(d || coalesce(later, '{}'));
  return cardinality(d);
end $$;
