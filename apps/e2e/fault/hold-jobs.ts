import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The place of the gate among advisory locks. */
const gate = 6_003_001;

/**
 * Closes a gate in the middle of jobs. A bulk change or an import waits in its second step, an export before its
 * first rows. None of them ends until this connection does. Jobs of a later start find the gate open.
 */
export const closeGate = async (database: pg.Client): Promise<void> => {
  await database.query('select pg_advisory_lock($1)', [gate]);
  await database.query(
    `create function wait_at_gate() returns trigger language plpgsql as $$
       begin perform pg_advisory_xact_lock_shared(${gate}); return new; end $$;
     create trigger wait_at_gate before update on jobs for each row
       when (old.state = 'running' and (
         old.kind in ('bulk', 'import') and (old.summary ->> 'done')::int > 0 or
         old.kind = 'export' and (new.progress_done > 0 or new.state <> 'running')))
       execute function wait_at_gate()`,
  );
};

/** Waits until this many jobs are at the gate. @throws after four minutes with the number that is there */
export const untilAtGate = async (database: pg.Client, jobs: number): Promise<void> => {
  const waiting = async (): Promise<number> =>
    (
      await database.query<{ n: number }>(
        `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
        [gate],
      )
    ).rows[0]?.n ?? 0;
  const end = Date.now() + 240_000;
  for (let there = await waiting(); there < jobs; there = await waiting()) {
    if (Date.now() > end) throw new Error(`${there} of ${jobs} jobs are in their middle`);
    await pause(50);
  }
};
