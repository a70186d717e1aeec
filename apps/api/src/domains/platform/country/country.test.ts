import { countryCalls } from '@lectern/contract/platform/country';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await testApi();
  client = await api.signIn(15);
});
afterAll(() => api.close());

const names = async (request: Parameters<typeof client.send<typeof countryCalls.list>>[1]): Promise<string[]> => {
  const { body } = await client.send(countryCalls.list, request);
  return body.success ? body.result.items.map(({ name }) => name) : [];
};

test('the countries stand in their order, all of them on one page, with dial code and digits', async () => {
  const { body } = await client.send(countryCalls.list, { limit: 100 });
  expect(body).toMatchObject({
    result: {
      total: 60,
      nextCursor: null,
      items: expect.arrayContaining([
        expect.objectContaining({ name: 'India', dialCode: '+91', mobileMin: 10, mobileMax: 10 }),
      ]),
    },
  });
  expect((await names({ limit: 100 }))[0]).toBe('India');
});

test('they are found, sorted and filtered like every list', async () => {
  expect(await names({ q: 'united' })).toEqual(['United Arab Emirates', 'United States', 'United Kingdom']);
  expect((await names({ sort: 'name', limit: 2 }))[0]).toBe('Argentina');
  expect(await names({ filter: { active: 'eq:false' } })).toEqual([]);
});

test('nobody without a session reads them, and a list of deleted ones does not exist', async () => {
  expect((await api.stranger().send(countryCalls.list, {})).status).toBe(401);
  expect((await client.send(countryCalls.list, { deleted: 'only' })).status).toBe(400);
});
