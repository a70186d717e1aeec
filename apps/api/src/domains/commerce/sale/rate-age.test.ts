import { paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from './testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

/** Makes the newest rate of a currency this number of days old. */
const age = (currency: string, days: number) =>
  sql`update price_rates set valid_from = now() - make_interval(days => ${days}) - (t.newest - valid_from)
    from (select max(valid_from) as newest from price_rates where currency = ${currency} and valid_from <= now()) t where currency = ${currency}`.execute(
    fixture.db,
  );
const notices = async (): Promise<readonly { title: string; body: string; roleId: number }[]> =>
  (
    await sql<{ title: string; body: string; roleId: number }>`
      select n.title, n.body, u.role_id from notifications n join users u on u.id = n.user_id where n.title like 'Rates get old%' order by n.id`.execute(
      fixture.db,
    )
  ).rows;

test('M57: a rate of 45 days is named in the quote, refused to sales, and taken by holders of settingEdit', async () => {
  await age('ZAR', 45);
  const sale = {
    ...{ studentId: (await fixture.learner('KA')).studentId, item: await fixture.plan('Scholar'), currency: 'ZAR' },
  };
  const { quote } = await fixture.done(paylinkCalls.quote, sale);
  expect(quote.converted).toMatchObject({ ageDays: 45, isTooOld: true });
  const link = { ...sale, expectedTotalMinor: quote.totalMinor, expiresInHours: 72, note: '' };
  const refused = await (await fixture.api.signIn(4)).send(paylinkCalls.generate, link);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('The rate is 45 days old; at most 35 are allowed'),
  ]);
  expect((await fixture.client.send(paylinkCalls.generate, link)).status).toBe(200);
});

test('M57: holders of settingEdit are notified once, ten days before links are refused', async () => {
  await age('ZAR', 3);
  await age('USD', 24);
  await fixture.runRateAge();
  expect(await notices()).toEqual([]);
  await age('USD', 25);
  await fixture.runRateAge();
  await fixture.runRateAge();
  const [first, ...more] = await notices();
  expect([first, more]).toMatchObject([{ title: 'Rates get old: USD', roleId: 1 }, []]);
  expect(first!.body).toContain('The oldest is 25 days old. After 35 days');
});
