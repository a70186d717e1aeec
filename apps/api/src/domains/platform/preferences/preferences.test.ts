import { preferencesCalls, sessionCalls } from '@lectern/contract/platform';
import { testApi, type TestApi } from '../../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

it('named preferences change, the rest stays, and the session has them', async () => {
  const client = await api.signIn(3);
  await client.send(preferencesCalls.update, { theme: 'dark', sidebar: 'collapsed' });
  expect(await client.send(preferencesCalls.update, { theme: 'system' })).toMatchObject({
    status: 200,
    body: { result: { theme: 'system', sidebar: 'collapsed' } },
  });
  expect((await client.send(sessionCalls.read, {})).body).toMatchObject({
    result: { user: { preferences: { theme: 'system', sidebar: 'collapsed' } } },
  });
});

it('keeps the columns of each screen, and changes those of one alone', async () => {
  const client = await api.signIn(3);
  await client.send(preferencesCalls.update, {
    columns: { student: { hidden: ['email'] }, skill: { order: ['name', 'status'] } },
  });
  await client.send(preferencesCalls.update, { density: 'compact' });
  const { body } = await client.send(preferencesCalls.update, { columns: { skill: { widths: { name: 320 } } } });
  expect(body).toMatchObject({
    result: { density: 'compact', columns: { student: { hidden: ['email'] }, skill: { widths: { name: 320 } } } },
  });
});

it.each([
  ['columns that are none', { columns: { student: { order: 'name' } } }, 'columns'],
  ['an unknown value', { theme: 'sepia' }, 'theme'],
  ['an unknown preference', { colour: 'red' }, 'colour'],
])('refuses %s', async (_what, wanted, place) => {
  const client = await api.signIn(3);
  expect(await client.send(preferencesCalls.update, wanted as object)).toMatchObject({
    status: 400,
    body: { error: [{ property: place }] },
  });
});

it('is never another person’s', async () => {
  const [one, other] = [await api.signIn(3), await api.signIn(3)];
  await one.send(preferencesCalls.update, { theme: 'dark' });
  expect((await other.send(sessionCalls.read, {})).body).toMatchObject({ result: { user: { preferences: {} } } });
});
