import { videoParts, type VideoCourse, type VideoDetails, type VideoOfTrainer } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Days } from '../report/period';
import type { ViewFigures } from './report-videos.queries';
import { frameColumns, seriesOf, sumsOf, viewDays } from './view-days.queries';

/** The most videos, and the most courses, of one answer. */
export const mostVideos = 500;

export interface VideoDetailsQuery {
  readonly trainerId: number;
  readonly period: Days;
  readonly before: Days | undefined;
}
interface Details extends ViewFigures, Pick<VideoDetails, 'devices'> {
  readonly courses: VideoCourse[];
  readonly videos: VideoOfTrainer[];
}

const tenths = Array.from({ length: videoParts }, (_, at) => at + 1);
const listOf = (each: (tenth: number) => RawBuilder<unknown>) => sql.join(tenths.map(each));
const devices = ['desktop', 'mobile', 'tablet'] as const;

/** Figures by video and course of both periods, as the daily sums have them or as the views do. */
const parts = (trainerId: number) => sql`
  parts as materialized (
    select p.no, k.video_id, k.course_id, k.views, k.seconds, k.completions, k.desktop, k.mobile, k.tablet, k.reached
    from period p join report_videos_daily k on k.trainer_id = ${trainerId} and k.day between p.a and p.b
    where not exists (select from marked m where m.no = p.no and m.day = k.day)
    union all
    select no, video_id, course_id, count(*)::int, sum(seconds), count(*) filter (where completed)::int,
      ${sql.join(devices.map((device) => sql`count(*) filter (where device = ${sql.lit(device)})::int`))},
      array[${listOf((tenth) => sql`count(*) filter (where tenth >= ${sql.lit(tenth)})::int`)}]
    from fresh group by no, video_id, course_id)`;

const sumsIn = (no: 0 | 1) => sql`
  coalesce(sum(views) filter (where no = ${no}), 0)::int as views, coalesce(sum(seconds) filter (where no = ${no}), 0)::bigint as seconds,
  coalesce(sum(completions) filter (where no = ${no}), 0)::int as completions`;
const beforeIn = (hasBefore: boolean) =>
  hasBefore
    ? sql`jsonb_build_object('views', coalesce(sum(views) filter (where no = 1), 0), 'seconds', coalesce(sum(seconds) filter (where no = 1), 0),
        'completions', coalesce(sum(completions) filter (where no = 1), 0))`
    : sql`null::jsonb`;

/** A lesson that shows the video has its title; a removed video has none. */
const titleOf = sql`coalesce(
  (select l.title from lessons l where l.course_id = x.course_id and l.video_id = x.video_id order by l.id limit 1),
  case when c.intro_video_id = x.video_id then 'Introduction' end, v.title, '')`;

/** Views of one trainer's videos, with their courses and devices, in one snapshot. */
export const readVideoDetails = async (
  db: Kysely<DB>,
  { trainerId, period, before }: VideoDetailsQuery,
): Promise<Details> => {
  const compared = beforeIn(before !== undefined);
  const { rows } = await sql<Details>`
    with ${viewDays(period, before, trainerId)}, ${parts(trainerId)},
    videos_seen as (
      select x.*, v.duration_seconds, ${titleOf} as title, coalesce(c.title, '') as course_title, row_number() over (order by x.views desc, x.video_id, x.course_id) as place
      from (select video_id, course_id, ${sumsIn(0)}, ${compared} as before, array[${listOf((tenth) => sql`coalesce(sum(reached[${sql.lit(tenth)}]) filter (where no = 0), 0)`)}] as reached
        from parts group by video_id, course_id) x
      left join videos v on v.id = x.video_id left join courses c on c.id = x.course_id),
    courses_seen as (
      select x.*, coalesce(c.title, '') as title, row_number() over (order by x.views desc, x.course_id) as place
      from (select course_id, ${sumsIn(0)}, ${compared} as before from parts group by course_id) x left join courses c on c.id = x.course_id)
    select ${frameColumns(period, before)}, ${sumsOf(0, trainerId)} as totals, ${sumsOf(1, trainerId)} as totals_before, ${seriesOf(0, trainerId)} as series, ${seriesOf(1, trainerId)} as series_before,
      (select max(day)::text from video_facts where trainer_id = ${trainerId}) as last_day,
      (select coalesce(jsonb_agg(jsonb_build_object('courseId', nullif(course_id, 0), 'title', title, 'views', views, 'seconds', seconds, 'completions', completions, 'before', before) order by place), '[]')
        from courses_seen where place <= ${mostVideos + 1}) as courses,
      (select coalesce(jsonb_agg(jsonb_build_object('videoId', video_id, 'courseId', nullif(course_id, 0), 'title', title, 'courseTitle', course_title, 'durationSeconds', duration_seconds,
          'views', views, 'seconds', seconds, 'completions', completions, 'before', before, 'reached', case when reached[1] > 0 then to_jsonb(reached) end) order by place), '[]')
        from videos_seen where place <= ${mostVideos + 1}) as videos,
      (select jsonb_build_object(${sql.join(
        devices.map(
          (device) => sql`${sql.lit(device)}::text, coalesce(sum(${sql.ref(device)}) filter (where no = 0), 0)`,
        ),
      )}) from parts) as devices`.execute(db);
  return rows[0]!;
};

/** The trainer's name. Undefined for an unknown one. */
export const readTrainerName = async (db: Kysely<DB>, trainerId: number): Promise<string | undefined> =>
  (
    await sql<{ name: string }>`
      select u.full_name as name from trainers t join users u on u.id = t.user_id where t.id = ${trainerId}`.execute(db)
  ).rows[0]?.name;
