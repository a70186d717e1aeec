import { planFlow, planStatuses, type Plan, type PlanStatus, type studentPlanCalls } from '@lectern/contract/commerce';
import { messages, say } from '@lectern/contract';
import { sql } from 'kysely';
import { statusFlow } from '../../../records/status-flow';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import type { PlanSide } from './plan-side';
import { planTables } from './plan.table';
import { publishDraft } from './publish';
import { openLinksOf } from './touched.queries';

type Change = Work<(typeof studentPlanCalls)['changeStatus']>;

/** @throws 409 with the people who have open payment links */
const requireNoOpenLinks = async (db: Change['db'], side: PlanSide, id: number): Promise<void> => {
  // A link that is made at the same moment holds the version too. It is seen here, or it sees the retired plan.
  await sql`select 1 from plan_versions where ${sql.ref(side.planId)} = ${id} and state = 'live' for update`.execute(
    db,
  );
  const open = await openLinksOf(db, side, id);
  if (open.length === 0) return;
  const total = open[0]!.total;
  const names = open.map(({ id: link, person }) => `${person} (link ${link})`).join(', ');
  const others = total > open.length ? ` and ${total - open.length} more` : '';
  throw conflict(`Payment links are open for it: ${names}${others}`);
};

/** Publishes the draft version of a plan that was drafted, is on sale or paused; it is on sale afterwards. */
const publishVersion = async (side: PlanSide, { request, db, actor, audit }: Change): Promise<Plan> => {
  const { plans } = planTables(side);
  const { status, moveSubscribers: move = 'none' } = request;
  if (status !== 'published')
    throw badRequest(fieldError('status', 'publish', say(messages.invalid, { field: 'Status' })));
  const before = await plans.lock(db, request);
  if (before.status === 'retired') throw conflict('A retired plan is never sold again');
  const touched = await publishDraft(db, side, before, { move, userId: actor.userId });
  await plans.update(db, before, { status: 'published', statusReason: '' });
  audit({
    action: `${side.one}.publish`,
    entity: side.table,
    entityId: before.id,
    label: before.name,
    changes: {
      ...(before.status !== 'published' && { status: [before.status, 'published'] }),
      liveNo: [before.liveNo, before.draftNo],
      moved: [null, move === 'at_renewal' ? touched.moving : 0],
    },
  });
  return plans.read(db, before.id);
};

/** Changes the status of a plan, or publishes its draft version. */
export const changePlanStatus = (side: PlanSide) => {
  const { plans } = planTables(side);
  const byFlow = statusFlow<Plan>(plans, {
    one: side.one,
    statuses: planStatuses,
    flow: planFlow,
    guard: async ({ db, before, to }) => {
      if (to === 'retired') await requireNoOpenLinks(db, side, before.id);
    },
  });
  return async (work: Change): Promise<Plan> => {
    const { id, status, publishVersion: isPublishing } = work.request;
    const isFirst = status === 'published' && ((await plans.read(work.db, id)).status as PlanStatus) === 'draft';
    return isPublishing || isFirst ? publishVersion(side, work) : byFlow(work);
  };
};
