import type { DriveItem } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

const shown = (condition: RawBuilder<unknown>) => sql<DriveItem>`
  select d.id, d.version, d.batch_id, d.parent_id, d.kind, d.name, d.file_id, f.mime, f.bytes, d.visible_to_students,
    (select u.full_name from users u where u.id = d.created_by) as created_by_name, d.created_at, d.updated_at
  from drive_items d left join files f on f.id = d.file_id where d.deleted_at is null and ${condition}
  order by d.kind desc, lower(d.name), d.id`;

export const readDrive = async (db: Kysely<DB>, batchId: number): Promise<DriveItem[]> =>
  (await shown(sql`d.batch_id = ${batchId}`).execute(db)).rows;

/** @throws 404 */
export const readDriveItem = async (db: Kysely<DB>, id: number): Promise<DriveItem> => {
  const { rows } = await shown(sql`d.id = ${id}`).execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** What a student sees in the drives of their batches: what is visible, in folders that are visible up to the top. */
export const readOwnDrive = async (db: Kysely<DB>, userId: number): Promise<DriveItem[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive seen as (
      select d.id from students s join batch_members m on m.student_id = s.id and m.state in ('active', 'completed')
      join batches b on b.id = m.batch_id join drive_items d on d.batch_id = b.id
      where s.user_id = ${userId} and s.deleted_at is null and b.deleted_at is null and d.parent_id is null and d.visible_to_students and d.deleted_at is null
      union select d.id from drive_items d join seen on d.parent_id = seen.id where d.visible_to_students and d.deleted_at is null)
    select id from seen`.execute(db);
  return (await shown(sql`d.id = any (${rows.map(({ id }) => id)}::bigint[])`).execute(db)).rows;
};

/** The titles of these batches by their ids. */
export const titlesOf = async (db: Kysely<DB>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{
    id: number;
    title: string;
  }>`select id, title from batches where id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
};
