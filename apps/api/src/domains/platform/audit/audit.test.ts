import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { auditCalls } from '@lectern/contract/platform/audit';
import { sql } from 'kysely';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { actingForAdmin } from '../../../../test/endpoints/people';
import { historyAccess } from '../../record-kinds';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await testApi();
  admin = await api.signIn(1);
});
afterAll(() => api.close());

const done = async <C extends Call>(by: TestClient, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const { status, body } = await by.send(call, request);
  if (status !== 200 || !body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
  return body.result;
};

it('lists who changed a record, when, from what to what, categories by name; one’s own actions are marked', async () => {
  const [music, dance] = [
    (await done(admin, categoryCalls.create, { name: 'Music', parentId: null })).category,
    (await done(admin, categoryCalls.create, { name: 'Dance', parentId: null })).category,
  ];
  const { skill } = await done(admin, skillCalls.create, { categoryId: music.id, name: 'Violin' });
  const other = await api.signIn(2);
  await done(other, skillCalls.update, { id: skill.id, version: skill.version, categoryId: dance.id });
  const { items, hasMore } = await done(admin, auditCalls.entity, { entity: 'skills', id: skill.id });
  expect(items.map(({ action, isOwn }) => [action, isOwn])).toEqual([
    ['skill.update', false],
    ['skill.create', true],
  ]);
  expect(items[0]).toMatchObject({
    actorName: expect.stringMatching(/^Test Person/) as string,
    changes: [{ field: 'categoryId', before: 'Music', after: 'Dance' }],
  });
  expect(hasMore).toBe(false);
});

it('goes on by the last id, and a page after another record’s id is empty', async () => {
  const { category } = await done(admin, categoryCalls.create, { name: 'Painting', parentId: null });
  await done(admin, categoryCalls.update, { id: category.id, version: category.version, name: 'Drawing' });
  const first = await done(admin, auditCalls.entity, { entity: 'categories', id: category.id, limit: 1 });
  const second = await done(admin, auditCalls.entity, {
    entity: 'categories',
    id: category.id,
    limit: 1,
    before: first.items[0]?.id,
  });
  expect([first.hasMore, second.hasMore, second.items[0]?.action]).toEqual([true, false, 'category.create']);
  expect(
    (await done(admin, auditCalls.entity, { entity: 'categories', id: category.id + 1, before: first.items[0]?.id }))
      .items,
  ).toEqual([]);
});

it.each([...historyAccess])(
  'the history of %s is for people who may read the record, and the missing right is named',
  async (entity, rights) => {
    const trainer = await api.stranger();
    expect((await trainer.send(auditCalls.entity, { entity, id: 1 })).status).toBe(401);
    const student = await api.signIn(15);
    expect(await student.send(auditCalls.entity, { entity, id: 1 })).toMatchObject({
      status: 403,
      body: { missing: [...rights] },
    });
  },
);

it('a table without a history is refused on its field', async () => {
  expect(await admin.send(auditCalls.entity, { entity: 'sessions', id: 1 })).toMatchObject({
    status: 400,
    body: { error: [{ property: 'entity', constraints: { oneOf: 'Entity is Invalid' } }] },
  });
});

it('personal data is masked without the right to reveal, and while impersonating', async () => {
  const { id } = await api.person(2);
  await sql`insert into audit_log (actor_id, action, entity, entity_id, changes) values (${id}, 'user.update', 'users', ${String(id)}, '{"email": [null, "asha@example.com"]}')`.execute(
    api.database.db,
  );
  const readBy = async (by: TestClient) =>
    (await done(by, auditCalls.entity, { entity: 'users', id })).items[0]?.changes[0]?.after;
  expect(await readBy(admin)).toBe('asha@example.com');
  expect(await readBy(await api.signIn(3))).toBe('a•••@example.com');
  expect(await readBy(await actingForAdmin(api))).toBe('a•••@example.com');
});
