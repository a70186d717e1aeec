import type { ItemRow } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { notFound, stale } from '../../../server/calls/errors';

/** The items of a batch, each lesson behind its section; `id`: this one alone. */
export const readItems = async (
  db: Kysely<DB>,
  { batchId, id }: { batchId?: number; id?: number },
): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select i.id, i.version, i.batch_id, i.parent_id, case when i.parent_id is null then 1 else 2 end as depth, i.kind, i.title, i.meeting_id, g.number as meeting_number,
      i.state, i.done_at, (select count(*)::int from item_progress p where p.item_id = i.id and p.percent = 100) as completed,
      (select count(*)::int from tasks t where t.item_id = i.id and t.deleted_at is null) as tasks
    from batch_items i left join batch_items s on s.id = i.parent_id left join meetings g on g.id = i.meeting_id
    where i.deleted_at is null and ${id === undefined ? sql`i.batch_id = ${batchId}` : sql`i.id = ${id}`}
    order by coalesce(s.position, i.position), coalesce(s.id, i.id), i.parent_id is not null, i.position, i.id`.execute(
    db,
  );
  return rows;
};

export const readItem = async (db: Kysely<DB>, id: number): Promise<ItemRow> => {
  const [item] = await readItems(db, { id });
  if (!item) throw notFound();
  return item;
};

/** Locks an item of this version, its batch before it. @throws 404, 409 with the item as it is */
export const lockItem = async (db: Kysely<DB>, { id, version }: { id: number; version: number }): Promise<ItemRow> => {
  const { batchId } = await readItem(db, id);
  await sql`select 1 from batches where id = ${batchId} for no key update`.execute(db);
  await sql`select 1 from batch_items where id = ${id} for update`.execute(db);
  const item = await readItem(db, id);
  if (item.version !== version) throw stale(item);
  return item;
};

/** Counts the share of the lessons that are done, for the list of batches. */
export const countDone = async (db: Kysely<DB>, batchId: number): Promise<void> => {
  await sql`update batches set curriculum_done = (select coalesce(round(100.0 * count(*) filter (where state = 'done') / nullif(count(*), 0), 2), 0)
    from batch_items where batch_id = ${batchId} and kind = 'lesson' and state <> 'skipped' and deleted_at is null) where id = ${batchId}`.execute(
    db,
  );
};

/** The audit row of an item that was `before` and is `after`. */
export const itemEntry = (
  action: string,
  { id, title }: ItemRow,
  before: Partial<ItemRow>,
  after: Partial<ItemRow>,
): AuditEntry => ({
  action: `batchItem.${action}`,
  entity: 'batch_items',
  entityId: id,
  label: title,
  changes: changesOf<ItemRow>(before, after, ['title', 'parentId', 'meetingId', 'state']),
});
