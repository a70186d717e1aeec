import type { FieldError } from '@lectern/contract';
import type { Coupon } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { ApiError, badRequest, fieldError } from '../../../server/calls/errors';
import { campaignFixedErrors, changedCampaignFields, type CampaignNow, type CampaignValues } from './campaign-change';
import { lockCampaign } from './campaign-write.queries';

/** A campaign that is locked, its values after the change, and the names of those that differ. */
export interface CampaignChange {
  readonly now: CampaignNow;
  readonly after: CampaignValues;
  readonly changed: readonly (keyof CampaignValues)[];
}

interface Sent {
  readonly code?: string | undefined;
  readonly campaign?: CampaignValues | undefined;
}

const refuse = (error: FieldError | undefined): void => {
  if (error) throw badRequest(error);
};

/**
 * The change that a request makes to the campaign of a locked coupon; undefined for a standard one.
 * @throws 400 for values of the other kind, 409 for what is fixed
 */
export const campaignChange = async (
  db: Kysely<DB>,
  { id, kind, status }: Pick<Coupon, 'id' | 'kind' | 'status'>,
  { code, campaign }: Sent,
): Promise<CampaignChange | undefined> => {
  if (kind !== 'marketing') {
    refuse(campaign && fieldError('campaign', 'kind', 'Only marketing coupons have a campaign'));
    return undefined;
  }
  refuse(code ? fieldError('code', 'kind', 'The codes of a campaign are made by themselves') : undefined);
  const now = await lockCampaign(db, id);
  const after = campaign ?? now;
  const changed = changedCampaignFields(now, after);
  if (status === 'ended' && changed.length > 0)
    throw new ApiError(409, { message: 'This coupon has ended: only its name and description can change.' });
  const fixed = campaignFixedErrors(now, after);
  if (fixed.length > 0) throw new ApiError(409, { message: 'This can no longer change', error: fixed });
  return { now, after, changed };
};
