import type { ResponseOf } from '@lectern/contract';
import {
  batchFlow,
  batchStatuses,
  isOpenBatch,
  reopenDays,
  type BatchDetail,
  type batchCalls,
} from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { requireTransition } from '../../../records/status-flow';
import { conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { noteActivities } from './activity.queries';
import { batchAudit } from './batch-create';
import { addMeetings, spanMeetings } from './batch-write.queries';
import { batches } from './batch.table';
import { advanceLeads } from '../student/lead.queries';
import { activeMembers } from './member/member.queries';
import { releaseHolds } from './member/release-holds';
import { announce } from './news/announce';
import { bothOf, membersOf, trainersOf } from './news/readers';
import { lockTrainer } from './overlap.queries';
import { readPlan, refuseOverlaps, refuseOwnOverlaps, refusePast } from './plan';

type Change = Work<typeof batchCalls.status>;

const cancel = async (db: Kysely<DB>, batch: BatchDetail, reason: string): Promise<void> => {
  await sql`
    update meetings set state = 'cancelled', state_reason = ${reason} where batch_id = ${batch.id} and state in ('scheduled','live') and deleted_at is null`.execute(
    db,
  );
  await announce(db, {
    batchId: batch.id,
    kind: 'batch.cancelled',
    to: bothOf(membersOf(batch.id, ['active', 'reserved', 'waitlisted']), trainersOf([batch.trainerId])),
    values: { reason },
  });
  await releaseHolds(db, [batch.id], 'The batch was cancelled');
};

const addNew = async (db: Kysely<DB>, batch: BatchDetail, meetings: Change['request']['meetings']): Promise<void> => {
  const plan = await readPlan(db, batch.timeZone, { meetings });
  const pathOf = (at: number): string => `meetings[${at}].localStart`;
  refusePast(plan, new Date(), pathOf);
  refuseOwnOverlaps(plan, pathOf);
  await refuseOverlaps(db, batch.trainerId, plan, { pathOf });
  await addMeetings(db, batch.id, plan);
  await spanMeetings(db, batch.id);
};

const isLate = ({ endsAt }: BatchDetail): boolean => Date.parse(endsAt) < Date.now() - reopenDays * 86_400_000;

/** Why a batch can't be reopened like this, whatever is planned. */
const reopenBlocker = (batch: BatchDetail, to: string): string | undefined => {
  if (to === '3') return isLate(batch) ? `It ended more than ${reopenDays} days ago` : undefined;
  return batch.meetingsHeld > 0 ? 'Meetings have been held' : undefined;
};

/** Cancels a batch with a reason; reopens a missed or started one as Upcoming, or a completed one as Ongoing, with new meetings. */
export const changeBatchStatus = async ({
  request: { to, reason = '', meetings, ...named },
  db,
  actor,
  audit,
}: Change): Promise<ResponseOf<typeof batchCalls.status>> => {
  const { rows } = await sql<{ trainerId: number }>`select trainer_id from batches where id = ${named.id}`.execute(db);
  await lockTrainer(db, rows[0]?.trainerId ?? 0);
  const batch = await batches.lock(db, named);
  requireTransition({
    ...{ flow: batchFlow, statuses: batchStatuses, from: batch.status, to, reason: reason.trim(), actor, field: 'to' },
  });
  if (to === '5') await cancel(db, batch, reason.trim());
  else {
    const blocker = reopenBlocker(batch, to);
    if (blocker) throw conflict(blocker);
    await addNew(db, batch, meetings);
    if (to === '3')
      await sql`update batch_members set state = 'active' where batch_id = ${batch.id} and state = 'completed'`.execute(
        db,
      );
  }
  await batches.update(db, batch, {
    timingStatus: Number(to),
    statusReason: reason.trim(),
    statusChangedAt: new Date(),
  });
  const after = await batches.read(db, batch.id);
  const lead = to === '5' ? 'lapsed' : isOpenBatch(batch.status) ? undefined : 'enrolled';
  if (lead) for (const entry of await advanceLeads(db, await activeMembers(db, [batch.id]), lead)) audit(entry);
  if (to !== '5')
    await announce(db, {
      batchId: batch.id,
      kind: 'batch.reopened',
      to: bothOf(membersOf(batch.id), trainersOf([batch.trainerId])),
    });
  const entry = batchAudit('status', batch, batch, after);
  audit({
    ...entry,
    changes: {
      ...entry.changes,
      status: [batch.status, to],
      ...(reason && { statusReason: [batch.statusReason, reason] }),
    },
  });
  await noteActivities(db, [
    {
      batchId: batch.id,
      kind: to === '5' ? 'batch.cancelled' : 'batch.reopened',
      actorId: actor.userId,
      data: { from: batch.status, to, reason: reason.trim() },
    },
  ]);
  return { batch: after };
};
