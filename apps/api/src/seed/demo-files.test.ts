import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../database/testing';
import { folderStore } from '../storage/folder';
import { seedDemoFiles } from './demo-files';
import { shareOf, writeMany } from './many/write';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-seed-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const count = async (from: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n ?? 0;

test('the demo has its files before the many come, whose courses have pictures of the library, and nothing else of theirs has a file', async () => {
  await seedDemoFiles(database.db, folderStore(folder));
  const files = await count('files');
  await database.db.transaction().execute((transaction) => writeMany(transaction, shareOf(200)));
  expect(await count('files')).toBe(files);
  expect(await count(`courses where status = 'published' and course_missing(id) <> '{}'`)).toBe(0);
  const uses = `select file_id, entity_id from file_uses where entity = 'courses' and field = 'image_file_id'`;
  const pictures = 'select image_file_id, id from courses where image_file_id is not null';
  expect(await count(`((${uses} except ${pictures}) union all (${pictures} except ${uses})) t`)).toBe(0);
  expect(await count(`(${pictures} and slug like 'course-of-many-%') t`)).toBe(18);
});
