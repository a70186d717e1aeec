import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

/** The declaration of a campaign. @throws 404 for a coupon that is none */
export const requireCampaign = async (
  db: Kysely<DB>,
  couponId: number,
): Promise<{ readonly couponId: number; readonly isDeclared: boolean }> => {
  const row = await db
    .selectFrom('marketingCoupons')
    .select('resultDeclaredAt')
    .where('couponId', '=', couponId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { couponId, isDeclared: row.resultDeclaredAt !== null };
};
