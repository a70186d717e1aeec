import type { Plan, studentPlanCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { neighbourMoved } from '../../../records/place';
import type { Work } from '../../../server/calls/frame';
import type { PlanSide } from './plan-side';
import { planTables } from './plan.table';

type Move = Work<(typeof studentPlanCalls)['move']>;
const step = 1_048_576;

/** Puts a plan before another one, or last. The shelf is short: where no key is free, all plans get new ones. @throws 409 */
export const movePlan =
  (side: PlanSide) =>
  async ({ request, db, audit }: Move): Promise<Plan> => {
    const { plans } = planTables(side);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${side.table}.shelf`}, 0))`.execute(db);
    const before = await plans.lock(db, request);
    const { rows } = await sql<{ id: number; key: number }>`
      select id, sort_key as key from ${plans.table} where deleted_at is null and id <> ${before.id} order by sort_key, id`.execute(
      db,
    );
    const at = request.beforeId === null ? rows.length : rows.findIndex(({ id }) => id === request.beforeId);
    if (at < 0) throw neighbourMoved();
    const low = rows[at - 1]?.key ?? 0;
    const high = rows[at]?.key ?? low + 2 * step;
    if (high - low > 1) await plans.update(db, before, { sortKey: low + Math.floor((high - low) / 2) });
    else {
      const ids = [...rows.slice(0, at).map(({ id }) => id), before.id, ...rows.slice(at).map(({ id }) => id)];
      await sql`update ${plans.table} t set sort_key = n.at * ${step}::bigint from unnest(${ids}::bigint[]) with ordinality n (id, at) where n.id = t.id`.execute(
        db,
      );
    }
    audit({
      action: `${side.one}.move`,
      entity: side.table,
      entityId: before.id,
      label: before.name,
      changes: { beforeId: [null, request.beforeId] },
    });
    return plans.read(db, before.id);
  };
