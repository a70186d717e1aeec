import { categoryCalls } from '@lectern/contract/catalog';
import { fileCalls } from '@lectern/contract/platform/file';
import { sql } from 'kysely';
import { categoryFixture, constraintsOf, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

let number = 0;
/** A file after its upload. */
const image = async (purpose = 'image', status = 'ready'): Promise<number> => {
  const key = `files/test-${(number += 1)}`;
  const { rows } = await sql<{ id: number }>`
    insert into files (purpose, status, visibility, original_name, mime, bytes, sha256, storage_key, uploaded_by)
    values (${purpose}, ${status}, 'public', 'a.png', 'image/png', 1, sha256(${key}::bytea), ${key}, ${fixture.client.userId}) returning id`.execute(
    fixture.db,
  );
  return rows[0]!.id;
};
const uses = async (fileId: number) =>
  (
    await sql<{
      label: string;
    }>`select label from file_uses where file_id = ${fileId} and entity = 'categories' and field = 'image'`.execute(
      fixture.db,
    )
  ).rows.map(({ label }) => label);
const remove = (id: number) => fixture.client.send(fileCalls.delete, { id, version: 1 });

describe('the image of a category', () => {
  it('is set at creation or later, replaced and removed, and its recorded use with it [7.21]', async () => {
    const [first, second] = [await image(), await image()];
    const made = (await fixture.done(categoryCalls.create, { name: 'With an image', imageFileId: first })).category;
    expect([made.imageFileId, await uses(first)]).toEqual([first, ['With an image']]);
    const replaced = (await fixture.done(categoryCalls.update, { id: made.id, version: 1, imageFileId: second }))
      .category;
    expect([replaced.imageFileId, replaced.version, await uses(first), await uses(second)]).toEqual([
      second,
      2,
      [],
      ['With an image'],
    ]);
    const without = (await fixture.done(categoryCalls.update, { id: made.id, version: 2, imageFileId: null })).category;
    expect([without.imageFileId, await uses(second)]).toEqual([null, []]);
    expect((await fixture.audits('category.update', made.id)).map(({ changes }) => changes)).toEqual([
      { imageFileId: [first, second] },
      { imageFileId: [second, null] },
    ]);
  });

  it('stays when another field changes; its recorded use has the category’s name', async () => {
    const file = await image();
    const { id } = (await fixture.done(categoryCalls.create, { name: 'Before', imageFileId: file })).category;
    expect((await fixture.done(categoryCalls.update, { id, version: 1, name: 'After' })).category.imageFileId).toBe(
      file,
    );
    expect(await uses(file)).toEqual(['After']);
  });

  it('can be shared by two categories', async () => {
    const file = await image();
    for (const name of ['Shared one', 'Shared two'])
      await fixture.done(categoryCalls.create, { name, imageFileId: file });
    expect((await uses(file)).sort()).toEqual(['Shared one', 'Shared two']);
  });

  it('must exist, be ready and be uploaded as an image: else 409 on the field, and nothing changes', async () => {
    const node = await fixture.category();
    for (const file of [999_999, await image('editor'), await image('image', 'deleting')]) {
      const { status, body } = await fixture.client.send(categoryCalls.update, {
        id: node.id,
        version: 1,
        name: 'Not this',
        imageFileId: file,
      });
      expect([status, constraintsOf(body)]).toEqual([
        409,
        { imageFileId: ['This file is not there any more: upload it again'] },
      ]);
    }
    expect(await fixture.row(node)).toMatchObject({ name: node.name, imageFileId: null, version: 1 });
  });

  it('is either attached or deleted, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [node, file] = [await fixture.category(), await image()];
      const [attached, deleted] = await Promise.all([
        fixture.client.send(categoryCalls.update, { id: node.id, version: 1, imageFileId: file }),
        remove(file),
      ]);
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([attached.status, deleted.status]);
      expect((await fixture.row(node)).imageFileId).toBe(attached.status === 200 ? file : null);
    }
  });

  it('is kept with a deleted category and restored with it', async () => {
    const file = await image();
    const { id } = (await fixture.done(categoryCalls.create, { name: 'Comes back', imageFileId: file })).category;
    await fixture.done(categoryCalls.delete, { id, version: 1 });
    expect((await remove(file)).status).toBe(409);
    expect((await fixture.done(categoryCalls.restore, { id, version: 2 })).category.imageFileId).toBe(file);
  });
});
