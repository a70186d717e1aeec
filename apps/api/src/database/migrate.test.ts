import { unreadyReasons } from '../server/calls/probes';
import { testRoots } from '../testing/roots';
import { pendingOf, readMigrations } from './migrate';
import { readFile } from 'node:fs/promises';
import { schemaTypes } from './types';
import { testDatabase, type TestDatabase } from './testing';

const known = [
  { name: '0001_a.sql', sql: '', checksum: '1' },
  { name: '0002_b.sql', sql: '', checksum: '2' },
];

test('what is not applied yet is pending, in order', () => {
  expect(pendingOf(known, [{ name: '0001_a.sql', checksum: '1' }]).map((migration) => migration.name)).toEqual([
    '0002_b.sql',
  ]);
});

test('a database newer than the code is refused', () => {
  expect(() => pendingOf(known, [{ name: '0003_c.sql', checksum: '3' }])).toThrow('does not know');
});

test('an applied migration that was edited is refused', () => {
  expect(() => pendingOf(known, [{ name: '0001_a.sql', checksum: 'x' }])).toThrow('was changed after');
});

describe('the migrated database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  test('has nothing pending', async () => {
    const migrations = await readMigrations(testRoots.migrations);
    expect(await unreadyReasons({ db: database.db, migrations })).toEqual([]);
  });

  test('is what schema.generated.ts says (npm run db -- types)', async () => {
    expect(await schemaTypes(database.pool)).toBe(await readFile(testRoots.schemaTypes, 'utf8'));
  });

  test('has this month and the two after it ready for the audit log, and catches nothing in the rest', async () => {
    const { rows } = await database.pool.query(
      `select count(*) as n from pg_class where relname ~ '^audit_log_[0-9]{6}$'`,
    );
    expect(rows).toEqual([{ n: 3 }]);
  });

  test('search keeps letters of every script', async () => {
    const { rows } = await database.pool.query(
      `select search_norm('Žižek Ünïcode') as norm, show_trgm('ž') <> '{}' as kept`,
    );
    expect(rows).toEqual([{ norm: 'zizek unicode', kept: true }]);
  });

  test('an audit row is never changed or removed', async () => {
    await database.pool.query(
      `insert into audit_log (action, entity, entity_id) values ('category.update', 'categories', '1')`,
    );
    await expect(database.pool.query('delete from audit_log')).rejects.toThrow('append-only');
  });
});
