import type { RequestOf, ResponseOf } from '@lectern/contract';
import { batchFields, type BatchDetail, type batchCalls } from '@lectern/contract/people';
import { trimmed } from '../../../records/record-writes';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import type { Work } from '../../../server/calls/frame';
import { noteActivities } from './activity.queries';
import { addMeetings, setRules, spanMeetings } from './batch-write.queries';
import { checkBatch } from './batch-check';
import { batches } from './batch.table';
import { readPlan, refuseOverlaps, refuseOwnOverlaps, refusePast, requireZone } from './plan';

const audited = [...Object.keys(batchFields), 'startsAt', 'endsAt', 'deletedAt'] as (keyof BatchDetail & string)[];

/** What the audit log says of a change of a batch, in the order of the form. */
export const batchAudit = (
  name: string,
  batch: Pick<BatchDetail, 'id' | 'title'>,
  before: Partial<BatchDetail>,
  after: Partial<BatchDetail>,
): AuditEntry => ({
  action: `batch.${name}`,
  entity: 'batches',
  entityId: batch.id,
  label: batch.title,
  changes: changesOf<BatchDetail>(before, after, audited),
});

const pathOf = (plan: Pick<RequestOf<typeof batchCalls.create>, 'rules'>) => (at: number) =>
  (plan.rules ?? []).length > 0 ? 'rules' : `meetings[${at}].localStart`;

/** Creates a batch with its meetings: none of them in the past, or when the trainer has another. */
export const createBatch = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof batchCalls.create>): Promise<ResponseOf<typeof batchCalls.create>> => {
  const { rules = [], startsOn: _from, meetingCount: _count, meetings: _meetings, ...written } = request;
  await requireZone(db, written.timeZone);
  const plan = await readPlan(db, written.timeZone, request);
  const path = pathOf(request);
  refusePast(plan, new Date(), path);
  refuseOwnOverlaps(plan, path);
  await checkBatch(db, written, plan[0]?.startsAt);
  await refuseOverlaps(db, written.trainerId, plan, { pathOf: path });
  const instants = plan.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const);
  const id = await batches.insert(db, {
    ...trimmed(written),
    startsAt: new Date(Math.min(...instants.map(([start]) => start))),
    endsAt: new Date(Math.max(...instants.map(([, end]) => end))),
    createdBy: actor.userId,
  });
  await setRules(db, id, rules);
  await addMeetings(db, id, plan);
  await spanMeetings(db, id);
  const batch = await batches.read(db, id);
  audit(batchAudit('create', batch, {}, batch));
  await noteActivities(db, [
    { batchId: id, kind: 'batch.created', actorId: actor.userId, data: { meetings: plan.length } },
  ]);
  return { batch };
};
