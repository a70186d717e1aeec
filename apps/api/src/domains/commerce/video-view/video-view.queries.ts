import { fastestSpeed, viewReportSeconds, type ViewDevice } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Figures of a view so far. They only grow: reports come late, twice and in any order. */
export interface SeenView {
  readonly viewKey: string;
  readonly userId: number;
  readonly videoId: number;
  readonly courseId: number;
  readonly lessonId: number | null;
  readonly trainerId: number;
  readonly durationSeconds: number | null;
  readonly seconds: number;
  readonly furthestSeconds: number;
  readonly device: ViewDevice;
}

/** Seconds that the first report of a view may have: the time between two reports, and some for the way. */
const firstSeconds = viewReportSeconds + 5;

/**
 * Adds a view, or raises its figures. Played time is at most the time since the view began. It is complete when 90 % of
 * the video were reached and played, at the fastest speed or slower. False for a key of another person or video.
 */
export const saveView = async (db: Kysely<DB>, view: SeenView): Promise<boolean> => {
  const { viewKey, userId, videoId, courseId, lessonId, trainerId, durationSeconds, seconds, device } = view;
  const furthest = Math.min(view.furthestSeconds, durationSeconds ?? view.furthestSeconds);
  const inTime = sql<number>`least(${seconds}::int, floor(extract(epoch from money_now() - w.started_at))::int)`;
  const saved = sql`(select greatest(w.seconds, ${inTime}) as seconds, greatest(w.furthest_seconds, excluded.furthest_seconds) as furthest)`;
  const { rows } = await sql`
    insert into video_views as w (view_key, video_id, course_id, lesson_id, trainer_id, user_id, day, started_at, seconds, furthest_seconds, completed, tenth, device)
    select ${viewKey}::uuid, ${videoId}, ${courseId}, ${lessonId}, ${trainerId}, ${userId}, report_day(b.at), b.at, b.seconds, ${furthest},
      ${isComplete(sql`b.seconds`, sql`${furthest}::int`, durationSeconds)}, ${tenthOf(sql`${furthest}::int`, durationSeconds)}, ${device}
    from (select money_now() - make_interval(secs => s) as at, s as seconds from (select least(${seconds}::int, ${firstSeconds}::int) as s) x) b
    on conflict (view_key) do update set (seconds, furthest_seconds, completed, tenth) = (
      select n.seconds, n.furthest, w.completed or ${isComplete(sql`n.seconds`, sql`n.furthest`, durationSeconds)}, greatest(w.tenth, ${tenthOf(sql`n.furthest`, durationSeconds)})
      from ${saved} n)
    where w.user_id = excluded.user_id and w.video_id = excluded.video_id
    returning 1`.execute(db);
  return rows.length > 0;
};

type Whole = ReturnType<typeof sql>;

const isComplete = (seconds: Whole, furthest: Whole, duration: number | null) => sql<boolean>`
  coalesce(${duration}::int > 0 and ${furthest} >= ${duration}::int * 0.9 and ${seconds} * ${fastestSpeed}::int >= ${duration}::int * 0.9, false)`;

/** The last tenth that was reached, from 1; 0 where the duration is not known. */
const tenthOf = (furthest: Whole, duration: number | null) => sql<number>`
  (case when ${duration}::int > 0 then least(10, ${furthest} * 10 / ${duration}::int + 1) else 0 end)::smallint`;
