import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../src/database/connect';
import type { DB } from '../src/database/schema.generated';
import { refreshReports } from '../src/domains/commerce/report/refresh-job';
import { largeStudents, seedLarge } from '../src/seed/large';
import { testTools } from '../src/testing/tools';
import type { Note } from '.';
import { growthOf, withConsoles, type Sizes } from './growth';
import { inPairs } from './in-pairs';
import { ask } from './load';
import { addressOf, type Question } from './mix';

/** Students of the few: a hundredth of the many, with a hundredth of their views and orders. */
const few = largeStudents / 100;
/** Views of a day among the many. */
const viewsOfDay = 27_000;
/** A refresh writes a whole day: more rounds than this say nothing new. */
const most = 5;

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const periods: readonly Question[] = [
  { from: day(29), to: day(0) },
  { from: day(89), to: day(0), compare: 'previous' },
  { from: day(364), to: day(0), compare: 'year' },
];
const calls: Readonly<Record<string, Question>> = {
  'report/sales': { groupBy: 'day' },
  'report/signups': {},
  'report/coupons': {},
  'report/subscriptions': {},
  'admin/trainers/video-analytics': {},
};

/** The trainer with the most views of a year. */
const busiestTrainer = async ({ large }: Sizes): Promise<string> => {
  const answer = await ask(await large(), addressOf({ ...periods[2] }, 'admin/trainers/video-analytics'));
  const { result } = JSON.parse(answer) as { result: { rows: readonly { trainerId: number }[] } };
  return String(result.rows[0]!.trainerId);
};

const measureCalls = async (sizes: Sizes, rounds: number, note: Note): Promise<void> => {
  const all = { ...calls, 'admin/trainers/video-analytics/details': { trainerId: await busiestTrainer(sizes) } };
  let worst = { path: '', value: 0, detail: '' };
  for (const [path, question] of Object.entries(all)) {
    const addresses = periods.map((period) => addressOf({ ...period, ...question }, path));
    const { ratio: value, detail } = await growthOf(sizes, addresses, rounds);
    console.log(`  ${path}: ${rounded(value)}, ${detail}`);
    if (value > worst.value) worst = { path, value, detail };
  }
  note('report.p95_20m', worst.value, `${worst.path}: ${worst.detail}`);
};

/** The milliseconds of the refresh after so many new views of today, by the first 10,000 students. */
const refreshAfterDay = async (db: Kysely<DB>): Promise<number> => {
  await sql`
    insert into video_views (view_key, video_id, course_id, lesson_id, trainer_id, user_id, day, started_at, seconds, furthest_seconds, completed, tenth, device)
    select gen_random_uuid(), v.video_id, v.course_id, v.lesson_id, v.trainer_id, p.user_id, report_day(now()), now(), v.seconds, v.furthest_seconds, v.completed, v.tenth, v.device
    from (select *, row_number() over (order by id) as no from video_views order by id limit ${viewsOfDay}) v
    join (select user_id, row_number() over (order by id) as no from students order by id limit ${few}) p on p.no = 1 + v.no % ${few}`.execute(
    db,
  );
  const began = performance.now();
  await db.transaction().execute(refreshReports);
  return performance.now() - began;
};

const measureRefresh = async ([small = '', large = '']: readonly string[], rounds: number, note: Note) => {
  const [few, many] = [createDatabase(small), createDatabase(large)];
  try {
    const { ours, bare } = await inPairs(
      Math.min(rounds, most),
      () => refreshAfterDay(many.db),
      () => refreshAfterDay(few.db),
    );
    const { ratio: value, spread } = ratio(ours, bare);
    note(
      'report.refresh_ratio',
      value,
      `${Math.round(median(ours))} ms among 20,000,000 views, ${Math.round(median(bare))} ms among 200,000, quartiles ${rounded(spread[0])} to ${rounded(spread[1])}`,
    );
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
};

/** Reports among 20,000,000 views and a million students' orders ÷ among a hundredth, and their refresh after the same day. */
export const benchReports = (rounds: number, note: Note): Promise<void> =>
  withConsoles(
    [few, largeStudents].map((students) => (db) => seedLarge(db, testTools, students)),
    async ([small, large], databases) => {
      await measureCalls({ small: small!, large: large! }, rounds, note);
      await measureRefresh(databases, rounds, note);
    },
  );
