import { batchReaders, maxDriveItems, type driveCalls, type DriveItem } from '@lectern/contract/people';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError, notFound, stale, taken } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import { mayCall } from '../../../server/calls/perform';
import { violates } from '../../../server/calls/postgres-errors';
import { documentPath } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { keepDocument, storeDocument } from '../../content/library/keep-document';
import { noteActivity } from '../batch-parts/activity';
import { lockBatch, readBatch } from '../batch-parts/live-batch';
import { requirePlace } from './drive-place';
import { readDrive, readDriveItem, readOwnDrive, titlesOf } from './drive.queries';

type Fields = Partial<DriveItem>;
const entry = (action: string, { id, name }: DriveItem, before: Fields, after: Fields): AuditEntry => ({
  action: `drive.${action}`,
  entity: 'drive_items',
  entityId: id,
  label: name,
  changes: changesOf<DriveItem>(before, after, ['name', 'parentId', 'fileId', 'visibleToStudents']),
});

const named = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    if (violates(error, 'drive_items_name')) throw taken('name', 'Name');
    if (violates(error, 'drive_items_file'))
      throw badRequest(fieldError('fileId', 'taken', say(messages.invalid, { field: 'File' })));
    throw error;
  }
};

/** Everything that changes a drive locks its batch: so no ring arises, and no folder is filled while it is deleted. */
const lockItem = async (db: Kysely<DB>, { id, version }: { id: number; version: number }) => {
  const { batchId } = await readDriveItem(db, id);
  await sql`select 1 from batches where id = ${batchId} for no key update`.execute(db);
  const items = await readDrive(db, batchId);
  const item = items.find((each) => each.id === id);
  if (!item) throw notFound();
  if (item.version !== version) throw stale(item);
  return { item, items };
};

/** @throws 400 for a file that this person has not uploaded for a drive */
const requireOwnFile = async (db: Kysely<DB>, fileId: number, userId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from files where id = ${fileId} and purpose = 'drive' and status = 'ready' and uploaded_by = ${userId} for key share`.execute(
    db,
  );
  if (rows.length === 0) throw badRequest(fieldError('fileId', 'own', say(messages.invalid, { field: 'File' })));
};

export const driveHandlers = ({ store, keys }: Pick<Services, 'store' | 'keys'>): Handlers<typeof driveCalls> => ({
  list: async ({ request: { batchId }, db }) => {
    await readBatch(db, batchId);
    return { items: await readDrive(db, batchId) };
  },

  upload: afterPreparing(
    ({ request }) => keepDocument(store, request.file, { takesImages: true }),
    async ({ db, actor, audit }, kept) => {
      const file = await storeDocument(db, kept, { purpose: 'drive', uploadedBy: actor.userId });
      audit({ action: 'file.upload', entity: 'files', entityId: file.id, label: file.name });
      return { file };
    },
  ),

  create: async ({ request, db, actor, audit }) => {
    const { batchId, parentId = null, kind, fileId = null, visibleToStudents = true } = request;
    await lockBatch(db, batchId, 'no key update');
    const items = await readDrive(db, batchId);
    if (items.length >= maxDriveItems) throw conflict(`A drive has at most ${maxDriveItems} folders and files`);
    requirePlace(items, parentId, undefined, kind === 'folder');
    if (fileId !== null) await requireOwnFile(db, fileId, actor.userId);
    const { rows } = await named(
      sql<{ id: number }>`
        insert into drive_items (batch_id, parent_id, kind, name, file_id, visible_to_students, created_by)
        values (${batchId}, ${parentId}, ${kind}, ${request.name.trim()}, ${fileId}, ${visibleToStudents}, ${actor.userId}) returning id`.execute(
        db,
      ),
    );
    const item = await readDriveItem(db, rows[0]!.id);
    audit(entry('create', item, {}, item));
    await noteActivity(db, {
      batchId,
      kind: `drive.${kind === 'file' ? 'uploaded' : 'folder'}`,
      data: { name: item.name },
    });
    return { item };
  },

  update: async ({ request, db, audit }) => {
    const { item: before, items } = await lockItem(db, request);
    const { parentId = before.parentId, visibleToStudents = before.visibleToStudents } = request;
    const name = request.name?.trim() ?? before.name;
    if (parentId !== before.parentId) requirePlace(items, parentId, before);
    await named(
      sql`update drive_items set name = ${name}, parent_id = ${parentId}, visible_to_students = ${visibleToStudents} where id = ${before.id}`.execute(
        db,
      ),
    );
    const item = await readDriveItem(db, before.id);
    audit(entry('update', item, before, item));
    return { item };
  },

  delete: async ({ request, db, audit }) => {
    const { item, items } = await lockItem(db, request);
    if (items.some(({ parentId }) => parentId === item.id))
      throw conflict(`${item.name} is not empty: move or delete what is in it first`);
    await sql`update drive_items set deleted_at = now() where id = ${item.id}`.execute(db);
    if (item.fileId !== null) {
      await sql`delete from file_uses where entity = 'drive_items' and entity_id = ${item.id}`.execute(db);
      await sql`update files set status = 'deleting' where id = ${item.fileId}`.execute(db);
    }
    audit(entry('delete', item, item, {}));
    await noteActivity(db, { batchId: item.batchId, kind: 'drive.deleted', data: { name: item.name } });
    return {};
  },

  address: async ({ request: { id }, db, actor }) => {
    const item = await readDriveItem(db, id);
    const isSeen = mayCall(batchReaders, actor) || (await readOwnDrive(db, actor.userId)).some((own) => own.id === id);
    if (!isSeen || item.fileId === null) throw notFound();
    const { rows } = await sql<{
      key: string;
    }>`select storage_key as key from files where id = ${item.fileId} and status = 'ready'`.execute(db);
    if (!rows[0]) throw notFound();
    return { url: signAddress(keys, documentPath(rows[0].key), { name: item.name }) };
  },

  own: async ({ db, actor }) => {
    const items = await readOwnDrive(db, actor.userId);
    const titles = await titlesOf(
      db,
      items.map(({ batchId }) => batchId),
    );
    return {
      items: items.map(
        ({ version: _version, visibleToStudents: _visible, createdByName: _by, fileId: _file, ...item }) => ({
          ...item,
          batchTitle: titles.get(item.batchId) ?? '',
        }),
      ),
    };
  },
});
