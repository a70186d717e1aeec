import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../src/testing';
import { businessDayRules } from './business-days';
import { emptySomeRows } from './empty-rows';
import { filterOf, needed, pageOf, partOf, walk, walkBack, walkedLists, type Item } from './lists';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  await emptySomeRows(api.database.db);
  await sql`vacuum analyze`.execute(api.database.db);
  client = await api.signIn(1);
});
afterAll(() => api.close());

const orders = walkedLists.flatMap((list) =>
  Object.entries(list.fields).flatMap(([field, { sort }]) =>
    sort ? [field, `-${field}`].map((order) => [`${list.name} by ${order}`, { ...list, field, order }] as const) : [],
  ),
);
const filters = walkedLists.flatMap((list) =>
  Object.entries(list.fields).flatMap(([field, { filter }]) =>
    filter && !needed[list.name]?.includes(field) ? [[`${list.name} by ${field}`, { ...list, field }] as const] : [],
  ),
);

describe('a list walked by cursor gives every row once, in either direction, and a page by number has the same rows', () => {
  it.each(orders)('%s', async (_title, { name, call, field, order }) => {
    const part = await partOf(api, name);
    const request = { ...part, sort: order, filter: { ...(part['filter'] as object), ...filterOf(name, field) } };
    const { total } = await pageOf(client, call, { ...request, limit: 1 });
    const limit = Math.min(100, Math.max(2, Math.ceil(total / 5)));
    const walked = await walk(client, call, request, limit);
    const rows = walked.map((row) => JSON.stringify(row));
    expect({ rows: rows.length, different: new Set(rows).size }).toEqual({ rows: total, different: total });
    expect(await walkBack(client, call, request, limit)).toEqual(walked);
    const numbered = await pageOf(client, call, { ...request, limit, page: 2 });
    expect(numbered.items).toEqual(walked.slice(limit, 2 * limit));
    // Rows with nothing in the field come last, whatever the direction.
    const values = walked.filter((row) => field in row).map((row) => isNothing(row[field]));
    expect(values).toEqual([...values].sort((one, other) => Number(one) - Number(other)));
  });
});

describe('the rows that are empty in a field and those that are not are all rows', () => {
  it.each(filters)('%s', async (_title, { name, call, field }) => {
    const part = await partOf(api, name);
    const rows = async (condition?: string): Promise<readonly Item[]> => {
      const own = condition === undefined ? {} : { [field]: condition };
      return walk(client, call, { ...part, filter: { ...(part['filter'] as object), ...own } }, 100);
    };
    const [all, empty, filled] = [await rows(), await rows('empty:true'), await rows('empty:false')];
    expect(empty.length + filled.length).toBe(all.length);
    const shown = (items: readonly Item[]) => items.filter((row) => field in row).map((row) => isNothing(row[field]));
    expect(shown(empty)).toEqual(shown(empty).map(() => true));
    expect(shown(filled)).toEqual(shown(filled).map(() => false));
  });
});

describe('the rows of a value and those of all other values are all rows', () => {
  const chosen = filters.filter(([, { fields, field }]) => ['id', 'choice'].includes(fields[field]!.type));
  it.each(chosen)('%s', async (_title, { name, call, fields, field }) => {
    const part = await partOf(api, name);
    const value = fields[field]?.choices?.[0] ?? 1;
    const totalOf = async (own: object): Promise<number> =>
      (await pageOf(client, call, { ...part, limit: 1, filter: { ...(part['filter'] as object), ...own } })).total;
    const [all, one, others] = [
      await totalOf({}),
      await totalOf({ [field]: `eq:${value}` }),
      await totalOf({ [field]: `ne:${value}` }),
    ];
    expect(one + others).toBe(all);
  });
});

businessDayRules(() => ({ api, client }));

const isNothing = (value: unknown): boolean => value === null || value === '';
