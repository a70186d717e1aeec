import { campaignErrors, type Coupon } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { quizErrors } from './campaign-write.queries';

/** Refuses to activate a campaign. @throws 400 for terms or a quiz that do not fit, 409 while codes are missing */
export const refuseUnready = async (db: Kysely<DB>, coupon: Coupon): Promise<void> => {
  const { campaign } = coupon;
  if (!campaign) return;
  const { codesMade, codeCount, entryEndsAt, quizId, declaredAt, isMakingCodes } = campaign;
  const isOver = coupon.status === 'draft' && Date.parse(entryEndsAt) <= Date.now();
  const wrong = [
    ...campaignErrors(campaign, coupon),
    ...(isOver ? [fieldError('campaign.entryEndsAt', 'ahead', 'Entries would be closed already')] : []),
    // A result is final: its quiz may be archived.
    ...(declaredAt === null ? await quizErrors(db, quizId) : []),
  ];
  if (wrong.length > 0) throw badRequest(wrong);
  if (codesMade < codeCount) {
    const [made, all] = [codesMade.toLocaleString('en-GB'), codeCount.toLocaleString('en-GB')];
    throw conflict(
      isMakingCodes
        ? `Its codes are still being made: ${made} of ${all} are there`
        : `Only ${made} of ${all} codes were made: save the coupon again to make the others`,
    );
  }
};

/** Refuses to restore a campaign that runs without its quiz. @throws 409 unless it is a draft, over, or has a ready quiz */
export const refuseWithoutQuiz = async (db: Kysely<DB>, { campaign, status }: Coupon): Promise<void> => {
  if (!campaign || campaign.declaredAt !== null || status === 'draft' || status === 'ended') return;
  if ((await quizErrors(db, campaign.quizId)).length > 0)
    throw conflict(`Its quiz “${campaign.quizTitle}” is not ready for campaigns: make it ready first`);
};
