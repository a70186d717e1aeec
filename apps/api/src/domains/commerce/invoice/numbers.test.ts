import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

/** Undoes what a test has written. */
class Undone extends Error {}

test.each([
  ['2027-03-31T18:29:59Z', '2627', 'INV-2627-000431'],
  ['2027-03-31T18:30:00Z', '2728', 'INV-2728-000001'],
])('M47: the year of a number begins on 1 April in the zone of the business (%s)', async (moment, year, expected) => {
  for (const series of ['INV', 'CRN'])
    await fixture.db
      .transaction()
      .execute(async (transaction) => {
        await sql`update settings set value = value || '{"yearStarts": 4}' where group_name = 'payments'`.execute(
          transaction,
        );
        await sql`insert into invoice_series (series, year, last_number) values (${series}, '2627', 430)`.execute(
          transaction,
        );
        await sql`select set_config('app.now', ${moment}, true)`.execute(transaction);
        const { rows } = await sql<{ year: string; text: string }>`
          select y.year, paper_text(${series}, y.year, paper_number(${series}, y.year)) as text
          from (select paper_year(paper_moment(${series})) as year) y`.execute(transaction);
        expect(rows).toEqual([{ year, text: expected.replace('INV', series) }]);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
});

test('M45: of many transactions at the same moment every seventh is rolled back, and numbers have no gap', async () => {
  const number = (at: number): Promise<number | undefined> =>
    fixture.db
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await sql<{ given: number }>`
          select paper_number('DBN', paper_year(m.at)) as given from (select paper_moment('DBN') as at) m`.execute(
          transaction,
        );
        if (at % 7 === 0) throw new Undone();
        return rows[0]!.given;
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
        return undefined;
      });
  const given = await Promise.all(Array.from({ length: 105 }, (_, at) => number(at + 1)));
  const kept = given.filter((each) => each !== undefined).sort((one, other) => one - other);
  expect(kept).toEqual(Array.from({ length: 90 }, (_, at) => at + 1));
});
