import type { skillCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { conflict } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { lockMerge } from './lock-merge';
import { lockMerges } from './lock-pair';
import { auditsOf, refuseBlocked, startMergeJob } from './merge-skill';
import { readMerge } from './merges.queries';

/** Goes on with a merge that has failed, by a new job of the person who tries it again. */
export const retryMerge: Handler<typeof skillCalls.mergeRetry> = async ({ request: { mergeId }, db, actor, audit }) => {
  await lockMerges(db);
  const merge = await lockMerge(db, mergeId);
  if (merge.state === 'running') throw conflict('This merge is running already');
  if (merge.state !== 'failed') throw conflict('This merge has ended: there is nothing to try again');
  await refuseBlocked(db, merge);
  await sql`update skill_merges set state = 'running', error = null where id = ${mergeId}`.execute(db);
  const { source, target } = await readMerge(db, mergeId);
  const jobId = await startMergeJob(db, { mergeId, source, target }, actor);
  for (const entry of auditsOf('skill.mergeRetry', source, target, {})) audit(entry);
  return { merge: await readMerge(db, mergeId), jobId };
};
