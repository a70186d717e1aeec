import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Actor } from '../../../server/calls/frame';
import type { Priced } from '../sale/quote';

/** Inserts the order of a price, with its coupon's use. It is frozen from then on. Gives its id. */
export const makeOrder = async (
  db: Kysely<DB>,
  { quote, buyer, item, provider, coupon, currency, baseMinor, rateId }: Priced,
  actor: Actor,
): Promise<number> => {
  const { id } = await db
    .insertInto('orders')
    .values({
      userId: buyer.userId,
      studentId: buyer.studentId,
      trainerId: buyer.trainerId,
      channel: 'paylink',
      itemKind: item.kind,
      planVersionId: item.planVersionId,
      courseId: item.kind === 'course' ? item.id : null,
      batchId: item.kind === 'batch' ? item.id : null,
      title: item.title,
      currency: currency.code,
      listMinor: quote.listMinor,
      discountMinor: quote.discountMinor,
      taxMinor: quote.taxMinor,
      taxIncluded: quote.taxIncluded,
      taxLines: JSON.stringify(quote.taxLines),
      totalMinor: quote.totalMinor,
      couponId: coupon?.couponId ?? null,
      categoryId: item.categoryId,
      sellerTrainerId: item.sellerTrainerId,
      baseCurrency: quote.converted?.fromCurrency ?? currency.code,
      baseMinor,
      rateId,
      inrRate: currency.rate,
      test: provider.isTest,
      billTo: JSON.stringify(quote.billTo),
      salesUserId: actor.userId,
      createdBy: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (coupon)
    await sql`
      insert into coupon_redemptions (coupon_id, code_id, user_id, order_id, currency, discount_minor, reserved_at)
      values (${coupon.couponId}, ${coupon.codeId}, ${buyer.userId}, ${id}, ${currency.code}, ${quote.discountMinor}, money_now())`.execute(
      db,
    );
  return id;
};
