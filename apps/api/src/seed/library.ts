import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { insertItem } from '../domains/content/library/library-item.add';
import { cleanHtml } from '../server/rich-text/clean-html';
import { imageSizes, type ImageSize } from '../server/files/image-sizes';
import { storeImage, type KeptImage } from '../server/files/store-image';
import { newKey, sizePath } from '../server/files/paths';
import type { ObjectStore } from '../storage/store';
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

/** The sizes of a drawing of our own, which no limit of uploads concerns. */
const draw = async (svg: string) => {
  const { default: sharp } = await import('sharp');
  const large = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  const sizes = await Promise.all(
    (Object.entries(imageSizes) as [ImageSize, number][]).map(async ([size, side]) => {
      const { data, info } = await sharp(large.data)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { size, bytes: data, width: info.width, height: info.height };
    }),
  );
  return { png: large.data, made: { width: large.info.width, height: large.info.height, sizes } };
};

interface Kept {
  readonly title: string;
  readonly folder: number | null;
  readonly tags: readonly string[];
  readonly altText: string;
  readonly image: KeptImage;
}

/** 24 pictures in 14 folders with tags; some are shown in topics. The objects are written first: a row never names one that is not there. */
export const seedLibrary = async (db: Kysely<DB>, store: Pick<ObjectStore, 'write'>): Promise<void> => {
  const kept: Kept[] = [];
  for (const [no, [title, folder, shape, tags, altText]] of pictures.entries()) {
    const { png, made } = await draw(drawnPicture(shape, no));
    const storageKey = newKey();
    for (const { size, bytes } of made.sizes) await store.write(sizePath(storageKey, size), bytes);
    const sha256 = createHash('sha256').update(png).digest();
    const name = `${title.toLowerCase().replaceAll(' ', '-')}.png`;
    kept.push({
      title,
      folder,
      tags,
      altText,
      image: { name, type: 'png', bytes: png.length, sha256, storageKey, made },
    });
  }
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
  });
};
