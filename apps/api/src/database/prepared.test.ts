import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from './testing';
import { prepared, preparedAll } from './prepared';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

test('a marked statement is planned once on a connection and takes new values; any other is planned each time', async () => {
  await database.db.connection().execute(async (db) => {
    const doubled = async (value: number) =>
      (await sql<{ n: number }>`${prepared} select ${value}::int * 2 as n`.execute(db)).rows[0]?.n;
    const answers = [];
    for (let value = 0; value < 9; value += 1) answers.push(await doubled(value));
    await sql`select ${1}::int * 3 as n`.execute(db);
    const { rows } = await sql`
      select custom_plans < 9 as "isPlannedOnce", generic_plans + custom_plans as sent from pg_prepared_statements`.execute(
      db,
    );
    expect([answers, rows]).toEqual([[0, 2, 4, 6, 8, 10, 12, 14, 16], [{ isPlannedOnce: true, sent: 9 }]]);
  });
});

test('each statement written as SQL is planned once where the plugin prepares all', async () => {
  await database.db.connection().execute(async (plain) => {
    const db = plain.withPlugin(preparedAll);
    for (let value = 0; value < 9; value += 1) await sql`select ${value}::int * 4 as n`.execute(db);
    const { rows } = await sql`
      select custom_plans < 9 as "isPlannedOnce" from pg_prepared_statements where statement like '%* 4 as n%' and statement not like '%pg_prep%'`.execute(
      plain,
    );
    expect(rows).toEqual([{ isPlannedOnce: true }]);
  });
});

test('two marked statements on one connection are kept apart, and a refused one does not spoil the next', async () => {
  await database.db.connection().execute(async (db) => {
    const half = async (value: number) =>
      (await sql<{ n: number }>`${prepared} select 10 / ${value}::int as n`.execute(db)).rows[0]?.n;
    const sum = async (value: number) =>
      (await sql<{ n: number }>`${prepared} select 10 + ${value}::int as n`.execute(db)).rows[0]?.n;
    await expect(half(0)).rejects.toThrow('division by zero');
    expect([await half(2), await sum(2), await half(5)]).toEqual([5, 12, 2]);
  });
});

test('a connection that is lost between two statements ends no process: the next statement is refused', async () => {
  const lost = database.db.connection().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
    await sql`select 1`.execute(db);
  });
  await expect(lost).rejects.toThrow(/terminat|not queryable|closed/i);
  await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
});
