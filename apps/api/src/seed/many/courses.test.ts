import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../database/testing';
import { insertItem } from '../../domains/content/library/library-item.add';
import { newKey } from '../../server/files/paths';
import { storeImage } from '../../server/files/store-image';
import { shareOf, writeMany } from './write';
import { countRows } from '../testing';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase({ seed: 'demo' })));
afterAll(() => database.close());

const count = (from: string): Promise<number> => countRows(database, from);

/** A picture of the library, by its rows alone. */
const addPicture = (title: string): Promise<void> =>
  database.db.transaction().execute(async (transaction) => {
    const author = await transaction.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await sql`select set_config('app.user_id', ${String(author.id)}, true)`.execute(transaction);
    const size = { width: 64, height: 64 };
    const made = { ...size, sizes: [{ ...size, size: 'small', bytes: Buffer.from('picture') }] } as const;
    const image = {
      name: `${title}.png`,
      type: 'png',
      bytes: 99,
      storageKey: newKey(),
      sha256: randomBytes(32),
      made,
    } as const;
    const { file } = await storeImage(transaction, image, { purpose: 'image', uploadedBy: author.id });
    await insertItem(transaction, { fileId: file.id, mime: file.mime, bytes: file.bytes, title });
  });

test('the courses of the many have pictures of the library, each counted as a use, and nothing else of theirs has a file', async () => {
  await addPicture('Sums');
  await addPicture('Maps');
  const files = await count('files');
  await database.db.transaction().execute((transaction) => writeMany(transaction, shareOf(200)));
  expect(await count('files')).toBe(files);
  const many = `courses where slug like 'course-of-many-%'`;
  expect(await count(`(select from ${many} and status = 'published' and course_missing(id) <> '{}') c`)).toBe(0);
  expect(await count(`(select distinct image_file_id from ${many} and image_file_id is not null) c`)).toBe(2);
  const uses = `select file_id, entity_id from file_uses where entity = 'courses' and field = 'image_file_id'`;
  const pictures = 'select image_file_id, id from courses where image_file_id is not null';
  expect(await count(`((${uses} except ${pictures}) union all (${pictures} except ${uses})) t`)).toBe(0);
  expect(await count(`(${pictures} and slug like 'course-of-many-%') t`)).toBe(18);
});
