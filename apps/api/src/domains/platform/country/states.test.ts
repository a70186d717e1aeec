import { countryCalls } from '@lectern/contract/platform/country';
import { testApi, type TestApi } from '../../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ seed: 'demo' })));
afterAll(() => api.close());

const itemsOf = (body: unknown) => (body as { result: { items: { name: string; offset?: number }[] } }).result.items;

it('a country has its states by name; an unknown country is none', async () => {
  const anybody = await api.signIn(4);
  const names = itemsOf((await anybody.send(countryCalls.states, { id: 1 })).body).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
  const [first = ''] = names;
  expect(itemsOf((await anybody.send(countryCalls.states, { id: 1, q: first })).body)[0]?.name).toBe(first);
  expect(itemsOf((await anybody.send(countryCalls.states, { id: 1, active: false })).body)).toEqual([]);
  expect((await anybody.send(countryCalls.states, { id: 99_999 })).status).toBe(404);
});
