import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';

const walk = (id: number): RawBuilder<unknown> => sql`
  with recursive above as (
    select id, parent_id, 1 as n from library_folders where id = ${id}
    union all select d.id, d.parent_id, n + 1 from library_folders d join above a on d.id = a.parent_id where n < 50)`;

/** The level of a folder: 1 at the top. */
export const depthOf = async (db: Kysely<DB>, id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`${walk(id)} select max(n) as n from above`.execute(db);
  return rows[0]?.n ?? 0;
};

/** Whether `id` is `folderId` or somewhere below it. */
export const isBelow = async (db: Kysely<DB>, id: number, folderId: number): Promise<boolean> => {
  const { rows } = await sql`${walk(id)} select 1 from above where id = ${folderId}`.execute(db);
  return rows.length > 0;
};

/** Levels that a folder takes with what is below it: 1 without any. */
export const levelsBelow = async (db: Kysely<DB>, id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with recursive below as (
      select id, 1 as n from library_folders where id = ${id}
      union all select d.id, n + 1 from library_folders d join below b on d.parent_id = b.id where d.deleted_at is null and n < 50)
    select max(n) as n from below`.execute(db);
  return rows[0]?.n ?? 1;
};
