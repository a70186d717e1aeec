import type { OwnPlan, PlanLimits } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { limitUses } from '../limit/limit-use.queries';
import { shownLink, type FoundLink } from './own-link.queries';

type Stored = Omit<OwnPlan, 'limits' | 'renewal'> & { readonly studentId: number; readonly limits: PlanLimits };

const ownStudents = (userId: number): RawBuilder<unknown> =>
  sql`(select s.id from students s where s.user_id in (select accounts_of(${userId})))`;

/** Plans of a student that run or are about to begin, with uses of limits and the next period's link. */
export const readOwnPlans = async (db: Kysely<DB>, userId: number, links: readonly FoundLink[]): Promise<OwnPlan[]> => {
  const { rows } = await sql<Stored>`
    select b.id, b.version, b.status, q.name as plan, b.currency, y.symbol, y.exponent, b.price_minor, b.starts_at, b.period_ends_at,
      b.cancel_at_end as is_cancelled_at_end, b.student_id, v.limits
    from subscriptions b join plan_versions v on v.id = b.plan_version_id join student_plans q on q.id = v.student_plan_id join currencies y on y.code = b.currency
    where b.student_id in ${ownStudents(userId)} and b.status in ('scheduled', 'trial', 'active', 'past_due')
    order by b.status = 'scheduled', b.starts_at, b.id`.execute(db);
  return Promise.all(
    rows.map(async ({ studentId, limits, ...plan }) => {
      const renewal = links.find(({ subscriptionId }) => subscriptionId === plan.id);
      return {
        ...plan,
        limits: await limitUses(db, { kind: 'student', id: studentId }, limits),
        renewal: renewal ? shownLink(renewal) : null,
      };
    }),
  );
};

/** @throws 404 for the plan of somebody else */
export const requireOwnPlan = async (db: Kysely<DB>, id: number, userId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from subscriptions b where b.id = ${id} and b.student_id in ${ownStudents(userId)}`.execute(db);
  if (rows.length === 0) throw notFound();
};
