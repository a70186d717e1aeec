import { sql, type Kysely } from 'kysely';
import type { FileUse, ShownFile } from '@lectern/contract/platform/file';
import type { DB } from '../../database/schema.generated';
import { notFound } from '../calls/errors';
import { shownAddress, urlsOf } from './paths';

const ready = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('files')
    .leftJoin('files as newer', 'newer.id', 'files.replacedById')
    .leftJoin('fileVariants as asDrawn', (join) =>
      join
        .on('asDrawn.size', '=', 'original')
        .on((on) => on('asDrawn.fileId', '=', on.fn.coalesce('files.replacedById', 'files.id'))),
    )
    .selectAll('files')
    .select(['newer.storageKey as newerKey', 'asDrawn.storageKey as drawnKey'])
    .where('files.id', '=', id)
    .where('files.status', '=', 'ready')
    .where('files.visibility', '=', 'public');
type StoredFile = NonNullable<Awaited<ReturnType<ReturnType<typeof ready>['executeTakeFirst']>>>;

const shown = ({
  id,
  version,
  purpose,
  originalName,
  mime,
  bytes,
  width,
  height,
  createdAt,
  storageKey,
  newerKey,
  drawnKey,
}: StoredFile): ShownFile => {
  const key = newerKey ?? storageKey;
  return {
    file: { id, version, purpose, name: originalName, mime, bytes, width, height, createdAt },
    url: shownAddress(key, drawnKey !== null),
    urls: urlsOf(key),
  };
};

/** A file that is ready, with its addresses, of a replaced one those of the newest; 404 when there is none. */
export const readFile = async (db: Kysely<DB>, id: number): Promise<ShownFile> => {
  const row = await ready(db, id).executeTakeFirst();
  if (!row) throw notFound();
  return shown(row);
};

/** Locks a file against being attached; 404 when there is none. */
export const lockFile = async (db: Kysely<DB>, id: number) => {
  const row = await ready(db, id).forUpdate('files').executeTakeFirst();
  if (!row) throw notFound();
  return { row, shown: shown(row) };
};

export const readUses = (db: Kysely<DB>, fileId: number): Promise<FileUse[]> =>
  db
    .selectFrom('fileUses')
    .select(['entity', 'entityId', 'field', 'label'])
    .where('fileId', '=', fileId)
    .orderBy('entity')
    .orderBy('entityId')
    .execute();

/** The collector removes its objects and then the row. */
export const markDeleting = async (db: Kysely<DB>, id: number): Promise<void> => {
  await db
    .updateTable('files')
    .set({ status: sql<string>`'deleting'` })
    .where('id', '=', id)
    .execute();
};
