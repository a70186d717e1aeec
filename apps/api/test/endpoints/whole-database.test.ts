import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../src/database/testing';
import { wholeDatabase } from './whole-database';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase({ seed: 'demo' })));
afterAll(() => database.close());

test('a write between two readings is seen, one that is taken back is none, and one that is open is seen once it is kept', async () => {
  const { db } = database;
  const first = await wholeDatabase(db);
  expect(await wholeDatabase(db)).toEqual(first);
  await sql`update faqs set version = version + 1`.execute(db);
  const second = await wholeDatabase(db);
  expect(Object.keys(first).filter((name) => first[name] !== second[name])).toEqual(['faqs']);
  await expect(
    db.transaction().execute(async (transaction) => {
      await sql`delete from faqs`.execute(transaction);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await wholeDatabase(db)).toEqual(second);
  await db.transaction().execute(async (transaction) => {
    await sql`delete from faqs`.execute(transaction);
    expect(await wholeDatabase(db)).toEqual(second);
  });
  expect(await wholeDatabase(db)).not.toEqual(second);
});
