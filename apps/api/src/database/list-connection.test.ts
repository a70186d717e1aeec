import { sql, type Kysely } from 'kysely';
import { createDatabase, type ConnectedDatabase } from './connect';
import type { DB } from './schema.generated';
import { testDatabase, type TestDatabase } from './testing';

let database: TestDatabase;
/** One connection of each kind: what a list leaves behind on its own, the next list finds. */
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
const ofAll = { readOnly: 'off', timeout: '0', jit: 'on', workers: '2' };
const ofLists = { readOnly: 'on', timeout: '2s', jit: 'off', workers: '0' };

test('a list has two seconds, no compiling and no workers, the next one too, and nothing else has', async () => {
  expect(await settings(alone.lists)).toEqual(ofLists);
  expect(await settings(alone.lists)).toEqual(ofLists);
  expect(await settings(alone.db)).toEqual(ofAll);
});

test('a list that writes is refused, and its connection serves the next question', async () => {
  await expect(sql`create table t (a int)`.execute(alone.lists)).rejects.toMatchObject({ code: '25006' });
  expect(await settings(alone.lists)).toEqual(ofLists);
});
