import { messages, say } from '@lectern/contract';
import type { libraryItemCalls } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldConflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { createdBy } from '../custom-course/created-by';
import { libraryItems } from './library-item.table';
import { kindOfFile, ownFile } from './own-file.queries';
import { filesOf } from './library-item.write';

const fileOfVersion = async (db: Kysely<DB>, itemId: number, no: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select file_id as id from library_item_versions where item_id = ${itemId} and no = ${no}`.execute(db);
  return rows[0]?.id;
};

const addVersion = async (db: Kysely<DB>, itemId: number, fileId: number, note: string): Promise<void> => {
  await sql`insert into library_item_versions (item_id, no, file_id, note, put_by)
    select ${itemId}, max(no) + 1, ${fileId}, ${note}, ${createdBy} from library_item_versions where item_id = ${itemId}`.execute(
    db,
  );
};

/**
 * Makes another file the current one. Every earlier file is found by its old id and leads to the new one, which leads nowhere: texts and records
 * need no change (content, rule H3). @throws 400 for a file of another kind, 409 for one that is in the library
 */
export const replaceFile: Handler<typeof libraryItemCalls.replace> = async ({ request, db, actor, audit }) => {
  const { fileId, versionNo, note = '' } = request;
  const row = await libraryItems.lock(db, request);
  const before = await filesOf(db, row.id);
  const next = versionNo === undefined ? fileId! : await fileOfVersion(db, row.id, versionNo);
  if (next === undefined)
    throw badRequest(fieldError('versionNo', 'exists', say(messages.invalid, { field: 'Version' })));
  await sql`select id from files where id = any (${[...before, next]}::bigint[]) order by id for no key update`.execute(
    db,
  );
  if (versionNo === undefined) {
    const file = await ownFile(db, next, actor.userId);
    if (!file) throw fieldConflict('fileId', 'This file is not there any more: upload it again');
    if (file.isTaken) throw fieldConflict('fileId', 'This file is in the library already');
    if (kindOfFile(file.mime) !== (row.kind === 'drawing' ? 'image' : row.kind))
      throw badRequest(fieldError('fileId', 'kind', say(messages.invalid, { field: 'File' })));
    await addVersion(db, row.id, next, note.trim());
  }
  const files = [...new Set([...before, next])];
  await sql`update files set replaced_by_id = nullif(${next}::bigint, id) where id = any (${files}::bigint[])`.execute(
    db,
  );
  await sql`update library_items set file_id = ${next}, bytes = (select bytes from files where id = ${next}), replaced_count = replaced_count + 1
    where id = ${row.id}`.execute(db);
  const libraryItem = await libraryItems.read(db, row.id);
  audit({
    action: versionNo === undefined ? 'libraryItem.replace' : 'libraryItem.putBack',
    entity: 'library_items',
    entityId: row.id,
    label: row.title,
    changes: { fileName: [row.fileName, libraryItem.fileName] },
  });
  return { libraryItem };
};
