import type { RequestOf } from '@lectern/contract';
import type { LibraryItem, libraryItemCalls } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { keepFolder } from './folders.queries';
import { libraryItems } from './library-item.table';
import { setTags } from './library-tags.queries';
import { readPlaces } from './places.queries';

type Written = RequestOf<typeof libraryItemCalls.update>;

/** What is absent stays. */
export const updateItem = async (
  db: Kysely<DB>,
  row: LibraryItem,
  { tags, ...written }: Partial<Omit<Written, 'id' | 'version'>>,
): Promise<void> => {
  if (written.folderId !== row.folderId) await keepFolder(db, written.folderId);
  if (Object.keys(written).length > 0 || tags) await libraryItems.update(db, row, trimmed(written));
  if (tags) await setTags(db, row.id, tags);
};

/** The ids of all files that the item has or had. */
export const filesOf = async (db: Kysely<DB>, itemId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select file_id as id from library_item_versions where item_id = ${itemId}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Deletes an item that nothing shows. A save that puts it somewhere at this moment is either counted here, or finds the item deleted
 * and is refused (content, rule H4). @throws 409 with the places
 */
export const deleteItem = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof libraryItemCalls.delete>): Promise<{ restorableUntil: string }> => {
  const row = await libraryItems.lock(db, request);
  const files = await filesOf(db, row.id);
  await sql`select id from files where id = any (${files}::bigint[]) order by id for update`.execute(db);
  const found = await readPlaces(db, files, actor.rights);
  const count = found.places.length + found.otherPlaces;
  if (count > 0)
    throw conflict(`${row.title} is shown in ${count} ${count === 1 ? 'place' : 'places'}`, { result: found });
  const restorableUntil = await libraryItems.softDelete(db, row.id);
  audit({ action: 'libraryItem.delete', entity: 'library_items', entityId: row.id, label: row.title });
  return { restorableUntil };
};

/** An item whose folder is gone comes back outside of all folders. */
export const leaveDeletedFolder = async (db: Kysely<DB>, { id, folderId }: LibraryItem): Promise<void> => {
  if (folderId === null) return;
  await sql`update library_items set folder_id = null where id = ${id}
    and not exists (select 1 from library_folders where id = ${folderId} and deleted_at is null)`.execute(db);
};
