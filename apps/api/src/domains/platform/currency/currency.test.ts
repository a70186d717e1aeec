import { currencyCalls } from '@lectern/contract/platform/currency';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await testApi();
  client = await api.signIn(15);
});
afterAll(() => api.close());

const codes = async (request: Parameters<typeof client.send<typeof currencyCalls.list>>[1]): Promise<string[]> => {
  const { body } = await client.send(currencyCalls.list, request);
  return body.success ? body.result.items.map((row) => row.code) : [];
};

test('the currencies stand in their order, with sign and digits', async () => {
  const { body } = await client.send(currencyCalls.list, { limit: 2 });
  expect(body).toMatchObject({
    result: {
      total: 12,
      items: [
        { code: 'INR', symbol: '₹', exponent: 2 },
        { code: 'USD', symbol: '$', exponent: 2 },
      ],
    },
  });
});

test('they are found, sorted, filtered and paged like every list', async () => {
  expect(await codes({ q: 'dinar' })).toEqual(['KWD']);
  expect(await codes({ sort: '-code', limit: 2 })).toEqual(['ZAR', 'USD']);
  expect(await codes({ filter: { active: 'eq:false' } })).toEqual([]);
  const first = await client.send(currencyCalls.list, { limit: 5 });
  const cursor = first.body.success ? first.body.result.nextCursor : null;
  expect(await codes({ limit: 2, cursor: cursor ?? '' })).toEqual(['SGD', 'AUD']);
});

test('nobody without a session reads them, and a list of deleted ones does not exist', async () => {
  expect((await api.stranger().send(currencyCalls.list, {})).status).toBe(401);
  expect((await client.send(currencyCalls.list, { deleted: 'only' })).status).toBe(400);
});
