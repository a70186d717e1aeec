import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { enqueue } from '../jobs/queue';

interface Due {
  readonly name: string;
}

/** Queues the job of each of these schedules that is due, once however many workers look; one that was missed while nobody worked is done once, not as often as it was missed. */
export const queueDue = (db: Kysely<DB>, names: readonly string[]): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Due>`
      update job_schedules s set next_run_at = now() + s.every
      from (select name from job_schedules where active and next_run_at <= now() and name = any(${names}::text[]) for update skip locked) d where d.name = s.name returning s.name`.execute(
      transaction,
    );
    for (const { name } of rows) {
      const id = await enqueue(transaction, { kind: 'clock', name, title: name, payload: {}, dedupeKey: name });
      if (id !== undefined)
        await sql`update job_schedules set last_job_id = ${id} where name = ${name}`.execute(transaction);
    }
    return rows.length;
  });
