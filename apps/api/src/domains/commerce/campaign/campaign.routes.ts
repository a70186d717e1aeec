import type { campaignCalls } from '@lectern/contract/commerce';
import type { Handlers } from '../../../server/calls/frame';
import { coupons } from '../coupon/coupon.table';
import { declareResult } from './declare';
import { disqualify } from './disqualify';
import { listEntries } from './list-entries';
import { listMarketingQuizzes } from './quiz-list.queries';
import { requireCampaign } from './require-campaign';
import { voidWinner } from './void-winner';

export const campaignHandlers: Handlers<typeof campaignCalls> = {
  entries: listEntries,
  quizzes: async ({ request: { q }, db }) => ({ items: await listMarketingQuizzes(db, q) }),
  checkDeclared: async ({ request: { id }, db }) => {
    await requireCampaign(db, id);
    const { declaredAt, declaredBy, entries, eligible } = (await coupons.read(db, id)).campaign!;
    return { declared: declaredAt !== null, declaredAt, declaredBy, entries, eligible };
  },
  declare: declareResult,
  disqualify,
  voidWinner,
};
