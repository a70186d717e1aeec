import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict, notFound } from '../../../../server/calls/errors';

/** A merge as it is stored. */
export interface StoredMerge {
  readonly id: number;
  readonly sourceId: number;
  readonly targetId: number;
  readonly state: 'running' | 'failed' | 'done' | 'undone';
  readonly sourceStatus: string;
  readonly isLate: boolean;
  readonly mergedAgain: string | null;
}

/** A merge with both its skills, locked. @throws 404 */
export const lockMerge = async (db: Kysely<DB>, id: number): Promise<StoredMerge> => {
  const { rows } = await sql<StoredMerge>`
    select m.id, m.source_id, m.target_id, m.state, m.source_status, m.undo_until <= now() as is_late,
      (select n.name from skills t join skills n on n.id = t.merged_into_id where t.id = m.target_id) as merged_again
    from skill_merges m where m.id = ${id} for update of m`.execute(db);
  const [merge] = rows;
  if (!merge) throw notFound();
  await sql`select 1 from skills where id in (${merge.sourceId}, ${merge.targetId}) order by id for update`.execute(db);
  return merge;
};

/** @throws 409 where a skill is not whole yet: what is merged into it has not moved to the end */
export const refuseUnfinished = async (
  db: Kysely<DB>,
  { id, name }: { readonly id: number; readonly name: string },
) => {
  const { rows } = await sql<{ source: string }>`
    select s.name as source from skill_merges m join skills s on s.id = m.source_id
    where m.target_id = ${id} and m.state in ('running', 'failed') order by m.id limit 1`.execute(db);
  if (rows[0])
    throw conflict(`${rows[0].source} is still being merged into ${name}: wait for its end, or undo that merge first`);
};
