import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { insertItem } from '../domains/content/library/library-item.add';
import { cleanHtml } from '../server/rich-text/clean-html';
import { storeImage, type KeptImage } from '../server/files/store-image';
import type { ObjectStore } from '../storage/store';
import { keepDrawings, placeDrawings } from './drawings';
import { keepDrawn } from './drawn';
import { folders, pictures } from './library-data';
import { drawnPicture } from './library-picture';

/** Pictures that topics show. */
const shown = 4;

const seedFolders = async (db: Kysely<DB>): Promise<number[]> => {
  const ids: number[] = [];
  for (const [name, above] of folders) {
    const parentId = above === undefined ? null : (ids[above] ?? null);
    ids.push(
      (await db.insertInto('libraryFolders').values({ name, parentId }).returning('id').executeTakeFirstOrThrow()).id,
    );
  }
  return ids;
};

interface Kept {
  readonly title: string;
  readonly folder: number | null;
  readonly tags: readonly string[];
  readonly altText: string;
  readonly image: KeptImage;
}

/** 24 pictures in 14 folders with tags; some are shown in topics. And the drawings of the demo's lessons. The objects are written first: a row never names one that is not there. */
export const seedLibrary = async (db: Kysely<DB>, store: Pick<ObjectStore, 'write'>): Promise<void> => {
  const kept: Kept[] = [];
  for (const [no, [title, folder, shape, tags, altText]] of pictures.entries()) {
    kept.push({ title, folder, tags, altText, image: await keepDrawn(store, drawnPicture(shape, no), { title }) });
  }
  const drawn = await keepDrawings(store);
  await db.transaction().execute(async (transaction) => {
    const ids = await seedFolders(transaction);
    const author = await transaction.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await sql`select set_config('app.user_id', ${String(author.id)}, true)`.execute(transaction);
    const items = [];
    for (const { image, title, altText, folder, tags } of kept) {
      const { file } = await storeImage(transaction, image, { purpose: 'image', uploadedBy: author.id });
      const { id: fileId, mime, bytes } = file;
      const folderId = folder === null ? null : ids[folder];
      items.push(await insertItem(transaction, { fileId, mime, bytes, title, altText, folderId, tags }));
    }
    const topics = await transaction
      .selectFrom('customTopics')
      .select(['id', 'bodyHtml'])
      .where('status', '=', 'published')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    for (const [at, { id, bodyHtml }] of topics.entries()) {
      const { fileId, altText, title } = items[at * 4]!;
      const figure = `<figure class="image image_resized" style="width:50%"><img alt="${altText}" data-file-id="${fileId}"><figcaption>${title}</figcaption></figure>`;
      await transaction
        .updateTable('customTopics')
        .set({ bodyHtml: cleanHtml(bodyHtml + figure).html })
        .where('id', '=', id)
        .execute();
    }
    await placeDrawings(transaction, drawn, author.id);
  });
};
