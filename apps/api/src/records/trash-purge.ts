import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { writeAudit, type AuditEntry } from '../server/calls/audit';
import { defineJob } from '../server/jobs/job';
import { purgeJobs, type PurgeRound } from '../server/scheduled-jobs/job-purge';
import { restorableDays } from './restorable-days';

const violatesReference = '23503';

/** Removes one row under a savepoint; where something still refers to it, it stays hidden. */
const removeOne = async (db: Kysely<DB>, table: string, id: number): Promise<boolean> => {
  await sql`savepoint one`.execute(db);
  try {
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    // Triggers of a domain may hold on to a row with a code of their own (CT…, CM…), as keys do with PostgreSQL's.
    if (code !== violatesReference && !/^[A-Z]{2}\d{3}$/.test(code)) throw error;
    await sql`rollback to savepoint one`.execute(db);
    return false;
  } finally {
    await sql`release savepoint one`.execute(db);
  }
};

const batch = 200;

/**
 * Purges rows of these tables that were deleted more than 30 days ago and have no references, referenced ones last; and
 * work that ended so long ago. People are erased, not purged: their traces are others' too.
 */
export const trashPurge = (tables: readonly string[]) =>
  defineJob({
    name: 'trash.purge',
    kind: 'clock',
    async run({ step, origin }) {
      let done = 0;
      for (const table of tables) {
        let after = 0;
        for (let isMore = true; isMore;) {
          let next = after;
          let removed = 0;
          await step(async (db) => {
            const { rows } = await sql<{ id: number }>`
            select id from ${sql.table(table)} where deleted_at < now() - make_interval(days => ${restorableDays}) and id > ${after} order by id limit ${batch} for update skip locked`.execute(
              db,
            );
            const entries: AuditEntry[] = [];
            for (const { id } of rows)
              if (await removeOne(db, table, id)) entries.push({ action: 'trash.purge', entity: table, entityId: id });
            const gone = entries.map(({ entityId }) => entityId);
            await sql`delete from text_revisions where entity = ${table} and entity_id = any (${gone}::bigint[])`.execute(
              db,
            );
            await writeAudit(db, origin, entries);
            removed = entries.length;
            next = rows.at(-1)?.id ?? after;
            isMore = rows.length === batch;
            return { done: done + removed };
          });
          after = next;
          done += removed;
        }
      }
      for (let round: PurgeRound = { jobs: 0, last: 0 }; round;) {
        const { last } = round;
        await step(async (db) => {
          round = await purgeJobs(db, last);
          return { done: done + (round?.jobs ?? 0) };
        });
        done += round?.jobs ?? 0;
      }
      return { state: 'done' };
    },
  });
