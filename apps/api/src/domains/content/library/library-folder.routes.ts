import { maxFolderDepth, type libraryFolderCalls, type LibraryFolder } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { createdBy } from '../custom-course/created-by';
import { keepFolder, lockTree } from './folders.queries';
import { depthOf, levelsBelow, isBelow } from './folder-depth.queries';
import { folderEntry, lockFolder, named, readFolder, readFolders } from './folder-rows.queries';
import { readContents } from './folder-contents.queries';
import { deleteFolder } from './library-folder.delete';
import { readDeleted, restoreFolder } from './library-folder.restore';

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
    audit(folderEntry('add', folder, {}, folder));
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
    audit(folderEntry('update', folder, before, folder));
    return { folder };
  },

  contents: async ({ request: { id }, db }) => {
    await readFolder(db, id);
    return readContents(db, id);
  },

  delete: deleteFolder,

  deleted: async ({ db }) => ({ items: await readDeleted(db) }),

  restore: restoreFolder,
};
