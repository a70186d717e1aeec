import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { messages, say } from '@lectern/contract';
import type { ShownFile } from '@lectern/contract/platform/file';
import type { DB } from '../../database/schema.generated';
import { refuseFile } from '../calls/errors';
import type { ObjectStore } from '../../storage/store';
import { readFile } from './files.queries';
import { makeSizes } from './image-sizes';
import { imageTypeOf, type ImageType } from './image-type';
import { newKey, sizePath } from './paths';

interface Upload {
  readonly file: File;
  readonly purpose: 'image' | 'editor';
  readonly types: readonly ImageType[];
  readonly uploadedBy: number;
}

const words: Readonly<Record<ImageType, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', gif: 'GIF' };
const listed = (types: readonly ImageType[]): string =>
  [
    types
      .slice(0, -1)
      .map((type) => words[type])
      .join(', '),
    words[types.at(-1) ?? 'png'],
  ]
    .filter(Boolean)
    .join(' or ');

/** A name that any screen can show: no control characters, the last 255. */
const plainName = (name: string): string => name.replace(/\p{C}/gu, '').slice(-255);

/**
 * Makes the sizes, writes them, then the row that says they are ready. The upload itself is not kept: only its picture.
 * @throws 415 for another type, 400 for what can't be decoded
 */
export const storeImage = async (
  db: Kysely<DB>,
  store: ObjectStore,
  { file, purpose, types, uploadedBy }: Upload,
): Promise<ShownFile> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  if (!type || !types.includes(type)) throw refuseFile(415, `Choose a ${listed(types)} image`);
  const made = await makeSizes(bytes, type);
  if (!made) throw refuseFile(400, say(messages.invalid, { field: 'Image' }));
  const storageKey = newKey();
  for (const { size, bytes: sized } of made.sizes) await store.write(sizePath(storageKey, size), sized);
  const { id } = await db
    .insertInto('files')
    .values({
      purpose,
      status: 'ready',
      visibility: 'public',
      originalName: plainName(file.name),
      extension: type,
      mime: `image/${type}`,
      bytes: bytes.length,
      uploadOffset: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storageKey,
      width: made.width,
      height: made.height,
      uploadedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('fileVariants')
    .values(
      made.sizes.map(({ size, bytes: sized, width, height }) => ({
        fileId: id,
        size,
        storageKey: sizePath(storageKey, size),
        mime: 'image/webp',
        bytes: sized.length,
        width,
        height,
      })),
    )
    .execute();
  return readFile(db, id);
};
