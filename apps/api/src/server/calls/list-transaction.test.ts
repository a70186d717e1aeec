import { sql, type Kysely } from 'kysely';
import { createDatabase, type ConnectedDatabase } from '../../database/connect';
import type { DB } from '../../database/schema.generated';
import { testDatabase, type TestDatabase } from '../../database/testing';
import { inListTransaction } from './list-transaction';

let database: TestDatabase;
/** One connection: what a list leaves behind on it, the next question finds. */
let alone: ConnectedDatabase;
beforeAll(async () => {
  database = await testDatabase();
  alone = createDatabase(database.url, { max: 1 });
});
afterAll(async () => {
  await alone.close();
  await database.close();
});

const settings = async (db: Kysely<DB>) =>
  (
    await sql`
      select current_setting('transaction_read_only') as "readOnly", current_setting('statement_timeout') as timeout,
        current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers`.execute(db)
  ).rows[0];
const always = { readOnly: 'off', timeout: '0', jit: 'on', workers: '2' };

test('a list has two seconds, no compiling and no workers, and its connection has none of this afterwards', async () => {
  expect(await settings(alone.db)).toEqual(always);
  expect(await inListTransaction(alone.db, settings)).toEqual({
    readOnly: 'on',
    timeout: '2s',
    jit: 'off',
    workers: '0',
  });
  expect(await settings(alone.db)).toEqual(always);
});

test('a list that writes is refused, and its connection serves the next question', async () => {
  const write = inListTransaction(alone.db, (db) => sql`create table t (a int)`.execute(db));
  await expect(write).rejects.toMatchObject({ code: '25006' });
  expect(await settings(alone.db)).toEqual(always);
});
