import { couponCalls, paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { inDays } from '../testing';
import { sellingFixture, type SellingFixture } from './testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

/** A coupon that takes off half, once a person. */
const half = async (code: string): Promise<string> => {
  await fixture.done(couponCalls.create, {
    ...{ code, name: 'Half off', discountKind: 'percent', percentBp: 5000, status: 'active' },
    amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }],
    ...{ startsAt: inDays(-1), endsAt: inDays(60), perUserLimit: 1, appliesTo: 'all', audience: 'everyone' },
  });
  return code;
};
const learner = async () => ({
  studentId: (await fixture.learner('KA')).studentId,
  item: await fixture.plan('Learner'),
});

test('M02: an open link holds the one use of a person, and a cancelled link gives it back', async () => {
  const sale = { ...(await learner()), couponCode: await half('ONLYONCE') };
  const link = () =>
    fixture.client.send(paylinkCalls.generate, {
      ...{ ...sale, currency: 'INR', expectedTotalMinor: 49_950, expiresInHours: 72, note: '' },
    });
  const first = (await fixture.generate({ ...sale, expectedTotalMinor: 49_950 })).link!;
  const second = await link();
  expect([second.status, JSON.stringify(second.body)]).toEqual([400, expect.stringContaining('couponCode')]);
  await fixture.done(paylinkCalls.cancel, { id: first.id, version: first.version, reason: 'Asked for another day' });
  expect((await link()).status).toBe(200);
});

test('M04: a coupon lowers the first period alone. The renewal costs the list price, as quote and page say', async () => {
  const sale = { ...(await learner()), couponCode: await half('HALFONCE') };
  const quote = await fixture.quote(sale);
  expect(quote).toMatchObject({ listMinor: 99_900, discountMinor: 49_950, totalMinor: 49_950 });
  expect(quote.renewal).toMatchObject({ totalMinor: 99_900 });
  const { link } = await fixture.generate({ ...sale, expectedTotalMinor: 49_950 });
  const { body } = await fixture.page(link!.url!);
  for (const sum of ['499.50', '999.00']) expect(body).toContain(sum);
  await fixture.payAtBank(link!.url!, 'pay');
  await fixture.runInbox();
  await sql`update subscriptions set period_ends_at = now() + interval '3 days' where student_id = ${sale.studentId}`.execute(
    fixture.db,
  );
  await fixture.runRenewals();
  const { rows } = await sql`
    select o.total_minor::int as total, b.price_minor::int as price from orders o join subscriptions b on b.id = o.subscription_id
    where o.student_id = ${sale.studentId}`.execute(fixture.db);
  expect(rows).toEqual([{ total: 99_900, price: 99_900 }]);
});
