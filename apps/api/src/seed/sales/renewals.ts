import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { paylinkClock } from '../../domains/commerce/paylink/paylink-clock';
import { subscriptionClock } from '../../domains/commerce/subscription/subscription-clock';
import { subscriptionRenewals } from '../../domains/commerce/subscription/renewals-job';
import type { SalesSteps, Sold } from './steps';

/** A link that was made for the next period of a plan. */
export interface RenewalLink extends Sold {
  /** Null for the plan of a trainer. */
  readonly studentId: number | null;
  readonly periodNo: number;
  readonly madeAt: Date;
}

/** Runs the jobs of the clock. */
export const runClocks = async ({ work }: SalesSteps): Promise<void> => {
  await subscriptionClock.run(work);
  await subscriptionRenewals.run(work);
  await paylinkClock.run(work);
};

/** Renewal links after the one with this id, the oldest first. */
export const renewalLinks = async (db: Kysely<DB>, after: number): Promise<readonly RenewalLink[]> =>
  (
    await sql<Omit<RenewalLink, 'madeAt'> & { madeAt: string }>`
      select l.id as link_id, o.id as order_id, o.currency, o.total_minor, o.student_id, o.period_no, l.created_at as made_at
      from payment_links l join orders o on o.id = l.order_id where l.id > ${after} and o.channel = 'renewal' order by l.id`.execute(
      db,
    )
  ).rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt) }));
