import { maxFolderDepth, type libraryFolderCalls, type LibraryFolder } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError, notFound, stale, taken } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { violates } from '../../../server/calls/postgres-errors';
import { createdBy } from '../custom-course/created-by';
import { keepFolder, lockTree } from './folders.queries';
import { depthOf, levelsBelow, isBelow } from './folder-depth.queries';

const readFolders = async (db: Kysely<DB>, id?: number): Promise<LibraryFolder[]> => {
  const { rows } = await sql<LibraryFolder>`
    select d.id, d.version, d.parent_id, d.name, coalesce(k.n, 0)::int as items from library_folders d
    left join (select folder_id, count(*) as n from library_items where deleted_at is null group by folder_id) k on k.folder_id = d.id
    where d.deleted_at is null and (${id ?? null}::bigint is null or d.id = ${id ?? null}) order by d.name, d.id`.execute(
    db,
  );
  return rows;
};

const readFolder = async (db: Kysely<DB>, id: number): Promise<LibraryFolder> => {
  const [folder] = await readFolders(db, id);
  if (!folder) throw notFound();
  return folder;
};

/** @throws 404 when it is gone, 409 with the folder as it is when the version is stale */
const lockFolder = async (db: Kysely<DB>, { id, version }: { id: number; version: number }): Promise<LibraryFolder> => {
  await sql`select 1 from library_folders where id = ${id} for update`.execute(db);
  const folder = await readFolder(db, id);
  if (folder.version !== version) throw stale(folder);
  return folder;
};

/** @throws 400 below more than so many levels, or below itself */
const requirePlace = async (db: Kysely<DB>, parentId: number | null, folder?: LibraryFolder): Promise<void> => {
  await keepFolder(db, parentId, 'parentId');
  if (parentId === null) return;
  const refused = (rule: string, text: string) => badRequest(fieldError('parentId', rule, text));
  if (folder && (await isBelow(db, parentId, folder.id)))
    throw refused('cycle', 'A folder can’t be moved into itself or a folder below it');
  const levels = (await depthOf(db, parentId)) + (folder ? await levelsBelow(db, folder.id) : 1);
  if (levels > maxFolderDepth) throw refused('depth', `Folders are at most ${maxFolderDepth} levels deep`);
};

const named = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw violates(error, 'library_folders_name') ? taken('name', 'Name') : error;
  }
};
type Fields = Partial<LibraryFolder>;
const entry = (action: string, { id, name }: LibraryFolder, before: Fields, after: Fields): AuditEntry => ({
  action: `libraryFolder.${action}`,
  entity: 'library_folders',
  entityId: id,
  label: name,
  changes: changesOf<LibraryFolder>(before, after, ['name', 'parentId']),
});

export const libraryFolderHandlers: Handlers<typeof libraryFolderCalls> = {
  list: async ({ db }) => ({ items: await readFolders(db) }),

  add: async ({ request, db, audit }) => {
    await lockTree(db);
    const parentId = request.parentId ?? null;
    const name = request.name.trim();
    await requirePlace(db, parentId);
    const { rows } = await named(
      sql<{
        id: number;
      }>`insert into library_folders (parent_id, name, created_by) values (${parentId}, ${name}, ${createdBy}) returning id`.execute(
        db,
      ),
    );
    const folder = await readFolder(db, rows[0]!.id);
    audit(entry('add', folder, {}, folder));
    return { folder };
  },

  update: async ({ request, db, audit }) => {
    await lockTree(db);
    const before = await lockFolder(db, request);
    const name = request.name?.trim() ?? before.name;
    const { parentId = before.parentId } = request;
    if (parentId !== before.parentId) await requirePlace(db, parentId, before);
    await named(
      sql`update library_folders set name = ${name}, parent_id = ${parentId} where id = ${before.id}`.execute(db),
    );
    const folder = await readFolder(db, before.id);
    audit(entry('update', folder, before, folder));
    return { folder };
  },

  delete: async ({ request, db, audit }) => {
    await lockTree(db);
    const folder = await lockFolder(db, request);
    const { rows } = await sql<{ folders: number }>`
      select count(*)::int as folders from library_folders where parent_id = ${folder.id} and deleted_at is null`.execute(
      db,
    );
    if (folder.items > 0 || (rows[0]?.folders ?? 0) > 0)
      throw conflict(`${folder.name} is not empty: move or delete what is in it first`);
    await sql`update library_folders set deleted_at = now() where id = ${folder.id}`.execute(db);
    audit(entry('delete', folder, {}, {}));
    return {};
  },
};
