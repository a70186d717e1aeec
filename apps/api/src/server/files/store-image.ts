import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { messages, say } from '@lectern/contract';
import { longestDrawingSide, sidesOf } from '@lectern/contract/content';
import type { ShownFile, uploadPurposes } from '@lectern/contract/platform/file';
import type { DB } from '../../database/schema.generated';
import { refuseFile, tooMany } from '../calls/errors';
import type { Services } from '../services';
import { readFile } from './files.queries';
import type { MadeImages } from './image-sizes';
import { imageTypeOf, type ImageType } from './image-type';
import { newKey, originalPath, sizePath } from './paths';

interface Upload {
  readonly file: File;
  readonly types: readonly ImageType[];
  /** How many images this person may send in an hour, where it is not the usual number. */
  readonly perHour?: number;
  /** A drawing is kept as it was drawn too, and is of a limited size. */
  readonly isDrawing?: boolean;
  /** The folder of a file that has this picture; a new one where it is left out. */
  readonly storageKey?: string;
}

/** An image whose sizes are in the store, and of which no row says so yet. */
export interface KeptImage {
  readonly name: string;
  readonly type: ImageType;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
  readonly made: MadeImages;
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
export const plainName = (name: string): string => name.replace(/\p{C}/gu, '').slice(-255);

/** Images that one person may send in an hour: more than anybody crops by hand. */
const imagesPerHour = 200;
/** The same for who fills the library, two hundred at once. */
export const libraryImagesPerHour = 2000;

const refuseTooMany = async (db: Kysely<DB>, userId: number, perHour = imagesPerHour): Promise<void> => {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from files where uploaded_by = ${userId} and purpose in ('image', 'editor', 'attachment') and created_at > now() - interval '1 hour'`.execute(
    db,
  );
  if ((rows[0]?.sent ?? 0) >= perHour) throw tooMany('You have sent too many images. Try again later.', 600);
};

/**
 * Makes the sizes and writes them, before any transaction: a large image takes seconds. The upload itself is not kept, only its picture.
 * @throws 415 for another type, 400 for what can't be decoded, 429 after very many
 */
export const keepSizes = async (
  { store, uploads }: Pick<Services, 'store' | 'uploads'>,
  db: Kysely<DB>,
  userId: number,
  { file, types, perHour, isDrawing = false, storageKey = newKey() }: Upload,
): Promise<KeptImage> => {
  await refuseTooMany(db, userId, perHour);
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  if (!type || !types.includes(type)) throw refuseFile(415, `Choose a ${listed(types)} image`);
  const unfit = refuseFile(400, say(messages.invalid, { field: 'Image' }));
  if (isDrawing && sidesOf(bytes).some((side) => side > longestDrawingSide)) throw unfit;
  const made = await uploads.makeSizes(bytes, type, userId, { original: isDrawing });
  if (!made) throw unfit;
  for (const { size, bytes: sized } of made.sizes) await store.write(sizePath(storageKey, size), sized);
  if (made.original) await store.write(originalPath(storageKey), made.original);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { name: plainName(file.name), type, bytes: bytes.length, sha256, storageKey, made };
};

/** Writes the rows of a file's sizes. */
export const storeVariants = async (
  db: Kysely<DB>,
  fileId: number,
  { storageKey, made }: Pick<KeptImage, 'storageKey' | 'made'>,
): Promise<void> => {
  const sizes = made.sizes.map(({ size, bytes: sized, width, height }) => ({
    ...{ fileId, size: size as string, storageKey: sizePath(storageKey, size), mime: 'image/webp' },
    ...{ bytes: sized.length, width, height },
  }));
  const original = made.original && {
    ...{ fileId, size: 'original', storageKey: originalPath(storageKey), mime: 'image/png' },
    ...{ bytes: made.original.length, width: made.width, height: made.height },
  };
  await db
    .insertInto('fileVariants')
    .values(original ? [...sizes, original] : sizes)
    .execute();
};

/** Writes the row that says that the sizes are ready. */
export const storeImage = async (
  db: Kysely<DB>,
  { name, type, bytes, sha256, storageKey, made }: KeptImage,
  { purpose, uploadedBy }: { readonly purpose: (typeof uploadPurposes)[number]; readonly uploadedBy: number },
): Promise<ShownFile> => {
  const { id } = await db
    .insertInto('files')
    .values({
      purpose,
      status: 'ready',
      visibility: 'public',
      originalName: name,
      extension: type,
      mime: `image/${type}`,
      bytes,
      uploadOffset: bytes,
      sha256,
      storageKey,
      width: made.width,
      height: made.height,
      uploadedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeVariants(db, id, { storageKey, made });
  return readFile(db, id);
};
