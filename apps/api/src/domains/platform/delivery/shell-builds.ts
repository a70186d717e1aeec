import type { GatedShell } from '@lectern/remote-kit/shell-gate';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ObjectStore } from '../../../storage/store';
import { retentionDays } from '../remotes/retention';
import { removeFile } from '../../../server/delivery/compressed';

/** How often a process says again which build it serves, in ms: far more often than a build is forgotten. */
const pause = 60 * 60 * 1000;
/** How often it looks at the clock for that, in ms: a timer stops while the machine sleeps. */
const look = 60 * 1000;

/**
 * Notes that a process serves this build of the shell at this moment, with what the build gives to remotes. With `waits` a build
 * that is to be promoted stays so. The statement is held while anyone takes its files away, so that they are written again.
 */
export const noteServed = async (
  db: Kysely<DB>,
  hash: string,
  shell?: GatedShell,
  waits = shell === undefined,
): Promise<void> => {
  const given = shell ? JSON.stringify(shell.given) : null;
  await sql`
    insert into shell_builds as b (hash, shell_version, given) values (${hash}, ${shell?.version ?? null}, ${given}::jsonb)
    on conflict (hash) do update set last_served_at = now(), is_next = b.is_next and ${waits}, shell_version = coalesce(excluded.shell_version, b.shell_version), given = coalesce(excluded.given, b.given)`.execute(
    db,
  );
};

/** Goes on to do so as long as the process lives, by the clock on the wall; answers a stop. What failed is done again with the next look. */
export const keepServed = (say: () => Promise<unknown>, failed: (error: unknown) => void): (() => void) => {
  let saidAt = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - saidAt < pause) return;
    saidAt = Date.now();
    say().catch((error: unknown) => {
      saidAt = 0;
      failed(error);
    });
  }, look);
  timer.unref();
  return () => clearInterval(timer);
};

/** A file of a build: the hash may be none that the table takes, and a store keeps markers of folders among files. */
const buildFile = /^shell\/([A-Za-z0-9._@-]{1,100})\/./;

/** Begins the time of builds that lie in the store and that nobody has noted. */
export const noteUnknown = async (db: Kysely<DB>, store: ObjectStore): Promise<void> => {
  const hashes = new Set<string>();
  for await (const path of store.list('shell/')) {
    const hash = buildFile.exec(path)?.[1];
    if (hash !== undefined) hashes.add(hash);
  }
  await sql`insert into shell_builds (hash) select * from unnest(${[...hashes]}::text[]) on conflict do nothing`.execute(
    db,
  );
};

/** The next build after this hash that no process has served for so long and that no page may be given, held until the transaction ends; undefined when there is none. */
export const takeOldBuild = async (db: Kysely<DB>, after: string): Promise<string | undefined> => {
  const { rows } = await sql<{ hash: string }>`
    select hash from shell_builds b where last_served_at < now() - make_interval(days => ${retentionDays}) and hash > ${after}
      and not exists (select 1 from shell_channel c where b.hash in (c.hash, c.previous_hash, c.canary_hash)) order by hash limit 1 for update skip locked`.execute(
    db,
  );
  return rows[0]?.hash;
};

/** Takes away a build's files, then what is known of it. */
export const removeBuild = async (db: Kysely<DB>, store: ObjectStore, hash: string): Promise<void> => {
  for await (const path of store.list(`shell/${hash}/`)) await removeFile(store, path);
  await sql`delete from shell_builds where hash = ${hash}`.execute(db);
};
