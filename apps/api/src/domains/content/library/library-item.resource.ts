import {
  libraryItemFields,
  libraryItemRecord,
  libraryKinds,
  libraryUses,
  libraryItemCalls,
  type LibraryItem,
} from '@lectern/contract/content';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { bulkActionsOn } from '../../../records/bulk/bulk-action';
import { defineResource } from '../../../records/resource';
import { afterPreparing, type Handlers, type Work } from '../../../server/calls/frame';
import { keepSizes, libraryImagesPerHour, storeImage } from '../../../server/files/store-image';
import type { Filter } from '../../../server/list/list';
import { filterCondition } from '../../../server/list/list-query';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import type { Services } from '../../../server/services';
import { withinFolders } from './folders.queries';
import { addFiles, added, insertItem } from './library-item.add';
import { readItem } from './library-item.detail';
import { replaceFile } from './library-item.replace';
import { isUsed, libraryItems } from './library-item.table';
import { deleteItem, leaveDeletedFolder, updateItem } from './library-item.write';

/** A folder means all below it too. */
const inFolder = (filter: Filter): RawBuilder<SqlBool> => {
  if (filter.operator === 'empty') return filterCondition({ filters: [filter] }, { folderId: sql.ref('t.folder_id') });
  const isNot = filter.operator === 'ne';
  const wanted = { ...filter, ...(isNot && { operator: 'eq' as const }) };
  const chosen = sql`select id from library_folders where ${filterCondition({ filters: [wanted] }, { folderId: sql.ref('id') })}`;
  const within = sql`t.folder_id in (${withinFolders(chosen)})`;
  return isNot ? sql<SqlBool>`(${within}) is not true` : sql<SqlBool>`${within}`;
};

const hasTag = (filter: Filter): RawBuilder<SqlBool> => {
  if (filter.operator === 'empty')
    return sql<SqlBool>`${sql.raw(filter.values[0] ? 'not' : '')} exists (select 1 from library_item_tags l where l.item_id = t.id)`;
  const isNot = filter.operator === 'ne';
  const wanted = { ...filter, ...(isNot && { operator: 'eq' as const }) };
  const tagged = sql`(select l.item_id from library_item_tags l where ${filterCondition({ filters: [wanted] }, { tagId: sql.ref('l.tag_id') })})`;
  return isNot ? sql<SqlBool>`t.id not in ${tagged}` : sql<SqlBool>`t.id in ${tagged}`;
};

const { actions, handlers, ...resource } = defineResource({
  calls: libraryItemRecord,
  table: libraryItems,
  noun: { one: 'libraryItem', many: 'library items' },
  list: {
    sort: '-createdAt',
    columns: { status: sql`(case when ${isUsed} then 'used' else 'unused' end)` },
    filters: { folderId: inFolder, tagId: hasTag },
  },
  exports: {
    ...plainColumns<LibraryItem>({ id: 'Id' }),
    ...fieldColumns(libraryItemFields, 'title', 'altText', 'credit'),
    ...choiceColumns<LibraryItem>({ kind: ['Kind', libraryKinds], status: ['Use', libraryUses] }),
    folder: { head: 'Folder', of: ({ folderName }) => folderName },
    tags: { head: 'Tags', of: ({ tags }) => tags.join(', ') },
    ...plainColumns<LibraryItem>({ fileName: 'File', bytes: 'Bytes', uses: 'Places' }),
    ...timeColumns<LibraryItem>({ createdAt: 'Added', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: { address: '/library/edit', subtitle: '(select d.name from library_folders d where d.id = t.folder_id)' },
  update: updateItem,
  beforeRestore: leaveDeletedFolder,
});

/** Moves an item into a folder, or out of all. */
const move = async (work: Work<typeof libraryItemCalls.move>) => ({ libraryItem: await resource.writes.update(work) });

const action = bulkActionsOn('libraryItem', { source: resource.source, read: libraryItems.read });
export const libraryItemResource = {
  ...resource,
  actions: [
    action('move', 'Move library items', libraryItemCalls.move, move),
    action('delete', 'Delete library items', libraryItemCalls.delete, deleteItem),
    ...actions.filter(({ name }) => name === 'libraryItem.restore'),
  ],
};

export const libraryItemHandlers = (
  services: Pick<Services, 'store' | 'uploads'>,
): Handlers<typeof libraryItemCalls> => ({
  list: handlers.list,
  detail: readItem,
  update: handlers.update,
  delete: deleteItem,
  restore: handlers.restore,
  add: addFiles,
  upload: afterPreparing(
    ({ request, db, actor }) =>
      keepSizes(services, db, actor.userId, {
        file: request.file,
        types: ['png', 'jpeg', 'webp', 'gif'],
        perHour: libraryImagesPerHour,
      }),
    async ({ request: { title, altText, folderId }, db, actor, audit }, kept) => {
      const { file } = await storeImage(db, kept, { purpose: 'image', uploadedBy: actor.userId });
      const { id: fileId, mime, bytes } = file;
      const item = await insertItem(db, {
        fileId,
        mime,
        bytes,
        title: title.trim(),
        altText: altText?.trim(),
        folderId,
      });
      audit(added(item));
      return { libraryItem: item };
    },
  ),
  replace: replaceFile,
  move,
});
