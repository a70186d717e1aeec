import { subscriptionCalls } from '@lectern/contract/commerce';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { readListOf } from '../../../server/list/list';
import { listSubscriptions } from './subscription.queries';

export const subscriptionHandlers: Handlers<typeof subscriptionCalls> = {
  async list({ request, db, actor }) {
    const { audience } = request;
    refuseWithoutRight([audience === 'student' ? 'studentPlanList' : 'trainerPlanList'], actor);
    const list = readListOf(subscriptionCalls.list, request);
    if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Subscriptions are never deleted'));
    return listSubscriptions(db, list, audience);
  },
};
