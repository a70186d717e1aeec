import type { skillCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict, notFound } from '../../../../server/calls/errors';
import { violates } from '../../../../server/calls/postgres-errors';
import type { Handler } from '../../../../server/calls/frame';
import { lockMerges } from './lock-pair';
import { auditsOf } from './merge-skill';
import { readMerge } from './merges.queries';
import { restoreRows } from './restore-rows.queries';

interface StoredMerge {
  readonly id: number;
  readonly sourceId: number;
  readonly targetId: number;
  readonly state: 'running' | 'done' | 'undone';
  readonly sourceStatus: string;
  readonly isLate: boolean;
  readonly mergedAgain: string | null;
}

const lockMerge = async (db: Kysely<DB>, id: number): Promise<StoredMerge> => {
  const { rows } = await sql<StoredMerge>`
    select m.id, m.source_id, m.target_id, m.state, m.source_status, m.undo_until <= now() as is_late,
      (select n.name from skills t join skills n on n.id = t.merged_into_id where t.id = m.target_id) as merged_again
    from skill_merges m where m.id = ${id} for update of m`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** The source is a skill of its own again. @throws 409 where its name or slug has been taken */
const giveBack = async (db: Kysely<DB>, { sourceId, sourceStatus }: StoredMerge): Promise<void> => {
  try {
    await sql`update skills set status = ${sourceStatus}, merged_into_id = null where id = ${sourceId}`.execute(db);
  } catch (error) {
    if (violates(error, 'skills_name'))
      throw conflict('Another skill of its category has its name by now: rename that one first');
    if (violates(error, 'skills_slug')) throw conflict('Another skill has its slug by now: change that one first');
    throw error;
  }
};

/** Undoes a merge: what still names the target because of it names the source again, dropped rows are there again. */
export const undoMerge: Handler<typeof skillCalls.mergeUndo> = async ({ request: { mergeId }, db, actor, audit }) => {
  await lockMerges(db);
  const merge = await lockMerge(db, mergeId);
  await sql`select 1 from skills where id in (${merge.sourceId}, ${merge.targetId}) order by id for update`.execute(db);
  if (merge.state === 'undone') throw conflict('This merge has been undone already');
  if (merge.state === 'running') throw conflict('This merge is still running');
  if (merge.isLate) throw conflict('A merge can be undone for 30 days: it is too late');
  if (merge.mergedAgain !== null)
    throw conflict(`The skill has been merged into ${merge.mergedAgain} since: undo that merge first`);
  await giveBack(db, merge);
  const kept = await restoreRows(db, merge);
  await sql`update skill_merges set state = 'undone', undone_by = ${actor.userId}, undone_at = now() where id = ${mergeId}`.execute(
    db,
  );
  const after = await readMerge(db, mergeId);
  for (const entry of auditsOf('skill.mergeUndo', after.source, after.target, { kept })) audit(entry);
  return { merge: after, kept };
};
