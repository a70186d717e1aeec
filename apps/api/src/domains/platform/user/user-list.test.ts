import type { RequestOf } from '@lectern/contract';
import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let admin: TestClient & { userId: number };
beforeAll(async () => {
  api = await testApi();
  admin = await api.signIn(2);
});
afterAll(() => api.close());

const list = async (request: RequestOf<typeof userCalls.list> = {}, client: TestClient = admin) => {
  const { status, body } = await client.send(userCalls.list, request);
  if (!body.success) throw new Error(`${status} ${body.message}`);
  return body.result;
};
const person = async (roleId: number, values: Record<string, unknown> = {}) => {
  const made = await api.person(roleId);
  if (Object.keys(values).length > 0)
    await api.database.db.updateTable('users').set(values).where('id', '=', made.id).execute();
  return made;
};

it('lists all accounts of every kind, the newest first, and counts each role', async () => {
  const [student, sales] = [await person(15), await person(4)];
  const { items, roles, total } = await list();
  expect(items.map(({ id }) => id)).toEqual([sales.id, student.id, admin.userId]);
  expect(total).toBe(3);
  expect(roles.filter(({ count }) => count > 0).map(({ id, name, count }) => [id, name, count])).toEqual([
    [2, 'Admin', 1],
    [4, 'Customer sales', 1],
    [15, 'Student', 1],
  ]);
});

it('finds by name, e-mail and mobile number, also with spaces', async () => {
  const { id } = await person(15, {
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'zoe@school.example.org',
    mobileE164: '+919820041763',
    mobileTyped: '98200 41763',
  });
  for (const q of ['zoe muller', 'Müll', 'zoe@school.example.org', '98200 41763', '+919820041763'])
    expect((await list({ q })).items.map((row) => row.id)).toEqual([id]);
  expect((await list({ q: '98200 00000' })).items).toEqual([]);
});

it('masks the address and number of people, not the address of staff', async () => {
  const { id } = await person(15, {
    email: 'rohan@example.org',
    mobileE164: '+919820041799',
    mobileTyped: '9820041799',
  });
  const row = (await list({ q: 'rohan@example.org' })).items.find((each) => each.id === id);
  expect([row?.email, row?.mobile]).toEqual(['r•••@example.org', '+91 ••••• 1799']);
  expect((await list({ filter: { roleId: 'eq:2' } })).items[0]?.email).toMatch(/@test\.example\.com$/);
});

it('filters by role, kind and status', async () => {
  const blocked = await person(4, { status: 'blocked', blockedAt: new Date(), blockReason: 'left the company' });
  expect((await list({ filter: { status: 'in:blocked' } })).items).toMatchObject([
    { id: blocked.id, status: 'blocked', blockReason: 'left the company' },
  ]);
  expect((await list({ filter: { audience: 'eq:student' } })).items.every(({ roleId }) => roleId === 15)).toBe(true);
  expect(
    (await list({ filter: { roleId: 'in:4' } })).items.every(({ roleName }) => roleName === 'Customer sales'),
  ).toBe(true);
});

it.each(['name', '-name', 'lastLoginAt', '-lastLoginAt', 'createdAt', '-createdAt'])(
  'sorted by %s, pages by cursor hold every account once',
  async (sort) => {
    const all = (await list({ sort, limit: 100 })).items.map(({ id }) => id);
    const seen: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list({ sort, limit: 2, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
  },
);

it('lists deleted accounts apart', async () => {
  const deleted = await person(4, { deletedAt: new Date() });
  expect((await list({ deleted: 'only' })).items.map(({ id }) => id)).toEqual([deleted.id]);
  expect((await list({})).items.some(({ id }) => id === deleted.id)).toBe(false);
});

it.each(['status', 'email', 'mobile'])('does not sort by %s, which no index serves', async (sort) => {
  expect((await admin.send(userCalls.list, { sort })).status).toBe(400);
});

it('is served by an index in each order', async () => {
  await sql`set enable_seqscan = off`.execute(api.database.db);
  const plan = async (order: string) =>
    JSON.stringify(
      (
        await sql`explain (format json) select id from users u where u.deleted_at is null order by ${sql.raw(order)} limit 26`.execute(
          api.database.db,
        )
      ).rows,
    );
  expect(await plan("coalesce(u.last_login_at, '-infinity'::timestamptz) desc, u.id desc")).toContain(
    'users_last_login"',
  );
  expect(await plan("coalesce(u.last_login_at, 'infinity'::timestamptz), u.id")).toContain('users_last_login_up');
  expect(await plan('u.created_at desc, u.id desc')).toContain('users_created');
  expect(await plan('u.full_name, u.id')).toContain('users_name');
});
