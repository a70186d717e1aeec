import { sql } from 'kysely';
import { subscriptionChangeHandlers } from '../../domains/commerce/subscription/change-subscription';
import { daysAgo, type Making } from './course-sales';
import { findPlan } from './stock.queries';

interface Running {
  readonly id: number;
  readonly version: number;
  readonly planId: number;
}

/** Plans of the last two months that were cancelled, are to end, or move to another plan. */
export const planChanges = (making: Making): void => {
  const { db, steps, at, admin, tools } = making;
  const ago = daysAgo(making);
  const handlers = subscriptionChangeHandlers(tools);
  /** Chooses a paid plan with an end, without a change and without an open link. A change of the last days has not come about yet. */
  const change = (days: number, then: (plan: Running) => Promise<unknown>): void =>
    at(ago(days), async () => {
      const { rows } = await sql<Running>`
        select b.id, b.version, v.student_plan_id as plan_id from subscriptions b join plan_versions v on v.id = b.plan_version_id
        where b.status = 'active' and b.price_minor > 0 and b.period_ends_at > money_now() + make_interval(days => ${days < 10 ? days + 2 : 1}) and not b.cancel_at_end and b.next_version_id is null
          and not exists (select 1 from orders o where o.subscription_id = b.id and o.status = 'open')
        order by b.id offset ${days % 7} limit 1`.execute(db);
      if (rows[0]) await then(rows[0]);
    });
  const cancel = (days: number, when: 'now' | 'end', reason: string): void =>
    change(days, ({ id, version }) => steps.perform(handlers.cancel, admin, { id, version, when, reason }));

  cancel(52, 'now', 'Moves to another city');
  cancel(23, 'now', 'Learns at school only');
  cancel(40, 'end', 'Pauses for the exams');
  for (const days of [9, 4, 2]) cancel(days, 'end', 'Goes on without a plan');
  for (const days of [5, 3])
    change(days, async ({ id, version, planId }) => {
      const [learner, scholar] = [await findPlan(db, 'Learner'), await findPlan(db, 'Scholar')];
      const request = { id, version, planId: planId === scholar ? learner : scholar };
      await steps.perform(handlers.move, admin, request);
    });
};
