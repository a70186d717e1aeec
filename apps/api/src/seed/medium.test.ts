import { testDatabase, type TestDatabase } from '../database/testing';
import { seedMedium } from './medium';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seedMedium(database.db, 2000);
});
afterAll(() => database.close());

const count = async (from: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*) as n from ${from}`)).rows[0]?.n ?? 0;

test('the medium size has as many more students as it says, each with one account of the role', async () => {
  expect(
    await count(`students s join users u on u.id = s.user_id where u.role_id = 15 and u.slug like 'student-%'`),
  ).toBe(2000);
});
test('they are of several countries, leads and statuses, each with a number of the country', async () => {
  const drawn = `students s join users u on u.id = s.user_id join countries c on c.id = u.country_id where u.slug like 'student-%'`;
  expect(await count(`(select distinct u.country_id from ${drawn}) t`)).toBe(8);
  expect(await count(`(select distinct s.lead_state from ${drawn}) t`)).toBe(5);
  expect(await count(`(select distinct u.first_name, u.last_name from ${drawn}) t`)).toBeGreaterThan(400);
  expect(
    await count(
      `${drawn} and (u.mobile_e164 <> c.dial_code || u.mobile_typed or length(u.mobile_typed) not between c.mobile_min and c.mobile_max)`,
    ),
  ).toBe(0);
});
