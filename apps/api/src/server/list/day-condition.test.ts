import { sql } from 'kysely';
import { testDatabase } from '../../database/testing';
import { emptyLast } from './empty-last';
import { readFilter } from './list-filter';
import { filterCondition } from './list-query';

type Database = Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

// In India: 1 the last second of 30 May, 2 the first of 31 May, 3 its last minute, 4 the first of 1 June.
const rows = sql`(values (1, timestamptz '2026-05-30T18:29:59Z'), (2, '2026-05-30T18:30Z'), (3, '2026-05-31T18:29Z'), (4, '2026-05-31T18:30Z'), (5, null)) as t (id, at)`;
const found = async (text: string): Promise<number[]> => {
  const filters = [readFilter('at', text, { at: { type: 'time', filter: true } })];
  const condition = filterCondition({ filters }, { at: sql.ref('t.at') });
  return (
    await sql<{ id: number }>`select id from ${rows} where ${condition} order by id`.execute(database.db)
  ).rows.map(({ id }) => id);
};

it.each([
  ['eq:2026-05-31', [2, 3]],
  ['ne:2026-05-31', [1, 4, 5]],
  ['gt:2026-05-31', [4]],
  ['gte:2026-05-31', [2, 3, 4]],
  ['lt:2026-05-31', [1]],
  ['lte:2026-05-31', [1, 2, 3]],
  ['between:2026-05-31,2026-05-31', [2, 3]],
  ['between:2026-05-30,2026-05-31T18:29:30Z', [1, 2, 3]],
  ['in:2026-05-30,2026-06-01', [1, 4]],
  ['lte:2026-05-30T18:30:00Z', [1, 2]],
  ['gt:2026-05-30T18:30:00Z', [3, 4]],
])('a day is the whole day in the zone of the business, a point in time is itself: %s', async (text, ids) => {
  expect(await found(text)).toEqual(ids);
});

it.each([
  ['eq:2026-05-31', [2]],
  ['ne:2026-05-31', [1, 3, 4]],
  ['gt:2026-05-31', [3]],
  ['gte:2026-05-31', [2, 3]],
  ['lt:2026-05-31', [1]],
  ['between:2026-05-30,2026-05-31', [1, 2]],
  ['in:2026-05-30,2026-06-01', [1, 3]],
  ['empty:true', [4]],
])('a calendar day is compared as a date, in no zone: %s', async (text, ids) => {
  const filters = [readFilter('on', text, { on: { type: 'day', filter: true } })];
  const dates = sql`(values (1, date '2026-05-30'), (2, '2026-05-31'), (3, '2026-06-01'), (4, null)) as t (id, "on")`;
  const { rows: kept } = await sql<{ id: number }>`
    select id from ${dates} where ${filterCondition({ filters }, { on: emptyLast('day', sql.ref('t.on')) })} order by id`.execute(
    database.db,
  );
  expect(kept.map(({ id }) => id)).toEqual(ids);
});

it.each(['eq:2026-02-30', 'gte:2026-05-31T10:00:00Z', 'lt:soon'])('a calendar day is not %s', (text) => {
  expect(() => readFilter('on', text, { on: { type: 'day', filter: true } })).toThrow(
    expect.objectContaining({ status: 400 }) as Error,
  );
});

it('a day is compared by the index of the column', async () => {
  await sql`set enable_seqscan = off`.execute(database.db);
  const { rows: plan } = await sql<Record<string, string>>`
    explain select 1 from jobs where created_at >= business_day('2026-05-31'::date)`.execute(database.db);
  expect(plan.map((line) => Object.values(line)[0]).join('\n')).toMatch(/Index Cond: \(created_at >= .*business_zone/);
});
