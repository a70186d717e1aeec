import { testDatabase, type TestDatabase } from '../../../database/testing';
import { loadReservations } from './load/run';

const tries = 10_000;
let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase({ seed: 'base' })));
afterAll(() => database.close());

test('M01: 10,000 reservations from two processes on 32 connections never go above a limit, and none is lost', async () => {
  const { counts, held, limits } = await loadReservations(database, tries);
  const sum = (of: (count: (typeof counts)[number]) => number): number =>
    counts.reduce((all, count) => all + of(count), 0);
  const refused = sum((count) => Object.values(count.refused).reduce((all, each) => all + each, 0));

  expect(sum((count) => count.tries)).toBe(tries);
  expect(sum((count) => count.reserved) + refused).toBe(tries);
  expect(sum((count) => count.above)).toBe(0);
  expect(sum((count) => count.unsettled)).toBe(0);
  expect(
    counts
      .flatMap((count) => Object.keys(count.refused))
      .every((reason) => reason === 'usedUp' || reason === 'usedByUser'),
  ).toBe(true);

  const rows = held.reduce((all, row) => all + row.counted_reserved + row.counted_used + row.released, 0);
  expect(rows).toBe(sum((count) => count.reserved));
  for (const { code, reserved, used, counted_reserved, counted_used, most_per_user } of held) {
    const [total, perUser] = limits.get(code) ?? [0, 0];
    expect([code, reserved, used]).toEqual([code, counted_reserved, counted_used]);
    expect(most_per_user).toBeLessThanOrEqual(perUser);
    if (total !== null) expect(reserved + used).toBeLessThanOrEqual(total);
  }
  expect(held.reduce((all, row) => all + row.counted_used, 0)).toBe(sum((count) => count.used));
  expect(held.reduce((all, row) => all + row.released, 0)).toBe(sum((count) => count.released));
  // Codes that nobody releases are used up exactly.
  expect(held.find(({ code }) => code === 'KEPT50')).toMatchObject({ reserved: 50, used: 0, released: 0 });
  expect(held.find(({ code }) => code === 'KEPT3')).toMatchObject({ most_per_user: 3 });
}, 60_000);
