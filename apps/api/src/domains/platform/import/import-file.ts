import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ObjectStore } from '../../../storage/store';

/** Where the file of an import's key is in the store. */
export const importPath = (key: string): string => `${key}/import`;

/** A file that was uploaded to be imported, by this person. */
export const readImportFile = (db: Kysely<DB>, id: number, userId: number) =>
  db
    .selectFrom('files')
    .select(['id', 'originalName as name', 'storageKey as key'])
    .where('id', '=', id)
    .where('purpose', '=', 'import')
    .where('status', '=', 'ready')
    .where('uploadedBy', '=', userId)
    .executeTakeFirst();

/** Its bytes; undefined when they are gone. */
export const readImportBytes = (store: ObjectStore, key: string): Promise<Buffer | undefined> =>
  store.read(importPath(key));
