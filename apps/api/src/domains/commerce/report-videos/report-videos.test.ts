import { reportExportCalls, reportVideosCalls, type VideoReport, type WatchedSums } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { differingDays } from '../report/daily-sums';
import { lastDay, viewFixture, type ViewFixture } from '../video-view/testing';

let fixture: ViewFixture;
let trainers: readonly number[];
beforeAll(async () => {
  fixture = await viewFixture();
  trainers = [await fixture.trainer(null), await fixture.trainer(null), await fixture.trainer(null)].map(
    ({ trainerId }) => trainerId,
  );
  for (let count = 0; count < 12; count += 1) await fixture.learner(null);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`truncate video_views, report_dirty, report_videos_daily, report_viewers_daily, report_views_daily`.execute(
    fixture.db,
  );
});

interface Counted extends WatchedSums {
  readonly trainerId: number;
}
/** Figures counted from the views themselves; trainer 0 is all of them. */
const counted = async (from: string, to: string): Promise<ReadonlyMap<number, WatchedSums>> => {
  const { rows } = await sql<Counted>`
    select coalesce(trainer_id, 0) as trainer_id, count(*)::int as views, count(distinct user_id)::int as viewers, sum(seconds)::int as seconds, (count(*) filter (where completed))::int as completions
    from video_views where seconds >= 3 and day between ${from} and ${to} group by grouping sets ((trainer_id), ())`.execute(
    fixture.db,
  );
  return new Map(rows.map(({ trainerId, ...sums }) => [trainerId, sums]));
};
const figuresOf = ({ views, viewers, seconds, completions }: WatchedSums): WatchedSums => ({
  views,
  viewers,
  seconds,
  completions,
});
const shownBy = ({ totals, rows }: VideoReport): ReadonlyMap<number, WatchedSums> =>
  new Map<number, WatchedSums>([
    [0, figuresOf(totals)],
    ...rows.map((row): [number, WatchedSums] => [row.trainerId, figuresOf(row)]),
  ]);
const expectEqualViews = async (): Promise<void> => {
  for (const [from, to] of [
    ['2026-03-22', lastDay],
    ['2026-03-25', '2026-03-28'],
    ['2026-03-27', '2026-03-27'],
    ['2025-04-01', lastDay],
  ] as const)
    expect(shownBy(await fixture.report({ from, to }))).toEqual(await counted(from, to));
};

test('figures equal the views: before the refresh, after it, with late views of earlier days, and after another one', async () => {
  await fixture.drawViews(120, trainers, 1);
  await expectEqualViews();
  await fixture.refresh();
  await expectEqualViews();
  await fixture.drawViews(25, trainers, 500);
  await sql`update video_views set seconds = seconds + 40, completed = true where id % 9 = 0`.execute(fixture.db);
  await expectEqualViews();
  await fixture.refresh();
  await expectEqualViews();
});

test('days that are refreshed in any order give the viewers of any period', async () => {
  await fixture.drawViews(150, trainers, 7);
  const { rows: days } = await sql<{ day: string }>`
    select distinct day, md5(day::text) as place from report_dirty order by place`.execute(fixture.db);
  await sql`truncate report_dirty`.execute(fixture.db);
  for (const { day } of days) {
    await sql`insert into report_dirty (report, day) values ('videos', ${day})`.execute(fixture.db);
    await fixture.refresh();
  }
  await expectEqualViews();
});

test('a person who comes back on many days is one viewer of the period, and a viewer of each day', async () => {
  const { userId } = await fixture.learner(null);
  await sql`
    insert into video_views (view_key, video_id, trainer_id, user_id, day, seconds)
    select gen_random_uuid(), 1, ${trainers[0]}, ${userId}, ${lastDay}::date - n, 30 from generate_series(0, 4) n`.execute(
    fixture.db,
  );
  for (const refresh of [() => Promise.resolve(), fixture.refresh]) {
    await refresh();
    const { totals, series, rows } = await fixture.report({});
    expect([totals.views, totals.viewers, rows[0]!.viewers]).toEqual([5, 1, 1]);
    expect(series.map(({ viewers }) => viewers)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  }
});

test('the comparison of the night names a day of which a table of views differs from the views', async () => {
  await fixture.drawViews(60, trainers, 5);
  const differing = async () =>
    (await differingDays(sql`select ${lastDay}::date - n as day from generate_series(0, 400) n`).execute(fixture.db))
      .rows;
  expect(await differing()).toEqual([]);
  await fixture.refresh();
  expect(await differing()).toEqual([]);
  const { rows } = await sql<{ day: string }>`select max(day)::text as day from report_views_daily`.execute(fixture.db);
  const { day } = rows[0]!;
  for (const broken of [
    sql`update report_videos_daily set reached[3] = reached[3] + 1 where day = ${day}`,
    sql`delete from report_viewers_daily where day = ${day}`,
    sql`update report_views_daily set viewers[1] = viewers[1] + 1 where day = ${day} and trainer_id = 0`,
  ]) {
    await broken.execute(fixture.db);
    expect(await differing()).toEqual([{ name: `videos of ${day}` }]);
    await sql`insert into report_dirty (report, day) values ('videos', ${day})`.execute(fixture.db);
    await fixture.refresh();
    expect(await differing()).toEqual([]);
  }
});

test('the period before has as many days and its own viewers', async () => {
  await fixture.drawViews(90, trainers, 3);
  await fixture.refresh();
  const report = await fixture.report({ from: '2026-03-27', to: lastDay, compare: 'previous' });
  const before = await counted('2026-03-22', '2026-03-26');
  expect(report.before).toEqual({ from: '2026-03-22', to: '2026-03-26' });
  expect(report.totals.before).toEqual(before.get(0));
  expect(report.seriesBefore.map(({ day }) => day)).toEqual([
    '2026-03-22',
    '2026-03-23',
    '2026-03-24',
    '2026-03-25',
    '2026-03-26',
  ]);
  expect(new Map(report.rows.map((row) => [row.trainerId, row.before]))).toEqual(
    new Map(trainers.map((trainer) => [trainer, before.get(trainer)])),
  );
});

test('trainers are sorted by any column, in both directions', async () => {
  await fixture.drawViews(120, trainers, 1);
  await fixture.refresh();
  for (const isAscending of [true, false]) {
    const { rows } = await fixture.report({ sort: 'completion', isAscending });
    const parts = rows.map(({ completions, views }) => completions / views);
    expect(parts).toEqual([...parts].sort((a, b) => (isAscending ? a - b : b - a)));
    expect(rows).toHaveLength(3);
  }
});

test('details of a trainer equal the views by course, video, tenth and device, before and after the refresh', async () => {
  const [trainerId] = trainers as [number];
  await fixture.drawViews(120, trainers, 1);
  const { rows } = await sql<{ videoId: number; courseId: number | null; views: number; reached: number[] }>`
    select video_id, course_id, count(*)::int as views, (select array_agg(n order by k) from (
      select k, (select count(*)::int from video_views x where x.seconds >= 3 and x.trainer_id = ${trainerId} and x.video_id = v.video_id and x.course_id is not distinct from v.course_id and x.tenth >= k) as n
      from generate_series(1, 10) k) t) as reached
    from video_views v where seconds >= 3 and trainer_id = ${trainerId} group by video_id, course_id order by views desc, video_id, coalesce(course_id, 0)`.execute(
    fixture.db,
  );
  const { rows: devices } = await sql<{ device: string; n: number }>`
    select device, count(*)::int as n from video_views where seconds >= 3 and trainer_id = ${trainerId} group by device`.execute(
    fixture.db,
  );
  for (const refresh of [() => Promise.resolve(), fixture.refresh]) {
    await refresh();
    const details = await fixture.details(trainerId);
    expect(
      details.videos.map(({ videoId, courseId, views, reached }) => ({ videoId, courseId, views, reached })),
    ).toEqual(rows);
    expect(details.videos.every(({ reached, views }) => reached?.[0] === views)).toBe(true);
    expect(details.devices).toEqual({
      desktop: 0,
      mobile: 0,
      tablet: 0,
      ...Object.fromEntries(devices.map(({ device, n }) => [device, n])),
    });
    expect(details.courses.reduce((sum, { views }) => sum + views, 0)).toBe(details.totals.views);
    expect(figuresOf(details.totals)).toEqual((await counted('2026-03-22', lastDay)).get(trainerId));
  }
});

test('a view that is not committed yet keeps its mark through a refresh', async () => {
  await fixture.drawViews(40, trainers, 1);
  await fixture.refresh();
  await fixture.db.transaction().execute(async (transaction) => {
    await sql`update video_views set seconds = 77 where id = (select min(id) from video_views where seconds >= 3)`.execute(
      transaction,
    );
    await fixture.refresh();
  });
  await expectEqualViews();
  await fixture.refresh();
  await expectEqualViews();
});

test('a trainer who is not there has no details', async () => {
  const days = { from: '2026-03-01', to: '2026-03-31', compare: 'none' } as const;
  const { status } = await fixture.client.send(reportVideosCalls.details, { trainerId: 999_999, ...days });
  expect(status).toBe(404);
});

test('a file of videos has the rows of the screen in its order, and the viewers of all trainers once', async () => {
  await fixture.drawViews(80, trainers, 9);
  const request = { from: '2026-03-22', to: lastDay, compare: 'previous' } as const;
  const { rows, totals } = await fixture.report({ ...request, sort: 'trainer', isAscending: true });
  const { bytes } = await fixture.done(reportExportCalls.read, {
    ...{ ...request, report: 'videos', groupBy: 'trainer', format: 'csv', currency: undefined, kind: undefined },
  });
  const line = (name: string, { before, ...sums }: Omit<VideoReport['totals'], 'trainerId' | 'name'>) =>
    [name, sums.views, sums.viewers, sums.seconds, sums.completions, before?.views].join();
  expect(Buffer.from(bytes).toString('utf8').trim().split('\r\n')).toEqual([
    'Trainer,Views,Viewers,Seconds watched,Views to the end,Views before',
    ...rows.map(({ name, ...sums }) => line(name, sums)),
    line('Total', totals),
  ]);
});
