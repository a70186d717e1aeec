import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { priceRateCalls } from '@lectern/contract/platform/price-rate';
import { currencyCalls } from '@lectern/contract/platform/currency';
import { testApi, type TestApi, type TestClient } from '../../../testing';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await testApi();
  client = await api.signIn(1);
});
afterAll(() => api.close());

const done = async <C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const { body } = await client.send(call, request);
  if (!body.success) throw new Error(body.message);
  return body.result;
};
const current = async (code: string) => {
  const { currencies, maxAgeDays } = await done(priceRateCalls.current, {});
  return { maxAgeDays, ...currencies.find((each) => each.code === code)! };
};
const history = (before = '') => done(priceRateCalls.history, { currency: 'USD', ...(before && { before }) });
const usdInRupees = async (): Promise<string> =>
  (await done(currencyCalls.convert, { amount: '1', currency: 'USD', to: 'INR' })).shown;

test('a new rate counts from now on, and the former one stays in the history with its day', async () => {
  const before = await current('USD');
  expect(before).toMatchObject({ maxAgeDays: 35, rate: { createdByName: null } });
  const { rate } = await done(priceRateCalls.create, { currency: 'USD', inrPerUnit: '84.5' });
  expect(rate).toMatchObject({ inrPerUnit: '84.5', createdByName: expect.any(String) as string });
  expect(await current('USD')).toMatchObject({ rate: { inrPerUnit: '84.5' }, ageDays: 0 });
  expect(await usdInRupees()).toBe('84.50');
  const { rates } = await history();
  expect(rates.slice(0, 2).map(({ inrPerUnit }) => inrPerUnit)).toEqual(['84.5', before.rate!.inrPerUnit]);
});

test('a rate of a day to come waits for it, and no two begin at the same moment', async () => {
  const next = { currency: 'USD', inrPerUnit: '90', validFrom: '2090-01-01' };
  await done(priceRateCalls.create, next);
  expect(await current('USD')).toMatchObject({ rate: { inrPerUnit: '84.5' }, next: { inrPerUnit: '90' } });
  expect(await usdInRupees()).toBe('84.50');
  const again = await client.send(priceRateCalls.create, next);
  expect([again.status, JSON.stringify(again.body)]).toEqual([
    409,
    expect.stringContaining('Another rate begins then'),
  ]);
});

test('no rate begins in the past, none is nothing, and the rupee has none', async () => {
  const refused = async (request: object) => {
    const { status, body } = await client.send(priceRateCalls.create, {
      currency: 'USD',
      inrPerUnit: '84',
      ...request,
    });
    return [status, body.success ? '' : body.message];
  };
  expect((await refused({ validFrom: '2020-01-01' }))[0]).toBe(400);
  expect((await refused({ inrPerUnit: '0.00' }))[0]).toBe(400);
  expect((await refused({ inrPerUnit: '1e3' }))[0]).toBe(400);
  expect((await refused({ currency: 'INR' }))[0]).toBe(400);
});

test('the history is read page by page without a gap', async () => {
  const first = await history();
  const second = await history(first.rates.at(-1)!.validFrom);
  const third = await history(second.rates.at(-1)!.validFrom);
  expect([first.rates.length, first.hasMore, second.hasMore, third.hasMore]).toEqual([12, true, true, false]);
  const all = [...first.rates, ...second.rates, ...third.rates].map(({ validFrom }) => validFrom);
  expect(all).toEqual([...new Set(all)].sort().reverse());
});

test('a currency is taken out of use and back by its version; the rupee stays', async () => {
  const { version } = await current('ZAR');
  const off = { code: 'ZAR', version, active: false };
  expect((await done(priceRateCalls.switch, off)).currency).toMatchObject({
    active: false,
    version: version + 1,
  });
  expect((await client.send(currencyCalls.convert, { amount: '1', currency: 'ZAR', to: 'INR' })).status).toBe(400);
  expect(await client.send(priceRateCalls.switch, off)).toMatchObject({
    status: 409,
    body: { result: { code: 'ZAR', version: version + 1 } },
  });
  const rupee = await current('INR');
  const sent = await client.send(priceRateCalls.switch, { code: 'INR', version: rupee.version, active: false });
  expect(sent.status).toBe(400);
});
