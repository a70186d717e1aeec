import type { LibraryFolder } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { notFound, stale, taken } from '../../../server/calls/errors';
import { violates } from '../../../server/calls/postgres-errors';

/** All folders, or the one with this id. */
export const readFolders = async (db: Kysely<DB>, id?: number): Promise<LibraryFolder[]> => {
  const { rows } = await sql<LibraryFolder>`
    select d.id, d.version, d.parent_id, d.name, coalesce(k.n, 0)::int as items from library_folders d
    left join (select folder_id, count(*) as n from library_items where deleted_at is null group by folder_id) k on k.folder_id = d.id
    where d.deleted_at is null and (${id ?? null}::bigint is null or d.id = ${id ?? null}) order by d.name, d.id`.execute(
    db,
  );
  return rows;
};

/** @throws 404 when it is gone */
export const readFolder = async (db: Kysely<DB>, id: number): Promise<LibraryFolder> => {
  const [folder] = await readFolders(db, id);
  if (!folder) throw notFound();
  return folder;
};

/** @throws 404 when it is gone, 409 with the folder as it is when the version is stale */
export const lockFolder = async (
  db: Kysely<DB>,
  { id, version }: { id: number; version: number },
): Promise<LibraryFolder> => {
  await sql`select 1 from library_folders where id = ${id} for update`.execute(db);
  const folder = await readFolder(db, id);
  if (folder.version !== version) throw stale(folder);
  return folder;
};

/** @throws 409 on the name when a folder of it is in the same place */
export const named = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw violates(error, 'library_folders_name') ? taken('name', 'Name') : error;
  }
};
type Fields = Partial<LibraryFolder>;

/** How the log notes what became of a folder. */
export const folderEntry = (
  action: string,
  { id, name }: LibraryFolder,
  before: Fields,
  after: Fields,
): AuditEntry => ({
  action: `libraryFolder.${action}`,
  entity: 'library_folders',
  entityId: id,
  label: name,
  changes: changesOf<LibraryFolder>(before, after, ['name', 'parentId']),
});
