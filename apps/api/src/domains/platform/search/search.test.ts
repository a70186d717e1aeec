import type { RequestOf } from '@lectern/contract';
import { searchCalls } from '@lectern/contract/platform/search';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { studentResource } from '../../people/student/student.resource';
import { inTime } from './testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ seed: 'demo' })));
afterAll(() => api.close());

const searchOnce = (client: TestClient) => async (request: RequestOf<typeof searchCalls.search>) => {
  const { body } = await client.send(searchCalls.search, request);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.result;
};
const search = (client: TestClient, q: string, types?: string) =>
  inTime(searchOnce(client), { q, ...(types && { types }) });
const titles = ({ groups }: Awaited<ReturnType<typeof search>>) =>
  Object.fromEntries(groups.map(({ type, hits }) => [type, hits.map(({ title }) => title)]));

it('records of every type are found by a part of their name, with the path that opens each', async () => {
  const { groups, late } = await search(await api.signIn(1), 'data');
  expect(late).toEqual([]);
  const skills = groups.find(({ type }) => type === 'skills');
  expect(skills?.hits).toHaveLength(5);
  expect(skills).toMatchObject({ title: 'Skills', more: true, list: '/category/skills' });
  expect(skills?.hits[0]).toMatchObject({
    title: expect.stringMatching(/^Data/) as string,
    route: expect.stringMatching(/^\/category\/skills\?id=\d+$/) as string,
  });
});

it('a student is found under the students, staff under the accounts', async () => {
  const admin = await api.signIn(1);
  expect(titles(await search(admin, 'aarav sharma'))['students']).toEqual(['Aarav Sharma']);
  expect(titles(await search(admin, 'okafor'))['users']).toContain('Daniel Okafor');
});

it('customer sales find students and nothing that they may not read [E11.2]', async () => {
  const sales = await api.signIn(4);
  expect(Object.keys(titles(await search(sales, 'sharma')))).toEqual(['students']);
  expect(await search(sales, 'data')).toEqual({ groups: [], late: [] });
  expect((await search(await api.signIn(15), 'sharma')).groups).toEqual([]);
});

it('signs of a pattern are letters here, and accents do not matter', async () => {
  const admin = await api.signIn(1);
  expect((await search(admin, '%%')).groups).toEqual([]);
  expect(titles(await search(admin, 'lucia'))['users']).toContain('Lucía Romero');
});

it('only the types that are asked for are searched', async () => {
  expect(Object.keys(titles(await search(await api.signIn(1), 'math', 'categories')))).toEqual(['categories']);
});

it('a type that there is not is refused on its field', async () => {
  expect(await (await api.signIn(1)).send(searchCalls.search, { q: 'math', types: 'planets' })).toMatchObject({
    status: 400,
    body: { error: [{ property: 'types', constraints: { types: 'Types is Invalid' } }] },
  });
});

it('a type that takes too long is named, and the matches before it is answered', async () => {
  const admin = await api.signIn(1);
  const holder = await api.database.pool.connect();
  try {
    await holder.query('begin; lock table students in access exclusive mode');
    const found = await searchOnce(admin)({ q: 'data' });
    expect(found.late).toEqual([
      { type: 'students', title: 'Students' },
      { type: 'trainers', title: 'Trainers' },
      { type: 'users', title: 'Accounts' },
    ]);
    expect(Object.keys(titles(found))).toContain('skills');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await search(admin, 'data')).late).toEqual([]);
});

it('among very many the few that match are found by index', async () => {
  const { pool } = api.database;
  await pool.query(
    `insert into users (role_id, first_name, email, slug) select 15, md5(n::text), 's' || n || '@example.com', 's-' || n from generate_series(1, 20000) n`,
  );
  await pool.query('vacuum analyze users');
  const select = studentResource.search.select((column) => column, `search_text like '%aarav%'`);
  const { rows } = await pool.query<Record<string, string>>(`explain ${select}`);
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('Bitmap Index Scan on users_search');
});
