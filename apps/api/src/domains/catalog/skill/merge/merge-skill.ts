import { mergedAtOnce, type skillCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict } from '../../../../server/calls/errors';
import type { AuditEntry } from '../../../../server/calls/audit';
import type { Actor, Handler } from '../../../../server/calls/frame';
import { enqueue } from '../../../../server/jobs/queue';
import { refuseUnfinished } from './lock-merge';
import { lockMerges, readPair, type MergedSkill } from './lock-pair';
import { mergeJobName } from './merge-job-name';
import { readMerge } from './merges.queries';
import { blockedRows, countReferences, moveBlock, type Pair } from './move-rows.queries';

/** Rows that one statement moves. */
export const blockRows = 5000;

/** @throws 409 with what both skills have under one name and can't be dropped */
export const refuseBlocked = async (db: Kysely<DB>, pair: Pair): Promise<void> => {
  const blocked = await blockedRows(db, pair);
  if (blocked.length > 0)
    throw conflict(
      `Both skills have ${blocked.map(({ name }) => `“${name}”`).join(', ')}: rename or delete one of the two first`,
      { result: { blocked } },
    );
};

/** Name and slug of the source are further spellings of the target, where they are free and not its own. */
const addSpellings = async (db: Kysely<DB>, mergeId: number, source: MergedSkill, target: MergedSkill) => {
  const own = new Set([target.name, target.slug].map((each) => each.toLowerCase()));
  const spellings = [...new Map([source.name, source.slug].map((each) => [each.toLowerCase(), each])).entries()]
    .filter(([lower]) => !own.has(lower))
    .map(([, spelling]) => spelling);
  for (const spelling of spellings)
    await sql`
      with added as (insert into skill_aliases (skill_id, alias, source) values (${target.id}, ${spelling}, 'merge') on conflict do nothing returning alias)
      insert into skill_merge_rows (merge_id, table_name, column_name, row_key, action, row_before)
      select ${mergeId}, 'skill_aliases', 'skill_id', jsonb_build_object('alias', alias), 'added', '{}' from added`.execute(
      db,
    );
};

type Named = Pick<MergedSkill, 'id' | 'name'>;

/** What both skills' histories say of a merge, of trying it again, or of its undoing. */
export const auditsOf = (
  action: 'skill.merge' | 'skill.mergeRetry' | 'skill.mergeUndo',
  source: Named,
  target: Named,
  counts: Readonly<Record<string, number>>,
): AuditEntry[] => {
  const isMerge = action !== 'skill.mergeUndo';
  const entry = (skill: Named, changes: AuditEntry['changes']): AuditEntry => ({
    action,
    entity: 'skills',
    entityId: skill.id,
    label: skill.name,
    changes,
  });
  const counted = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, [null, count] as const]));
  return [
    entry(target, { merged: isMerge ? [null, source.name] : [source.name, null], ...counted }),
    entry(source, { mergedInto: isMerge ? [null, target.name] : [target.name, null] }),
  ] as AuditEntry[];
};

/** Moves a block and counts it; whether more is left. */
export const mergeBlock = async (
  db: Kysely<DB>,
  merge: Pair & { readonly mergeId: number },
  limit = blockRows,
): Promise<number> => {
  const { moved, dropped } = await moveBlock(db, { ...merge, limit });
  await sql`update skill_merges set moved = moved + ${moved}, dropped = dropped + ${dropped} where id = ${merge.mergeId}`.execute(
    db,
  );
  return moved + dropped;
};

/** Leaves the rest of a running merge to a job. */
export const startMergeJob = async (
  db: Kysely<DB>,
  { mergeId, source, target }: { readonly mergeId: number; readonly source: Named; readonly target: Named },
  actor: Actor,
): Promise<number | null> => {
  const title = `Merge of ${source.name} into ${target.name}`;
  const jobId = await enqueue(db, { kind: 'merge', name: mergeJobName, title, payload: { mergeId } }, actor);
  await sql`update skill_merges set job_id = ${jobId ?? null} where id = ${mergeId}`.execute(db);
  return jobId ?? null;
};

/** Merges one skill into another. Its rows go at once; very many by a job, while the skill is merged from here on. */
export const mergeSkill: Handler<typeof skillCalls.merge> = async ({ request, db, actor, audit }) => {
  await lockMerges(db);
  const { source, target } = await readPair(db, request, true);
  await refuseUnfinished(db, source);
  await refuseBlocked(db, request);
  const isLarge = (await countReferences(db, source.id, mergedAtOnce + 1)) > mergedAtOnce;
  const { rows } = await sql<{ id: number }>`
    insert into skill_merges (source_id, target_id, source_status, merged_by) values (${source.id}, ${target.id}, ${source.status}, ${actor.userId}) returning id`.execute(
    db,
  );
  const mergeId = rows[0]!.id;
  await addSpellings(db, mergeId, source, target);
  await sql`update skills set status = 'merged', merged_into_id = ${target.id} where id = ${source.id}`.execute(db);
  let jobId: number | null = null;
  if (isLarge) jobId = await startMergeJob(db, { mergeId, source, target }, actor);
  else {
    for (let isMore = true; isMore;) isMore = (await mergeBlock(db, { ...request, mergeId })) > 0;
    await sql`update skill_merges set state = 'done' where id = ${mergeId}`.execute(db);
  }
  const merge = await readMerge(db, mergeId);
  for (const entry of auditsOf('skill.merge', source, target, { moved: merge.moved, dropped: merge.dropped }))
    audit(entry);
  return { merge, jobId };
};
