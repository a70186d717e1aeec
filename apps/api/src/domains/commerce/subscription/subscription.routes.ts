import { subscriptionCalls, type subscriptionPageCalls, type PlanKind } from '@lectern/contract/commerce';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { readListOf } from '../../../server/list/list';
import { audienceOf, readOffers, readSubscription } from './subscription-page.queries';
import { listSubscriptions } from './subscription.queries';

/** The right to see the plans of an audience. */
const rightOf = (audience: PlanKind) => [audience === 'student' ? 'studentPlanList' : 'trainerPlanList'] as const;

export const subscriptionHandlers: Handlers<typeof subscriptionCalls> = {
  async list({ request, db, actor }) {
    const { audience } = request;
    refuseWithoutRight(rightOf(audience), actor);
    const list = readListOf(subscriptionCalls.list, request);
    if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Subscriptions are never deleted'));
    return listSubscriptions(db, list, audience);
  },
};

export const subscriptionPageHandlers: Handlers<typeof subscriptionPageCalls> = {
  async detail({ request: { id }, db, actor }) {
    const audience = await audienceOf(db, id);
    refuseWithoutRight(rightOf(audience), actor);
    return { subscription: await readSubscription(db, id, audience) };
  },

  async offers({ request: { id }, db }) {
    return { offers: await readOffers(db, id, await audienceOf(db, id)) };
  },
};
