import type { LibraryItem } from '@lectern/contract/content';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { imageAddresses } from './addresses.queries';

/** The uses of the item's files that a person counts: not those of the library itself, nor of an earlier text. */
export const countedUses = sql`
  from file_uses u where u.file_id in (select v.file_id from library_item_versions v where v.item_id = t.id)
  and u.entity not in ('library_item_versions', 'text_revisions', 'library_items')`;

/** Whether anything shows the item. */
export const isUsed = sql<boolean>`exists (select 1 ${countedUses})`;

const ofFile = (column: string) => sql`(select f.${sql.ref(column)} from files f where f.id = t.file_id)`;

export const libraryItems = recordTable<LibraryItem>('library_items', {
  label: 'title',
  columns: [...['title', 'altText', 'credit', 'folderId', 'kind', 'fileId', 'bytes', 'replacedCount', 'createdAt']],
  computed: {
    folderName: sql`(select d.name from library_folders d where d.id = t.folder_id)`,
    tags: sql`array(select g.name::text from library_item_tags l join library_tags g on g.id = l.tag_id where l.item_id = t.id order by g.name)`,
    fileName: ofFile('original_name'),
    mime: ofFile('mime'),
    width: ofFile('width'),
    height: ofFile('height'),
    seconds: ofFile('duration_seconds'),
    urls: imageAddresses(sql`t.file_id`),
    uses: sql`(select count(distinct (u.entity, u.entity_id))::int ${countedUses})`,
    status: sql`case when ${isUsed} then 'used' else 'unused' end`,
    createdByName: sql`(select p.full_name from users p where p.id = t.created_by)`,
  },
  unique: {
    library_items_file: { field: 'fileIds', text: 'This file is in the library already' },
    library_item_versions_file_id_key: { field: 'fileId', text: 'This file is in the library already' },
  },
});
