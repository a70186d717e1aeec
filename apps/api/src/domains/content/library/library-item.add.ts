import type { libraryItemCalls, LibraryItem } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry } from '../../../server/calls/audit';
import { changesOf } from '../../../server/calls/audit';
import type { Handler } from '../../../server/calls/frame';
import { createdBy } from '../custom-course/created-by';
import { keepFolder } from './folders.queries';
import { libraryItems } from './library-item.table';
import { setTags } from './library-tags.queries';
import { kindOfFile, ownFile, sameBytes } from './own-file.queries';
import { titleOf } from './title-of';

interface New {
  readonly fileId: number;
  readonly mime: string;
  readonly bytes: number;
  readonly title: string;
  readonly altText?: string;
  readonly folderId?: number | null | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** An item with its first version. */
export const insertItem = async (db: Kysely<DB>, item: New): Promise<LibraryItem> => {
  const { fileId, mime, bytes, title, altText = '', folderId = null, tags = [] } = item;
  await keepFolder(db, folderId);
  const kind = kindOfFile(mime);
  const id = await libraryItems.insert(db, { fileId, kind, bytes, title, altText, folderId, createdBy });
  await sql`insert into library_item_versions (item_id, no, file_id, put_by) values (${id}, 1, ${fileId}, ${createdBy})`.execute(
    db,
  );
  await setTags(db, id, tags);
  return libraryItems.read(db, id);
};

/** How the log notes a new item. */
export const added = (item: LibraryItem): AuditEntry => ({
  action: 'libraryItem.add',
  entity: 'library_items',
  entityId: item.id,
  label: item.title,
  changes: changesOf<LibraryItem>({}, item, ['title', 'altText', 'folderId', 'tags', 'fileName']),
});

type Answer = Awaited<ReturnType<Handler<typeof libraryItemCalls.add>>>['items'][number];

/** Takes files into the library; one that can't be taken says why, and the others are taken. */
export const addFiles: Handler<typeof libraryItemCalls.add> = async ({ request, db, actor, audit }) => {
  const { folderId, tags, force = false } = request;
  // Two uploads of the same bytes: the second sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('library.add', 0))`.execute(db);
  const items: Answer[] = [];
  for (const fileId of [...new Set(request.fileIds)]) {
    const refuse = (reason: string, sameAs: Answer['sameAs'] = null): void =>
      void items.push({ fileId, libraryItem: null, reason, sameAs });
    const file = await ownFile(db, fileId, actor.userId);
    if (!file) {
      refuse('This file is not there any more: upload it again');
      continue;
    }
    if (file.isTaken) {
      refuse('This file is in the library already');
      continue;
    }
    const same = force ? undefined : await sameBytes(db, fileId);
    if (same) {
      refuse(`The same file is in the library already: ${same.title}`, same);
      continue;
    }
    const { mime, bytes, name } = file;
    const item = await insertItem(db, { fileId, mime, bytes, title: titleOf(name), folderId, tags });
    audit(added(item));
    items.push({ fileId, libraryItem: item, reason: null, sameAs: null });
  }
  return { items };
};
