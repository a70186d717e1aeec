import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';

export interface LiveBatch {
  readonly id: number;
  readonly title: string;
  readonly timeZone: string;
}

const read = async (
  db: Kysely<DB>,
  id: number,
  lock: 'none' | 'share' | 'no key update',
): Promise<LiveBatch | undefined> => {
  const { rows } = await sql<LiveBatch>`
    select id, title, time_zone from batches where id = ${id} and deleted_at is null ${sql.raw(lock === 'none' ? '' : `for ${lock}`)}`.execute(
    db,
  );
  return rows[0];
};

/** A batch that is there. @throws 404 */
export const readBatch = async (db: Kysely<DB>, id: number): Promise<LiveBatch> => {
  const batch = await read(db, id, 'none');
  if (!batch) throw notFound();
  return batch;
};

/** Keeps the batch from being deleted (`share`), or everybody else from changing its parts (`no key update`), before the parts are locked. @throws 400 on `batchId` */
export const lockBatch = async (
  db: Kysely<DB>,
  id: number,
  lock: 'share' | 'no key update' = 'share',
): Promise<LiveBatch> => {
  const batch = await read(db, id, lock);
  if (!batch) throw badRequest(fieldError('batchId', 'live', say(messages.invalid, { field: 'Batch' })));
  return batch;
};
