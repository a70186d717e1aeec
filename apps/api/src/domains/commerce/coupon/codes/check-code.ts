import type { FieldError } from '@lectern/contract';
import { personOf, type couponCalls } from '@lectern/contract/commerce';
import { ApiError } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { priceItem } from '../../sale/quote';

/** The quick check of a code for staff on the phone, by the function that prices links. Nothing is reserved. */
export const checkCouponCode: Handler<typeof couponCalls.check> = async ({ request, db }) => {
  const { code, itemKind: kind, itemId: id, currency, studentId, trainerId } = request;
  const buyer = { studentId, trainerId };
  try {
    const { quote } = await db
      .transaction()
      .execute((transaction) =>
        priceItem(
          transaction,
          { ...buyer, item: { kind, id, audience: personOf(buyer).kind }, currency, couponCode: code },
          { reserve: false },
        ),
      );
    return { fits: true, discountMinor: quote.discountMinor, reason: null };
  } catch (error) {
    const wrong =
      error instanceof ApiError && Array.isArray(error.body.error) ? (error.body.error as FieldError[]) : [];
    const refused = wrong.find(({ property }) => property === 'couponCode');
    if (!refused) throw error;
    return { fits: false, discountMinor: null, reason: Object.values(refused.constraints)[0] ?? '' };
  }
};
