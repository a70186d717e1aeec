import { notificationCalls } from '@lectern/contract/platform/notification';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const tell = async (userId: number, titles: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into notifications (user_id, kind, title, created_at) select ${userId}, 'notice', title, now() - make_interval(mins => 60 - no::int)
      from unnest(${titles}::text[]) with ordinality as t (title, no) returning id`.execute(api.database.db);
  return rows.map(({ id }) => id);
};
const listed = async (
  client: TestClient,
  request: Parameters<typeof client.send<typeof notificationCalls.list>>[1] = {},
) => {
  const { body } = await client.send(notificationCalls.list, request);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.result;
};

it('a person reads their notifications, the newest first, and the number of unread ones', async () => {
  const [mine, other] = [await api.signIn(3), await api.signIn(3)];
  await tell(mine.userId, ['One', 'Two', 'Three']);
  await tell(other.userId, ['Not mine']);
  const { items, total, unreadCount } = await listed(mine);
  expect([items.map(({ title }) => title), total, unreadCount]).toEqual([['Three', 'Two', 'One'], 3, 3]);
});

it('what is read counts no more, and another person’s stays unread', async () => {
  const [mine, other] = [await api.signIn(3), await api.signIn(3)];
  const [first = 0] = await tell(mine.userId, ['One', 'Two', 'Three']);
  const [foreign = 0] = await tell(other.userId, ['Not mine']);
  expect((await mine.send(notificationCalls.read, { ids: [first, foreign] })).body).toMatchObject({
    result: { unreadCount: 2 },
  });
  expect((await listed(other)).unreadCount).toBe(1);
  expect((await listed(mine, { filter: { unread: 'eq:true' } })).items.map(({ title }) => title)).toEqual([
    'Three',
    'Two',
  ]);
  expect((await mine.send(notificationCalls.read, { all: true })).body).toMatchObject({ result: { unreadCount: 0 } });
});

it('pages go on by cursor, and words are found in title and body', async () => {
  const mine = await api.signIn(3);
  await tell(mine.userId, ['Élan of spring', 'Export ready', 'Import ready']);
  const first = await listed(mine, { limit: 2 });
  const second = await listed(mine, { limit: 2, cursor: first.nextCursor ?? '', page: 2 });
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
    'Import ready',
    'Export ready',
    'Élan of spring',
  ]);
  expect((await listed(mine, { q: 'elan' })).items.map(({ title }) => title)).toEqual(['Élan of spring']);
});

it('the unread of one person among very many are found by index', async () => {
  const { userId } = await api.signIn(3);
  await tell(userId, ['One']);
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain select count(*) from notifications where user_id = ${userId} and read_at is null`.execute(
    api.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toMatch(/notifications_(unread|user)/);
});
