import type { LibraryFolderContents } from '@lectern/contract/content';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { withinFolders } from './folders.queries';
import { countedUses } from './library-item.table';

/** So many items in use are named. */
const mostNamed = 20;

/** What is in a folder and below it, and which of the items something shows. */
export const readContents = async (db: Kysely<DB>, id: number): Promise<LibraryFolderContents> => {
  const within = withinFolders(sql`${id}`);
  const { rows: counts } = await sql<{ folders: number; items: number }>`
    select (select count(*)::int - 1 from (${within}) d) as folders,
      (select count(*)::int from library_items where folder_id in (${within}) and deleted_at is null) as items`.execute(
    db,
  );
  const { rows: used } = await sql<{ id: number; title: string; uses: number; all: number }>`
    select id, title, uses, count(*) over ()::int as all from (
      select t.id, t.title, (select count(distinct (u.entity, u.entity_id))::int ${countedUses}) as uses from library_items t
      where t.folder_id in (${within}) and t.deleted_at is null) x
    where uses > 0 order by title, id limit ${mostNamed}`.execute(db);
  const { folders = 0, items = 0 } = counts[0] ?? {};
  return { folders, items, usedItems: used[0]?.all ?? 0, used: used.map(({ all: _all, ...item }) => item) };
};
