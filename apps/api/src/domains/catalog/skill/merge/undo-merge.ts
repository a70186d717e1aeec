import type { skillCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict } from '../../../../server/calls/errors';
import { violates } from '../../../../server/calls/postgres-errors';
import type { Handler } from '../../../../server/calls/frame';
import { lockMerge, type StoredMerge } from './lock-merge';
import { lockMerges } from './lock-pair';
import { auditsOf } from './merge-skill';
import { readMerge } from './merges.queries';
import { restoreRows } from './restore-rows.queries';

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

/** Undoes a merge, also one that failed on its way: what still names the target because of it names the source again, dropped rows are there again. */
export const undoMerge: Handler<typeof skillCalls.mergeUndo> = async ({ request: { mergeId }, db, actor, audit }) => {
  await lockMerges(db);
  const merge = await lockMerge(db, mergeId);
  if (merge.state === 'undone') throw conflict('This merge has been undone already');
  if (merge.state === 'running') throw conflict('This merge is still running');
  if (merge.isLate) throw conflict('A merge can be undone for 30 days: it is too late');
  if (merge.mergedAgain !== null)
    throw conflict(`The skill has been merged into ${merge.mergedAgain} since: undo that merge first`);
  await giveBack(db, merge);
  const kept = await restoreRows(db, merge);
  await sql`update skill_merges set state = 'undone', error = null, undone_by = ${actor.userId}, undone_at = now() where id = ${mergeId}`.execute(
    db,
  );
  const after = await readMerge(db, mergeId);
  for (const entry of auditsOf('skill.mergeUndo', after.source, after.target, { kept })) audit(entry);
  return { merge: after, kept };
};
