import { categoryCalls } from '@lectern/contract/catalog';
import { fileCalls } from '@lectern/contract/platform/file';
import { sql } from 'kysely';
import { categoryDesk, constraintsOf, type CategoryDesk } from '../testing';

let desk: CategoryDesk;
beforeAll(async () => void (desk = await categoryDesk()));
afterAll(() => desk.close());

let number = 0;
/** A file as an upload leaves it. */
const image = async (purpose = 'image', status = 'ready'): Promise<number> => {
  const key = `files/test-${(number += 1)}`;
  const { rows } = await sql<{ id: number }>`
    insert into files (purpose, status, visibility, original_name, mime, bytes, sha256, storage_key, uploaded_by)
    values (${purpose}, ${status}, 'public', 'a.png', 'image/png', 1, sha256(${key}::bytea), ${key}, ${desk.client.userId}) returning id`.execute(
    desk.db,
  );
  return rows[0]!.id;
};
const uses = async (fileId: number) =>
  (
    await sql<{
      label: string;
    }>`select label from file_uses where file_id = ${fileId} and entity = 'categories' and field = 'image'`.execute(
      desk.db,
    )
  ).rows.map(({ label }) => label);
const remove = (id: number) => desk.client.send(fileCalls.delete, { id, version: 1 });

describe('the image of a category', () => {
  it('is given at creation or later, replaced, and taken away; its use follows', async () => {
    const [first, second] = [await image(), await image()];
    const made = (await desk.done(categoryCalls.create, { name: 'With an image', imageFileId: first })).category;
    expect([made.imageFileId, await uses(first)]).toEqual([first, ['With an image']]);
    const replaced = (await desk.done(categoryCalls.update, { id: made.id, version: 1, imageFileId: second })).category;
    expect([replaced.imageFileId, replaced.version, await uses(first), await uses(second)]).toEqual([
      second,
      2,
      [],
      ['With an image'],
    ]);
    const without = (await desk.done(categoryCalls.update, { id: made.id, version: 2, imageFileId: null })).category;
    expect([without.imageFileId, await uses(second)]).toEqual([null, []]);
    expect((await desk.audits('category.update', made.id)).map(({ changes }) => changes)).toEqual([
      { imageFileId: [first, second] },
      { imageFileId: [second, null] },
    ]);
  });

  it('stays when something else is changed; the use is named as the category is', async () => {
    const file = await image();
    const { id } = (await desk.done(categoryCalls.create, { name: 'Before', imageFileId: file })).category;
    expect((await desk.done(categoryCalls.update, { id, version: 1, name: 'After' })).category.imageFileId).toBe(file);
    expect(await uses(file)).toEqual(['After']);
  });

  it('is one for two categories', async () => {
    const file = await image();
    for (const name of ['Shared one', 'Shared two']) await desk.done(categoryCalls.create, { name, imageFileId: file });
    expect((await uses(file)).sort()).toEqual(['Shared one', 'Shared two']);
  });

  it('must be there, ready and uploaded as an image: else 409 on the field, and nothing is changed', async () => {
    const node = await desk.category();
    for (const file of [999_999, await image('editor'), await image('image', 'deleting')]) {
      const { status, body } = await desk.client.send(categoryCalls.update, {
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
    expect(await desk.row(node)).toMatchObject({ name: node.name, imageFileId: null, version: 1 });
  });

  it('is either attached or deleted, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [node, file] = [await desk.category(), await image()];
      const [attached, deleted] = await Promise.all([
        desk.client.send(categoryCalls.update, { id: node.id, version: 1, imageFileId: file }),
        remove(file),
      ]);
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([attached.status, deleted.status]);
      expect((await desk.row(node)).imageFileId).toBe(attached.status === 200 ? file : null);
    }
  });

  it('is kept with a deleted category, which comes back with it', async () => {
    const file = await image();
    const { id } = (await desk.done(categoryCalls.create, { name: 'Comes back', imageFileId: file })).category;
    await desk.done(categoryCalls.delete, { id, version: 1 });
    expect((await remove(file)).status).toBe(409);
    expect((await desk.done(categoryCalls.restore, { id, version: 2 })).category.imageFileId).toBe(file);
  });
});
