import type { ResponseOf } from '@lectern/contract';
import type { batchCalls, BatchDetail } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { batchAudit } from './batch-create';
import { batches } from './batch.table';
import { lockTrainer, overlapsOf } from './overlap.queries';

const hasMembers = async (db: Kysely<DB>, batchId: number): Promise<boolean> =>
  (
    await sql`select 1 from batch_members where batch_id = ${batchId} and state in ('waitlisted','reserved','active','completed') limit 1`.execute(
      db,
    )
  ).rows.length > 0;

/** Deletes a batch that nobody is a member of and no meeting of which has been held. */
export const deleteBatch = async ({
  request,
  db,
  audit,
}: Work<typeof batchCalls.delete>): Promise<ResponseOf<typeof batchCalls.delete>> => {
  const batch = await batches.lock(db, request);
  if (await hasMembers(db, batch.id)) throw conflict('This batch has members: cancel it instead');
  if (batch.meetingsHeld > 0) throw conflict('Meetings of this batch have been held');
  const restorableUntil = await batches.softDelete(db, batch.id);
  audit(batchAudit('delete', batch, {}, {}));
  return { restorableUntil };
};

const comingSpans = async (db: Kysely<DB>, { id }: BatchDetail) =>
  (
    await sql<{ startsAt: string; endsAt: string }>`
      select starts_at, ends_at from meetings where batch_id = ${id} and state = 'scheduled' and deleted_at is null and ends_at > now() and host_user_id is null`.execute(
      db,
    )
  ).rows;

/** Restores a batch within 30 days, unless its trainer has something else at one of its times by now. */
export const restoreBatch = async ({
  request,
  db,
  audit,
}: Work<typeof batchCalls.restore>): Promise<ResponseOf<typeof batchCalls.restore>> => {
  const { rows } = await sql<{ trainerId: number }>`select trainer_id from batches where id = ${request.id}`.execute(
    db,
  );
  await lockTrainer(db, rows[0]?.trainerId ?? 0);
  const batch = await batches.lockDeleted(db, request);
  const [overlap] = await overlapsOf(db, batch.trainerId, await comingSpans(db, batch));
  if (overlap) throw conflict(`The trainer has “${overlap.title}” at the time of one of its meetings`);
  await batches.update(db, batch, { deletedAt: null });
  audit(batchAudit('restore', batch, { deletedAt: batch.deletedAt }, { deletedAt: null }));
  return { batch: await batches.read(db, batch.id) };
};
