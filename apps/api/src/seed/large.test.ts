import { testDatabase, type TestDatabase } from '../database/testing';
import { shareOf, writeMany } from './many/write';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase({ seed: 'demo' })));
afterAll(() => database.close());

const indexes = async (): Promise<string[]> =>
  (
    await database.pool.query<{ text: string }>(
      `select pg_get_indexdef(indexrelid) as text from pg_index where indrelid in ('users'::regclass, 'students'::regclass) order by 1`,
    )
  ).rows.map(({ text }) => text);
const triggers = async (): Promise<number> =>
  (
    await database.pool.query<{ n: number }>(
      `select count(*) as n from pg_trigger where tgrelid in ('users'::regclass, 'students'::regclass) and tgenabled = 'O'`,
    )
  ).rows[0]?.n ?? 0;

test('the large size leaves every index and trigger as it was, and has as many more students as it says', async () => {
  const before = [await indexes(), await triggers()];
  await database.db.transaction().execute((transaction) => writeMany(transaction, shareOf(3000)));
  expect([await indexes(), await triggers()]).toEqual(before);
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*) as n from students s join users u on u.id = s.user_id where u.slug like 'student-%'`,
  );
  expect(rows[0]?.n).toBe(3000);
});

test('a part of a name is found by its own index', async () => {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from users u where u.deleted_at is null and u.full_name ilike '%nobody%'`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('users_name_part');
});
