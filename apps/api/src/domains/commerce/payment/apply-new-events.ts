import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { applyEvent, type Applying } from './apply-event';

/** Minutes until an event is tried again after so many tries: 1, 2, 4 … 60. */
const pauseMinutes = (attempts: number): number => Math.min(60, 2 ** attempts);

/** Events that are due, the oldest first. */
export const dueEvents = async (db: Kysely<DB>, most: number, after = 0): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from payment_events where state in ('new', 'failed') and next_try_at <= now() and id > ${after}
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Notes that an event could not be applied, and when it is tried again. */
export const postpone = async (db: Kysely<DB>, id: number, error: unknown): Promise<void> => {
  const { rows } = await sql<{ attempts: number }>`select attempts from payment_events where id = ${id}`.execute(db);
  await sql`
    update payment_events set state = 'failed', attempts = attempts + 1, error = ${error instanceof Error ? error.message : String(error)},
      next_try_at = now() + make_interval(mins => ${pauseMinutes(rows[0]?.attempts ?? 0)})
    where id = ${id} and state in ('new', 'failed')`.execute(db);
};

/** Applies every event that is due in the caller's transaction, each in a savepoint. One that fails waits, the others count. */
export const applyNewEvents = async (applying: Applying): Promise<number> => {
  const { db } = applying;
  const due = await dueEvents(db, 100);
  for (const id of due) {
    await sql`savepoint event`.execute(db);
    try {
      await applyEvent(applying, id);
    } catch (error) {
      await sql`rollback to savepoint event`.execute(db);
      await postpone(db, id, error);
    }
  }
  return due.length;
};
