import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../database/testing';
import { countRows } from './testing';
import { shareOf, writeMany } from './many/write';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase({ seed: 'demo' })));
afterAll(() => database.close());

const count = (from: string): Promise<number> => countRows(database, from);
const counted = `(select day, trainer_id, count(*)::int, sum(seconds), count(distinct user_id)::int from video_facts group by day, trainer_id)`;
const kept = `(select day, trainer_id, views, seconds, viewers[1] from report_views_daily where trainer_id > 0)`;
/** Days of a trainer on which the daily sums and the views differ. */
const differing = (): Promise<number> => count(`((${counted} except ${kept}) union all (${kept} except ${counted})) t`);

test('the demo has 30,000 views of 40 trainers in 90 days, more on Sundays and in the evening, none ahead', async () => {
  expect(await count('video_facts')).toBe(30_000);
  expect(await count('(select distinct trainer_id from video_views) t')).toBe(40);
  expect(await count('video_views where day < report_day(now()) - 97 or started_at > now()')).toBe(0);
  expect(await count('video_views where day <> report_day(started_at)')).toBe(0);
  const { rows } = await sql<{ sunday: boolean }>`
    select avg(n) filter (where dow = 7) > 1.3 * avg(n) filter (where dow < 6) as sunday from (
      select day, extract(isodow from day) as dow, count(*) as n from video_views group by day) d`.execute(database.db);
  expect(rows).toEqual([{ sunday: true }]);
  expect(
    await count(`video_views where extract(hour from started_at at time zone business_zone()) >= 17`),
  ).toBeGreaterThan(15_000);
  expect(await differing()).toBe(0);
});

test('views of the many are in the daily sums, and none is marked', async () => {
  await database.db.transaction().execute((transaction) => writeMany(transaction, shareOf(200)));
  expect(await count('video_facts')).toBe(34_000);
  expect(await differing()).toBe(0);
  expect(await count(`report_dirty where report = 'videos'`)).toBe(0);
});
