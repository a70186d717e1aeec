import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { folderStore } from '../../storage/folder';
import { testDatabase, type TestDatabase } from '../testing';
import { exportTo } from './export';
import { importFrom } from './import';

let folder: string;
let full: TestDatabase;
const file = () => path.join(folder, 'export.tar.gz');
const storeIn = (name: string) => folderStore(path.join(folder, name));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-archive-'));
  full = await testDatabase({ seed: 'demo' });
  await storeIn('from').write('remotes/a-mfe/1.0.0/remoteEntry.js', Buffer.from('code'));
  await storeIn('from').write('uploads/1.png', Buffer.alloc(300_000, 7));
  await exportTo(file(), full.pool, storeIn('from'));
});
afterAll(async () => {
  await full.close();
  await rm(folder, { recursive: true });
});

/** Every table's rows as one digest, and the rules around them. */
const contentOf = async (pool: Pool): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const digests = rows.map(async ({ name }) => [
    name,
    (
      await pool.query<{ digest: string }>(
        `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} t`,
      )
    ).rows[0]?.digest ?? '',
  ]);
  const rules = await pool.query<{ digest: string }>(
    `select md5(string_agg(d, ',' order by d)) as digest from (select conrelid::regclass::text || pg_get_constraintdef(oid) from pg_constraint union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal) x (d)`,
  );
  const sequences = await pool.query<{ digest: string }>(
    `select md5(string_agg(sequencename || last_value::text, ',' order by sequencename)) as digest from pg_sequences where last_value is not null`,
  );
  const applied = Object.fromEntries((await Promise.all(digests)) as [string, string][]) as Record<string, string>;
  delete applied['schema_migrations']; // holds when they ran
  return { ...applied, rules: rules.rows[0]?.digest ?? '', sequences: sequences.rows[0]?.digest ?? '' };
};

test('an import restores the export: every row, sequence, rule and object', async () => {
  const empty = await testDatabase();
  await importFrom(file(), empty.pool, storeIn('to'));
  expect(await contentOf(empty.pool)).toEqual(await contentOf(full.pool));
  expect((await storeIn('to').read('uploads/1.png'))?.equals(Buffer.alloc(300_000, 7))).toBe(true);
  expect((await storeIn('to').read('remotes/a-mfe/1.0.0/remoteEntry.js'))?.toString()).toBe('code');
  await empty.close();
});

test('a file that was cut or damaged is refused, and the database is as it was', async () => {
  const empty = await testDatabase();
  const before = await contentOf(empty.pool);
  const bytes = await readFile(file());
  const damaged = Buffer.from(bytes);
  damaged[Math.floor(bytes.length / 2)]! ^= 0xff;
  for (const wrong of [
    bytes.subarray(0, bytes.length - 2000),
    bytes.subarray(0, 30),
    damaged,
    Buffer.from('no archive at all'),
  ]) {
    await writeFile(path.join(folder, 'wrong.tar.gz'), wrong);
    await expect(importFrom(path.join(folder, 'wrong.tar.gz'), empty.pool, storeIn('other'))).rejects.toThrow(
      'not a whole export',
    );
  }
  expect(await contentOf(empty.pool)).toEqual(before);
  await empty.close();
});

test('a database with accounts is not written over, and a missing file is named', async () => {
  await expect(importFrom(file(), full.pool, storeIn('other'))).rejects.toThrow('The database has accounts already');
  await expect(importFrom(path.join(folder, 'none'), full.pool, storeIn('other'))).rejects.toThrow('There is no file');
});

test('an export that fails leaves no file', async () => {
  const store = { ...storeIn('from'), read: () => Promise.reject(new Error('the disk is gone')) };
  await expect(exportTo(path.join(folder, 'half.tar.gz'), full.pool, store)).rejects.toThrow('the disk is gone');
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
});
