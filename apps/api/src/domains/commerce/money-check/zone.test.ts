import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

test('M60: another zone of the business moves no day before it, and no day goes back', async () => {
  const days = async (...moments: string[]): Promise<string[]> =>
    (
      await sql<{ days: string[] }>`
        select array_agg(report_day(m::timestamptz)::text order by m::timestamptz) as days from unnest(${moments}::text[]) m`.execute(
        fixture.db,
      )
    ).rows[0]!.days;
  const moments = ['2026-11-27T19:00:00Z', '2026-11-30T19:00:00Z', '2026-12-01T19:00:00Z', '2026-12-02T19:00:00Z'];
  expect(await days(...moments)).toEqual(['2026-11-28', '2026-12-01', '2026-12-02', '2026-12-03']);
  await fixture.db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.now', '2026-12-01T12:00:00Z', true)`.execute(transaction);
    await sql`update settings set value = value || '{"timeZone": "Europe/London"}' where group_name = 'general'`.execute(
      transaction,
    );
  });
  // Until the midnight of London that follows 1 December, days are those of India.
  expect(await days(...moments)).toEqual(['2026-11-28', '2026-12-01', '2026-12-02', '2026-12-02']);
});
