import type { ownMoneyCalls } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { endWithPeriod, keepGoing } from '../subscription/cancel';
import { hold } from '../subscription/held';
import { readOwnLinks, shownLink } from './own-link.queries';
import { readOwnPayments } from './own-payment.queries';
import { readOwnPlans, requireOwnPlan } from './own-plan.queries';

const keyOf = (db: Kysely<DB>, id: number) =>
  db.selectFrom('subscriptions').select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow();

/** Plans and money as their student sees them, without the seller's facts. */
export const ownMoneyHandlers = (services: Pick<Services, 'publicUrl' | 'keys'>): Handlers<typeof ownMoneyCalls> => ({
  plans: async ({ db, actor }) => ({
    plans: await readOwnPlans(db, actor.userId, await readOwnLinks(db, services, actor)),
  }),

  payments: async ({ db, actor }) => ({
    ...(await readOwnPayments(db, actor.userId)),
    links: (await readOwnLinks(db, services, actor)).map(shownLink),
  }),

  async cancel({ request: { id, version }, db, actor, audit }) {
    await requireOwnPlan(db, id, actor.userId);
    audit(await endWithPeriod(db, await hold(db, id, version), 'Cancelled by the student'));
    return keyOf(db, id);
  },

  async keep({ request: { id, version }, db, actor, audit }) {
    await requireOwnPlan(db, id, actor.userId);
    audit(await keepGoing(db, await hold(db, id, version)));
    return keyOf(db, id);
  },
});
