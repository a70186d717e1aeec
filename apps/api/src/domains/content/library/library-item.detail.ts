import type { libraryItemCalls, LibraryVersion } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Handler } from '../../../server/calls/frame';
import { imageAddresses } from './addresses.queries';
import { libraryItems } from './library-item.table';
import { readPlaces } from './places.queries';

const readVersions = async (db: Kysely<DB>, itemId: number): Promise<LibraryVersion[]> => {
  const { rows } = await sql<LibraryVersion>`
    select v.no, v.file_id, w.original_name as file_name, w.mime, w.bytes, w.width, w.height, ${imageAddresses(sql`v.file_id`)} as urls, v.note,
      (select p.full_name from users p where p.id = v.put_by) as put_by_name, v.put_at
    from library_item_versions v join files w on w.id = v.file_id where v.item_id = ${itemId} order by v.no desc`.execute(
    db,
  );
  return rows;
};

/** One item, deleted or not, with its versions (the newest first) and what shows it. */
export const readItem: Handler<typeof libraryItemCalls.detail> = async ({ request: { id }, db, actor }) => {
  const libraryItem = await libraryItems.read(db, id);
  const versions = await readVersions(db, id);
  const found = await readPlaces(
    db,
    versions.map(({ fileId }) => fileId),
    actor.rights,
  );
  return { libraryItem, versions, ...found };
};
