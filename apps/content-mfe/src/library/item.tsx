import {
  libraryFolderCalls,
  libraryItemCalls,
  libraryItemFields,
  libraryKinds,
  libraryTagCalls,
  libraryUses,
  type LibraryItem,
} from '@lectern/contract/content';
import { sizeText } from '@lectern/ui-kit/list';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/library';
import { Thumbnail } from './Thumbnail';

/** An item of the library, as list and page take it. Nobody sets whether it is in use. */
export const item = defineRecord({
  // Files are added on a page of their own, not in a form of one item.
  calls: { ...libraryItemCalls, create: libraryItemCalls.add },
  fields: libraryItemFields,
  statuses: libraryUses,
  entity: 'library_items',
  noun: texts.noun,
  icon: 'library',
  nameOf: ({ title }) => title,
  sort: '-createdAt',
  also: [libraryFolderCalls.list, libraryTagCalls.list],
});

/** The columns of the list. */
export const columns: Columns<LibraryItem> = [
  textColumn(item, 'title', {
    wide: true,
    cell: (row) => (
      <span className="library-name">
        <Thumbnail item={row} size="small" />
        {row.title}
      </span>
    ),
  }),
  textColumn(item, 'kind', { head: texts.kind, priority: 2, cell: ({ kind }) => libraryKinds[kind] }),
  textColumn(item, 'folderId', {
    id: 'folder',
    priority: 2,
    onCard: true,
    cell: ({ folderName }) => folderName ?? '',
  }),
  textColumn(item, 'tags', { priority: 3, quiet: true }),
  textColumn(item, 'bytes', { head: texts.size, numeric: true, priority: 2, cell: ({ bytes }) => sizeText(bytes) }),
  statusColumn(item, { head: texts.use, onCard: true, priority: 1 }),
  dateColumn(item, 'createdAt', { head: texts.added, priority: 1 }),
];
