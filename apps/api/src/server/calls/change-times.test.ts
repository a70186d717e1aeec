import { sql } from 'kysely';
import { testDatabase } from '../../database/testing';
import { changeTimesCondition } from './change-times';
import type { Filter } from '../list/list';
import { filterCondition } from '../list/list-query';

type Database = Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const rows = sql`(values (1, '2025-01-01'::timestamptz, '2025-01-01'::timestamptz), (2, '2025-01-01', '2026-03-01'), (3, '2026-02-01', '2026-02-01'), (4, '2026-02-10', '2026-02-09T23:59:59Z')) as t (id, created_at, updated_at)`;
const columns = { createdAt: sql.ref('t.created_at'), updatedAt: sql.ref('t.updated_at'), name: sql.ref('t.id') };
const idsOf = async (condition: ReturnType<typeof filterCondition>): Promise<number[]> =>
  (await sql<{ id: number }>`select id from ${rows} where ${condition} order by id`.execute(database.db)).rows.map(
    ({ id }) => id,
  );

const operators = [
  ['lt', ['2026-02-10']],
  ['lte', ['2025-01-01']],
  ['gt', ['2025-06-01']],
  ['gte', ['2026-02-10']],
  ['between', ['2025-01-01', '2026-02-09']],
  ['eq', ['2025-01-01']],
  ['ne', ['2025-01-01']],
  ['empty', [false]],
] as const;
it.each(
  (['createdAt', 'updatedAt'] as const).flatMap((name) =>
    operators.map(([operator, values]): Filter => ({ name, type: 'time', operator, values })),
  ),
)(
  'what $name $operator says of the other time takes no row from the list, one changed by a clock put back neither',
  async (filter) => {
    const filters = [filter];
    const filtered = filterCondition({ filters }, columns);
    const both = await idsOf(sql`${filtered} and ${changeTimesCondition({ filters }, columns)}`);
    expect(both).toEqual(await idsOf(filtered));
  },
);

it('a filter by the last change bounds the creation from above, one by the creation the last change from below', async () => {
  expect(
    await idsOf(
      changeTimesCondition(
        { filters: [{ name: 'updatedAt', type: 'time', operator: 'lt', values: ['2025-06-01'] }] },
        columns,
      ),
    ),
  ).toEqual([1, 2]);
  expect(
    await idsOf(
      changeTimesCondition(
        { filters: [{ name: 'createdAt', type: 'time', operator: 'gte', values: ['2026-01-01'] }] },
        columns,
      ),
    ),
  ).toEqual([2, 3, 4]);
  expect(
    await idsOf(
      changeTimesCondition({ filters: [{ name: 'name', type: 'id', operator: 'eq', values: [1] }] }, columns),
    ),
  ).toEqual([1, 2, 3, 4]);
});
