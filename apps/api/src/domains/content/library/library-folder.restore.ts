import { maxFolderDepth, type DeletedLibraryFolder, type libraryFolderCalls } from '@lectern/contract/content';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { restorableDays } from '../../../records/restorable-days';
import { conflict, notFound, stale } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { depthOf } from './folder-depth.queries';
import { folderEntry, named, readFolder } from './folder-rows.queries';
import { lockTree } from './folders.queries';

/** A deleted folder and those below it that were deleted with it, at the same moment. */
const deletedWith = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with recursive below as (
    select id, deleted_at, 1 as level from library_folders where id = ${id} and deleted_at is not null
    union all select d.id, d.deleted_at, level + 1 from library_folders d join below b on d.parent_id = b.id and d.deleted_at = b.deleted_at where level < 50)
  select id, deleted_at, level from below`;

/** The folders that were deleted in the last 30 days, without those that come back with another one. */
export const readDeleted = async (db: Kysely<DB>, id?: number): Promise<DeletedLibraryFolder[]> => {
  const { rows } = await sql<DeletedLibraryFolder>`
    select d.id, d.version, d.name, d.deleted_at,
      (select count(*)::int - 1 from (${deletedWith(sql`d.id`)}) b) as folders,
      (select count(*)::int from (${deletedWith(sql`d.id`)}) b join library_items i on i.folder_id = b.id and i.deleted_at = b.deleted_at) as items
    from library_folders d where d.deleted_at > now() - make_interval(days => ${restorableDays})
      and (${id ?? null}::bigint is null or d.id = ${id ?? null})
      and not exists (select 1 from library_folders p where p.id = d.parent_id and p.deleted_at = d.deleted_at)
    order by d.deleted_at desc, d.id desc limit 100`.execute(db);
  return rows;
};

/** The folder above it, as far as that is still there. @throws 409 where it would be too deep below it */
const placeFor = async (db: Kysely<DB>, id: number): Promise<number | null> => {
  const { rows } = await sql<{ parentId: number | null; levels: number }>`
    select p.id as parent_id, (select max(level) from (${deletedWith(sql`${id}`)}) b)::int as levels
    from library_folders d left join library_folders p on p.id = d.parent_id and p.deleted_at is null where d.id = ${id}`.execute(
    db,
  );
  const { parentId = null, levels = 1 } = rows[0] ?? {};
  if (parentId !== null && (await depthOf(db, parentId)) + levels > maxFolderDepth)
    throw conflict(`Folders are at most ${maxFolderDepth} levels deep: move the one above it first`);
  return parentId;
};

/** Brings a folder back with the folders and items of the same deletion; others stay as they are. */
export const restoreFolder: Handler<typeof libraryFolderCalls.restore> = async ({
  request: { id, version },
  db,
  audit,
}) => {
  await lockTree(db);
  const [deleted] = await readDeleted(db, id);
  if (!deleted) throw notFound();
  if (deleted.version !== version) throw stale(deleted);
  const parentId = await placeFor(db, id);
  const { rows: items } = await sql<{ id: number; title: string }>`
    select i.id, i.title from library_items i join (${deletedWith(sql`${id}`)}) b on b.id = i.folder_id and b.deleted_at = i.deleted_at
    order by i.id for update of i`.execute(db);
  const { rows: folders } = await sql<{
    id: number;
  }>`select id from (${deletedWith(sql`${id}`)}) b order by id`.execute(db);
  const ids = folders.map((folder) => folder.id);
  await sql`select id from library_folders where id = any (${ids}::bigint[]) order by id for update`.execute(db);
  await named(
    sql`update library_folders set deleted_at = null, parent_id = case when id = ${id} then ${parentId}::bigint else parent_id end
      where id = any (${ids}::bigint[])`.execute(db),
  );
  await sql`update library_items set deleted_at = null where id = any (${items.map((item) => item.id)}::bigint[])`.execute(
    db,
  );
  const folder = await readFolder(db, id);
  audit({
    ...folderEntry('restore', folder, {}, {}),
    changes: { items: [0, items.length], folders: [0, ids.length - 1] },
  });
  for (const item of items)
    audit({ action: 'libraryItem.restore', entity: 'library_items', entityId: item.id, label: item.title });
  return { folder };
};
