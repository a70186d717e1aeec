import { campaignErrors, type Coupon } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { quizErrors } from './campaign-write.queries';

/** Refuses to activate a campaign. @throws 400 for terms or a quiz that do not fit, 409 while codes are missing */
export const refuseUnready = async (db: Kysely<DB>, coupon: Coupon): Promise<void> => {
  const { campaign } = coupon;
  if (!campaign) return;
  const { codesMade, codeCount, entryEndsAt, quizId } = campaign;
  const isOver = coupon.status === 'draft' && Date.parse(entryEndsAt) <= Date.now();
  const wrong = [
    ...campaignErrors(campaign, coupon),
    ...(isOver ? [fieldError('campaign.entryEndsAt', 'ahead', 'Entries would be closed already')] : []),
    ...(await quizErrors(db, quizId)),
  ];
  if (wrong.length > 0) throw badRequest(wrong);
  if (codesMade < codeCount) {
    const [made, all] = [codesMade.toLocaleString('en-GB'), codeCount.toLocaleString('en-GB')];
    throw conflict(`Its codes are still being made: ${made} of ${all} are there`);
  }
};
