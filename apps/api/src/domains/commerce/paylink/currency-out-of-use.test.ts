import { paylinkCalls, paymentCalls } from '@lectern/contract/commerce';
import { priceRateCalls } from '@lectern/contract/platform/price-rate';
import { findDifferences } from '../money-check/find-differences';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

test('an open link outlives its currency, with its invoice. A new one is refused', async () => {
  const { studentId } = await fixture.learner('KA');
  const sale = { studentId, item: await fixture.plan('Learner'), currency: 'USD' };
  const { quote } = await fixture.done(paylinkCalls.quote, sale);
  const { link, order } = await fixture.generate({ ...sale, expectedTotalMinor: quote.totalMinor });
  const { currencies } = await fixture.done(priceRateCalls.current, {});
  const { code, version } = currencies.find((each) => each.code === 'USD')!;
  await fixture.done(priceRateCalls.switch, { code, version, active: false });

  expect((await fixture.client.send(paylinkCalls.quote, sale)).status).toBe(400);
  expect(await fixture.page(link!.url!)).toMatchObject({ status: 200, body: expect.stringContaining('$') as string });
  await fixture.payAtBank(link!.url!, 'pay');
  await fixture.runInbox();
  expect((await fixture.order(order.id)).status).toBe('paid');
  const { items } = await fixture.done(paymentCalls.list, {});
  expect(items).toMatchObject([{ currency: 'USD', symbol: '$', amountMinor: quote.totalMinor }]);
  expect(await fixture.count('invoices', order.id)).toBe(1);
  expect(await findDifferences(fixture.db)).toEqual([]);
});
