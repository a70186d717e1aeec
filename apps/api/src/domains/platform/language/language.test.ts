import type { RequestOf } from '@lectern/contract';
import { languageCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await testApi();
  client = await api.signIn(15);
  await sql`update languages set deleted_at = now(), is_default = false`.execute(api.database.db);
  await sql`insert into languages (code, name, native_name, is_default, active, sort_order) values
    ('en', 'English', 'English', true, true, 0), ('hi', 'Hindi', 'हिन्दी', false, true, 1), ('ar', 'Arabic', 'العربية', false, true, 1), ('ne', 'Nepali', 'नेपाली', false, false, 2)`.execute(
    api.database.db,
  );
});
afterAll(() => api.close());

const list = async (request: RequestOf<typeof languageCalls.list> = {}) => {
  const { status, body } = await client.send(languageCalls.list, request);
  if (!body.success) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.result;
};
const codes = async (request: RequestOf<typeof languageCalls.list>) =>
  (await list(request)).items.map(({ code }) => code);

it('answers whole rows in their order, with the exact total', async () => {
  const answer = await list();
  expect(answer).toMatchObject({ total: 4, totalIsEstimate: false, page: 1, limit: 25, nextCursor: null });
  expect(answer.items[0]).toMatchObject({
    code: 'en',
    name: 'English',
    nativeName: 'English',
    direction: 'ltr',
    active: true,
    isDefault: true,
    sortOrder: 0,
  });
  expect(answer.items.map(({ code }) => code)).toEqual(['en', 'hi', 'ar', 'ne']);
});

it('sorts, filters and searches by the list grammar', async () => {
  expect(await codes({ sort: '-name' })).toEqual(['ne', 'hi', 'en', 'ar']);
  expect(await codes({ filter: { active: 'eq:true', code: 'in:ne,hi' } })).toEqual(['hi']);
  expect(await codes({ q: 'ne' })).toEqual(['ne']);
  expect(await codes({ q: 'glish' })).toEqual(['en']);
  expect(await codes({ q: '%' })).toEqual([]);
});

it('walks all rows by cursor, each once', async () => {
  const seen: string[] = [];
  for (let [page, cursor] = [1, undefined as string | undefined]; ; page += 1) {
    const answer = await list({ limit: 1, page, cursor });
    seen.push(...answer.items.map(({ code }) => code));
    if (answer.nextCursor === null) break;
    cursor = answer.nextCursor;
  }
  expect(seen).toEqual(['en', 'hi', 'ar', 'ne']);
});

it('shows deleted rows of the last 30 days to anyone who may delete them, and to nobody else', async () => {
  expect((await client.send(languageCalls.list, { deleted: 'only' })).status).toBe(403);
  await sql`update languages set deleted_at = now() - interval '31 days' where deleted_at is not null`.execute(
    api.database.db,
  );
  await sql`insert into languages (code, name, native_name, deleted_at) values ('la', 'Latin', 'Latina', now())`.execute(
    api.database.db,
  );
  const answer = await (await api.signIn(1)).send(languageCalls.list, { deleted: 'only' });
  expect(answer.body).toMatchObject({ result: { total: 1, items: [{ code: 'la' }] } });
});

it('refuses what it does not declare, with the place', async () => {
  const refused = async (query: string) => {
    const response = await client.fetch(`/api/language/list?${query}`);
    return [
      response.status,
      ((await response.json()) as { error: { property: string }[] }).error.map(({ property }) => property),
    ];
  };
  expect(await refused('colour=red')).toEqual([400, ['colour']]);
  expect(await refused('limit=101')).toEqual([400, ['limit']]);
  expect(await refused('sort=direction')).toEqual([400, ['sort']]);
  expect(await refused('filter[direction]=eq:ltr')).toEqual([400, ['filter[direction]']]);
  expect(await refused('page=201')).toEqual([400, ['page']]);
});
