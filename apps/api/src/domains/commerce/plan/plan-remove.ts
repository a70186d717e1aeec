import type { Plan, studentPlanCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import type { PlanSide } from './plan-side';
import { planTables } from './plan.table';

type Delete = Work<(typeof studentPlanCalls)['delete']>;
type Restore = Work<(typeof studentPlanCalls)['restore']>;

/** Deletes a plan that nobody has bought and no coupon is limited to. @throws 409 */
export const deletePlan =
  (side: PlanSide) =>
  async ({ request, db, audit }: Delete): Promise<{ restorableUntil: string }> => {
    const { plans } = planTables(side);
    const plan = await plans.lock(db, request);
    if (plan.wasSold) throw conflict('This plan was sold: retire it instead');
    const { rows } = await sql<{ name: string }>`
      select c.name from coupon_targets x join coupons c on c.id = x.coupon_id
      where x.${sql.id(side.planId)} = ${plan.id} and c.deleted_at is null order by c.name limit 1`.execute(db);
    if (rows[0]) throw conflict(`The coupon “${rows[0].name}” is limited to this plan`);
    const restorableUntil = await plans.softDelete(db, plan.id);
    audit({ action: `${side.one}.delete`, entity: side.table, entityId: plan.id, label: plan.name });
    return { restorableUntil };
  };

/** Restores a plan within 30 days. @throws 409 where its name or slug is taken meanwhile */
export const restorePlan =
  (side: PlanSide) =>
  async ({ request, db, audit }: Restore): Promise<Plan> => {
    const { plans } = planTables(side);
    const plan = await plans.lockDeleted(db, request);
    await plans.update(db, plan, { deletedAt: null });
    audit({ action: `${side.one}.restore`, entity: side.table, entityId: plan.id, label: plan.name });
    return plans.read(db, plan.id);
  };
