import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** Days that work is kept after its end, with its rows: they are persons where students were imported. */
export const jobDays = 30;
/** Jobs in one transaction; each may have 50,000 rows. */
const batch = 20;

/** What a round took up: how many jobs, and the last of them; undefined when there was none. */
export type PurgeRound = { readonly jobs: number; readonly last: number } | undefined;

/**
 * Takes away work that ended long ago, with its rows, behind job number `after`. An import that students came from stays without its rows:
 * to forget it would count as a change of each of them.
 */
export const purgeJobs = async (db: Kysely<DB>, after: number): Promise<PurgeRound> => {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where kind in ('export', 'import', 'bulk') and state in ('done', 'failed', 'cancelled') and finished_at < now() - make_interval(days => ${jobDays}) and id > ${after}
    order by id limit ${batch} for update skip locked`.execute(db);
  const ids = rows.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return undefined;
  await sql`delete from file_uses where entity = 'jobs' and entity_id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from import_keys where job_id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from job_rows where job_id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from jobs j where id = any(${ids}::bigint[]) and not exists (select 1 from students s where s.import_job_id = j.id)`.execute(
    db,
  );
  return { jobs: ids.length, last };
};
