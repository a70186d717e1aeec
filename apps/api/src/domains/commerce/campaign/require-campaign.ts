import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

/** @throws 404 for a coupon that is no campaign */
export const requireCampaign = async (db: Kysely<DB>, couponId: number): Promise<void> => {
  const row = await db
    .selectFrom('marketingCoupons')
    .select('couponId')
    .where('couponId', '=', couponId)
    .executeTakeFirst();
  if (!row) throw notFound();
};
