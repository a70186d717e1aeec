import { paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from './testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

/** Makes the newest rate of dollars so many days old. */
const age = (days: number) =>
  sql`update price_rates set valid_from = now() - make_interval(days => ${days}) - (t.newest - valid_from)
    from (select max(valid_from) as newest from price_rates where currency = 'USD' and valid_from <= now()) t where currency = 'USD'`.execute(
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
  await age(45);
  const sale = {
    ...{ studentId: (await fixture.learner('KA')).studentId, item: await fixture.plan('Scholar'), currency: 'ZAR' },
  };
  await sql`update price_rates set valid_from = valid_from - interval '42 days' where currency = 'ZAR'`.execute(
    fixture.db,
  );
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
  await sql`update price_rates set valid_from = valid_from + interval '42 days' where currency = 'ZAR'`.execute(
    fixture.db,
  );
  await age(24);
  await fixture.runRateAge();
  expect(await notices()).toEqual([]);
  await age(25);
  await fixture.runRateAge();
  await fixture.runRateAge();
  const [first, ...more] = await notices();
  expect([first, more]).toMatchObject([{ title: 'Rates get old: USD', roleId: 1 }, []]);
  expect(first!.body).toContain('The oldest has 25 days. After 35 days');
});
