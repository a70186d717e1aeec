import type { RequestOf } from '@lectern/contract';
import { viewCalls, type SavedView } from '@lectern/contract/platform/view';
import { testApi, type TestApi } from '../../../testing';
import { maxViews } from './view.routes';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

type Client = Awaited<ReturnType<TestApi['signIn']>>;
const of = (answer: { readonly body: unknown }): SavedView =>
  (answer.body as { result: { view: SavedView } }).result.view;
const keep = async (client: Client, request: Partial<RequestOf<typeof viewCalls.create>> = {}) =>
  client.send(viewCalls.create, { screen: 'student', name: 'Mine', query: 'q=asha', ...request });
const names = async (client: Client, screen = 'student'): Promise<string[]> =>
  ((await client.send(viewCalls.list, { screen })).body as { result: { items: SavedView[] } }).result.items.map(
    ({ name, isDefault }) => (isDefault ? `${name}*` : name),
  );

it('keeps query and columns under a name, for this person and this list alone', async () => {
  const [one, other] = [await api.signIn(3), await api.signIn(3)];
  const view = of(await keep(one, { columns: { hidden: ['email'] } }));
  expect(view).toMatchObject({
    name: 'Mine',
    query: 'q=asha',
    columns: { hidden: ['email'] },
    isDefault: false,
    roleId: null,
    isMine: true,
  });
  expect([await names(one), await names(one, 'skill'), await names(other)]).toEqual([['Mine'], [], []]);
});
it('refuses a second one of the same name, whatever its case', async () => {
  const client = await api.signIn(3);
  await keep(client);
  expect(await keep(client, { name: 'mINE' })).toMatchObject({
    status: 409,
    body: { error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }] },
  });
});
it('has one default: a new one takes the place of the old', async () => {
  const client = await api.signIn(3);
  const first = of(await keep(client, { isDefault: true }));
  const second = of(await keep(client, { name: 'Other', isDefault: true }));
  expect(await names(client)).toEqual(['Mine', 'Other*']);
  expect(
    await client.send(viewCalls.update, { id: second.id, version: second.version, isDefault: false }),
  ).toMatchObject({ status: 200 });
  expect(
    await client.send(viewCalls.update, { id: first.id, version: first.version + 1, isDefault: true }),
  ).toMatchObject({ status: 200 });
  expect(await names(client)).toEqual(['Mine*', 'Other']);
});
it('is shared with a role by who may set things, seen by all of it and changed by nobody else', async () => {
  const [admin, second, staff] = [await api.signIn(2), await api.signIn(2), await api.signIn(3)];
  expect(await keep(staff, { shared: true })).toMatchObject({ status: 403, body: { missing: ['settingEdit'] } });
  const view = of(await keep(admin, { name: 'For all admins', shared: true }));
  expect([await names(second), await names(staff)]).toEqual([['For all admins'], []]);
  expect((await staff.send(viewCalls.delete, { id: view.id, version: view.version })).status).toBe(404);
});
it('changes what is named, and answers a stale version with the row', async () => {
  const client = await api.signIn(3);
  const view = of(await keep(client));
  expect(of(await client.send(viewCalls.update, { id: view.id, version: 1, query: 'page=2' }))).toMatchObject({
    name: 'Mine',
    query: 'page=2',
    version: 2,
  });
  expect(await client.send(viewCalls.update, { id: view.id, version: 1, name: 'Late' })).toMatchObject({
    status: 409,
    body: { result: { query: 'page=2', version: 2 } },
  });
  expect((await client.send(viewCalls.delete, { id: view.id, version: 2 })).status).toBe(200);
  expect(await names(client)).toEqual([]);
});
it('keeps no more than anybody needs', async () => {
  const client = await api.signIn(3);
  for (let at = 0; at < maxViews; at += 1) await keep(client, { name: `View ${at}` });
  expect(await keep(client, { name: 'One more' })).toMatchObject({
    status: 409,
    body: { message: `At most ${maxViews} views of one list are kept` },
  });
});
it.each([
  ['columns that are none', { columns: { widths: { name: -1 } } }, 'columns'],
  ['a screen that is none', { screen: 'a b' }, 'screen'],
  ['no name', { name: ' ' }, 'name'],
])('refuses %s', async (_what, wrong, place) =>
  expect(await keep(await api.signIn(3), wrong as object)).toMatchObject({
    status: 400,
    body: { error: [{ property: place }] },
  }),
);
