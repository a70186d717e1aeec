import { sql } from 'kysely';
import { testDatabase } from '../../database/testing';
import { writeCursor } from './cursor';
import { emptyLast } from './empty-last';
import type { Filter } from './list';
import { countRows, escapeLike, exactUpTo, filterCondition, listOrder, pageAnswer } from './list-query';

type Database = Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const rows = sql`(values (1, 'alpha', 10), (2, 'Beta 50%', 20), (3, 'gamma', null), (4, 'beta_x', 40)) as t (id, name, size)`;
const columns = { name: sql.ref('t.name'), size: sql.ref('t.size'), rank: emptyLast('number', sql.ref('t.size')) };
const found = async (...filters: Filter[]): Promise<number[]> =>
  (
    await sql<{
      id: number;
    }>`select id from ${rows} where ${filterCondition({ filters }, columns)} order by id`.execute(database.db)
  ).rows.map(({ id }) => id);
const ask = (name: string, operator: Filter['operator'], ...values: (string | number | boolean)[]): Filter => ({
  name,
  type: name === 'name' ? 'text' : 'number',
  operator,
  values,
});

it.each([
  ['equal', [ask('name', 'eq', 'alpha')], [1]],
  ['other than, empty ones too', [ask('size', 'ne', 10)], [2, 3, 4]],
  ['one of', [ask('size', 'in', 10, 40)], [1, 4]],
  ['greater', [ask('size', 'gt', 20)], [4]],
  ['at least', [ask('size', 'gte', 20)], [2, 4]],
  ['less', [ask('size', 'lt', 20)], [1]],
  ['at most', [ask('size', 'lte', 20)], [1, 2]],
  ['between, both ends included', [ask('size', 'between', 10, 20)], [1, 2]],
  ['containing, in any case', [ask('name', 'contains', 'BETA')], [2, 4]],
  ['containing a sign of a pattern as itself', [ask('name', 'contains', '%')], [2]],
  ['containing an underscore as itself', [ask('name', 'contains', 'a_x')], [4]],
  ['beginning with', [ask('name', 'starts', 'b')], [2, 4]],
  ['empty', [ask('size', 'empty', true)], [3]],
  ['not empty', [ask('size', 'empty', false)], [1, 2, 4]],
  ['empty, in a column that puts empty ones last', [ask('rank', 'empty', true)], [3]],
  ['not empty, in such a column', [ask('rank', 'empty', false)], [1, 2, 4]],
  ['greater, in such a column', [ask('rank', 'gt', 10)], [2, 4]],
  ['less, in such a column', [ask('rank', 'lte', 20)], [1, 2]],
  ['equal, in such a column', [ask('rank', 'in', 10, 40)], [1, 4]],
  ['other than, in such a column', [ask('rank', 'ne', 10)], [2, 3, 4]],
  ['all filters at once', [ask('name', 'starts', 'b'), ask('size', 'gt', 20)], [4]],
  ['everything without a filter', [], [1, 2, 3, 4]],
])('finds rows that are %s', async (_which, filters, ids) => {
  expect(await found(...filters)).toEqual(ids);
});

it('takes a value as a value, whatever it says', async () => {
  expect(await found(ask('name', 'eq', "' or true --"))).toEqual([]);
});

it.each([
  [false, [1, 2, 4, 3]],
  [true, [4, 2, 1, 3]],
])('puts rows without a value last, descending or not: %s', async (descending, ids) => {
  const order = listOrder({ sort: [{ name: 'rank', descending }], backwards: false }, columns, sql.ref('t.id'));
  const { rows: ordered } = await sql<{ id: number }>`select id from ${rows} order by ${order}`.execute(database.db);
  expect(ordered.map(({ id }) => id)).toEqual(ids);
});

it('is a fault of ours when a declared field has no column', () => {
  expect(() => filterCondition({ filters: [ask('colour', 'eq', 'red')] }, columns)).toThrow("declared field 'colour'");
});

it('makes the order total by the id, in the direction of the last key', async () => {
  const ordered = async (descending: boolean) =>
    (
      await sql<{
        id: number;
      }>`select id from ${rows} order by ${listOrder({ sort: [{ name: 'size', descending }], backwards: false }, { size: sql`(t.size > 0)` }, sql.ref('t.id'))}`.execute(
        database.db,
      )
    ).rows.map(({ id }) => id);
  expect(await ordered(false)).toEqual([1, 2, 4, 3]);
  expect(await ordered(true)).toEqual([3, 4, 2, 1]);
});

describe('the total', () => {
  it('is exact to 10,000', async () => {
    expect(await countRows(database.db, sql`select 1 from generate_series(1, ${exactUpTo}::int)`)).toEqual({
      total: exactUpTo,
      totalIsEstimate: false,
    });
  });

  it('of more rows is given as more than 10,000, or as the size of the table when it is named', async () => {
    const many = sql`select 1 from generate_series(1, ${exactUpTo + 1}::int)`;
    expect(await countRows(database.db, many)).toEqual({ total: exactUpTo, totalIsEstimate: true });
    expect(await countRows(database.db, many, 'users')).toEqual({ total: exactUpTo, totalIsEstimate: true });
  });
});

it('knows of a next page by the row too many', () => {
  const list = {
    page: 1,
    limit: 2,
    offset: 0,
    q: undefined,
    sort: [],
    filters: [],
    deleted: false,
    cursor: undefined,
    backwards: false,
  };
  const total = { total: 3, totalIsEstimate: false };
  const three = pageAnswer(list, [{ id: 1 }, { id: 2 }, { id: 3 }], total, ({ id }) => [id]);
  expect([three.items, three.nextCursor === null]).toEqual([[{ id: 1 }, { id: 2 }], false]);
  expect(pageAnswer(list, [{ id: 1 }, { id: 2 }], total, ({ id }) => [id]).nextCursor).toBeNull();
});

describe('read backwards', () => {
  const last = {
    page: 1,
    limit: 2,
    offset: 0,
    q: undefined,
    sort: [],
    filters: [],
    deleted: false,
    cursor: undefined,
    backwards: true,
  };
  const total = { total: 5, totalIsEstimate: false };
  const answer = (list: typeof last | (Omit<typeof last, 'cursor'> & { cursor: string }), ...ids: number[]) =>
    pageAnswer(
      list,
      ids.map((id) => ({ id })),
      total,
      ({ id }) => [id],
    );

  it('the rows come as the list has them; the last page has none after it, and rows before it', () => {
    expect(answer(last, 5, 4, 3)).toMatchObject({
      items: [{ id: 4 }, { id: 5 }],
      nextCursor: null,
      prevCursor: `-${writeCursor([], [4])}`,
    });
  });

  it('a page before the last knows both ways, and the first one that there is none before it', () => {
    const cursor = writeCursor([], [4]);
    expect(answer({ ...last, cursor }, 3, 2, 1)).toMatchObject({
      items: [{ id: 2 }, { id: 3 }],
      nextCursor: writeCursor([], [3]),
      prevCursor: `-${writeCursor([], [2])}`,
    });
    expect(answer({ ...last, cursor }, 2, 1)).toMatchObject({ items: [{ id: 1 }, { id: 2 }], prevCursor: null });
  });

  it('a page that was reached forwards by cursor has a way back, one that was reached by number needs none', () => {
    expect(answer({ ...last, backwards: false, cursor: writeCursor([], [2]) }, 3, 4, 5).prevCursor).toBe(
      `-${writeCursor([], [3])}`,
    );
    expect(answer({ ...last, backwards: false }, 1, 2)).not.toHaveProperty('prevCursor');
  });
});

it('escapes what LIKE would read as a pattern', () => {
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});
