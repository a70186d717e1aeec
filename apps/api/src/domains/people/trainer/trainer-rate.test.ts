import { trainerCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { trainerFixture, type TrainerFixture } from './testing';

let fixture: TrainerFixture;
beforeAll(async () => {
  fixture = await trainerFixture();
  await sql`insert into currencies (code, name, symbol, exponent) values ('JPY', 'Yen', '¥', 0) on conflict do nothing`.execute(
    fixture.db,
  );
});
afterAll(() => fixture.close());

test('a trainer has the symbol and the digits of the currency of the rate', async () => {
  const { id, version } = await fixture.make();
  expect(await fixture.read(id)).toMatchObject({ hourlyRateSymbol: null, hourlyRateExponent: null });
  const { trainer } = await fixture.done(trainerCalls.update, {
    id,
    version,
    hourlyRateMinor: 3000,
    hourlyRateCurrency: 'JPY',
  });
  expect(trainer).toMatchObject({ hourlyRateMinor: 3000, hourlyRateSymbol: '¥', hourlyRateExponent: 0 });
});
