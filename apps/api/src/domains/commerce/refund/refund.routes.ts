import { refundCalls } from '@lectern/contract/commerce';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readListOf } from '../../../server/list/list';
import type { Services } from '../../../server/services';
import { createRefund } from './create-refund';
import { approveRefund, settleRefund } from './decide-refund';
import { listRefunds } from './refund.queries';

export const refundHandlers = (services: Pick<Services, 'keys' | 'publicUrl'>): Handlers<typeof refundCalls> => ({
  async list({ request, db }) {
    const list = readListOf(refundCalls.list, request);
    if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Refunds are never deleted'));
    return listRefunds(db, list);
  },
  create: createRefund,
  approve: approveRefund(services),
  settle: settleRefund(services),
});
