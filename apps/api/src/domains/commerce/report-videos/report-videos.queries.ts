import type { VideoColumn, VideoDay, VideoTrainer, WatchedSums } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Days } from '../report/period';
import { frameColumns, seriesOf, sumsOf, viewDays, type FrameColumns } from './view-days.queries';

/** The figures of a period and of the one before, in one snapshot. */
export interface ViewFigures extends FrameColumns {
  readonly totals: WatchedSums | null;
  readonly totalsBefore: WatchedSums | null;
  readonly series: VideoDay[];
  readonly seriesBefore: VideoDay[];
  readonly lastDay: string | null;
}

interface TrainerFigures extends ViewFigures {
  readonly rows: VideoTrainer[];
}

const order: Readonly<Record<VideoColumn, ReturnType<typeof sql>>> = {
  trainer: sql`name`,
  views: sql`views`,
  viewers: sql`viewers`,
  seconds: sql`seconds`,
  completion: sql`completions::float8 / nullif(views, 0)`,
};

export interface VideoReportQuery {
  readonly period: Days;
  readonly before: Days | undefined;
  readonly sort: VideoColumn;
  readonly isAscending: boolean;
  /** Trainers of the answer; one more says that there are others. */
  readonly most: number;
}

/** Views of all trainers: totals, days, and a row for each trainer with views in one of the periods. */
export const readVideoReport = async (
  db: Kysely<DB>,
  { period, before, sort, isAscending, most }: VideoReportQuery,
): Promise<TrainerFigures> => {
  const figures = (no: 0 | 1) => sql`
    sum(views) filter (where no = ${no}) as views, sum(viewers) filter (where no = ${no}) as viewers, sum(seconds) filter (where no = ${no}) as seconds,
    sum(completions) filter (where no = ${no}) as completions`;
  const { rows } = await sql<TrainerFigures>`
    with ${viewDays(period, before)},
    shown as (
      select n.trainer_id, u.full_name as name, coalesce(n.views, 0) as views, coalesce(n.viewers, 0) as viewers, coalesce(n.seconds, 0) as seconds, coalesce(n.completions, 0) as completions,
        case when ${before !== undefined} then jsonb_build_object('views', coalesce(b.views, 0), 'viewers', coalesce(b.viewers, 0), 'seconds', coalesce(b.seconds, 0), 'completions', coalesce(b.completions, 0)) end as before
      from (select trainer_id, ${figures(0)} from sums where trainer_id > 0 group by trainer_id) n
      join (select trainer_id, ${figures(1)} from sums where trainer_id > 0 group by trainer_id) b on b.trainer_id = n.trainer_id
      join trainers t on t.id = n.trainer_id join users u on u.id = t.user_id),
    listed as (
      select *, row_number() over (order by ${order[sort]} ${isAscending ? sql`asc` : sql`desc`} nulls last, name, trainer_id) as place from shown)
    select ${frameColumns(period, before)}, ${sumsOf(0, 0)} as totals, ${sumsOf(1, 0)} as totals_before, ${seriesOf(0, 0)} as series, ${seriesOf(1, 0)} as series_before,
      (select max(day)::text from video_facts) as last_day,
      (select coalesce(jsonb_agg(jsonb_build_object('trainerId', trainer_id, 'name', name, 'views', views, 'viewers', viewers, 'seconds', seconds, 'completions', completions, 'before', before) order by place), '[]')
        from listed where place <= ${most + 1}) as rows`.execute(db);
  return rows[0]!;
};
