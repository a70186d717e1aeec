import { maxDeletedItems, type libraryFolderCalls } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { restorableDays } from '../../../records/restorable-days';
import { conflict, stale } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { readContents } from './folder-contents.queries';
import { folderEntry, readFolder } from './folder-rows.queries';
import { lockTree, withinFolders } from './folders.queries';

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** The folders of a tree; they change under the tree's lock alone. */
const foldersOf = async (db: Kysely<DB>, id: number): Promise<number[]> =>
  idsOf((await sql<{ id: number }>`${withinFolders(sql`${id}`)} order by id`.execute(db)).rows);

interface Item {
  readonly id: number;
  readonly title: string;
}

/**
 * Locks what is deleted in the order of every write here: items, their files, folders. A save that shows one of the files at this moment is
 * counted, or finds it deleted. @throws 409 when an item was put into one of the folders meanwhile
 */
const lockContents = async (db: Kysely<DB>, folders: readonly number[], name: string): Promise<readonly Item[]> => {
  const { rows: items } = await sql<Item>`
    select id, title from library_items where folder_id = any (${folders}::bigint[]) and deleted_at is null order by id for update`.execute(
    db,
  );
  const ids = idsOf(items);
  await sql`
    select id from files where id in (select file_id from library_item_versions where item_id = any (${ids}::bigint[])) order by id for update`.execute(
    db,
  );
  await sql`select id from library_folders where id = any (${folders}::bigint[]) order by id for update`.execute(db);
  const { rows: late } = await sql`
    select 1 from library_items where folder_id = any (${folders}::bigint[]) and deleted_at is null and id <> all (${ids}::bigint[]) limit 1`.execute(
    db,
  );
  if (late.length > 0) throw conflict(`Something was put into ${name} at this moment: try again`);
  return items;
};

/** Deletes a folder; with what is in it only where that is said. Both come back together. @throws 409 when something shows an item */
export const deleteFolder: Handler<typeof libraryFolderCalls.delete> = async ({ request, db, audit }) => {
  const { id, version, withContents = false } = request;
  await lockTree(db);
  const folder = await readFolder(db, id);
  if (folder.version !== version) throw stale(folder);
  const { name } = folder;
  const folders = await foldersOf(db, id);
  const items = await lockContents(db, folders, name);
  if (!withContents && (items.length > 0 || folders.length > 1))
    throw conflict(`${name} is not empty: move or delete what is in it first`);
  if (items.length > maxDeletedItems)
    throw conflict(`${name} holds more than ${maxDeletedItems} items: delete some of its folders first`);
  const contents = await readContents(db, id);
  if (contents.usedItems > 0)
    throw conflict(
      `${contents.used.map(({ title }) => title).join(', ')} ${contents.usedItems === 1 ? 'is' : 'are'} in use`,
      { result: contents },
    );
  await sql`update library_items set deleted_at = now() where id = any (${idsOf(items)}::bigint[])`.execute(db);
  const { rows } = await sql<{ until: string }>`
    update library_folders set deleted_at = now() where id = any (${folders}::bigint[])
    returning deleted_at + make_interval(days => ${restorableDays}) as until`.execute(db);
  audit({
    ...folderEntry('delete', folder, {}, {}),
    changes: { items: [contents.items, 0], folders: [contents.folders, 0] },
  });
  for (const item of items)
    audit({ action: 'libraryItem.delete', entity: 'library_items', entityId: item.id, label: item.title });
  return { restorableUntil: rows[0]!.until };
};
