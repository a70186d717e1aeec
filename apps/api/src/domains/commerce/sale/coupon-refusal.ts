import { fullMoney, type Currency } from '@lectern/contract/commerce';

/** The answers of coupon_reserve that refuse a code. */
export type CouponRefusal =
  | 'unknown'
  | 'notActive'
  | 'notStarted'
  | 'ended'
  | 'currency'
  | 'minimum'
  | 'notForUser'
  | 'notForItem'
  | 'usedUp'
  | 'usedByUser';

/** The terms of a coupon that its refusal names. Days are as people in the business's zone read them. */
export interface RefusedCoupon {
  readonly code: string;
  readonly startsOn: string;
  readonly endedOn: string;
  readonly minimumMinor: number | null;
}

/** The refusal in words, with the date, limit or smallest order: read aloud on the phone. */
export const refusalText = (
  refused: CouponRefusal,
  typed: string,
  coupon: RefusedCoupon | undefined,
  currency: Currency,
): string => {
  const code = coupon?.code ?? typed;
  switch (refused) {
    case 'unknown':
      return /\s/.test(typed) ? 'Letters and digits; no spaces' : `There is no coupon ${code}`;
    case 'notActive':
      return `${code} is not active`;
    case 'notStarted':
      return `${code} starts on ${coupon?.startsOn ?? ''}`;
    case 'ended':
      return `${code} ended on ${coupon?.endedOn ?? ''}`;
    case 'currency':
      return `${code} does not work in ${currency.code}`;
    case 'minimum':
      return `${code} works from ${fullMoney(coupon?.minimumMinor ?? 0, currency)}`;
    case 'notForUser':
      return `${code} is not for this student`;
    case 'notForItem':
      return `${code} is not for this item`;
    case 'usedUp':
      return `${code} is used up`;
    case 'usedByUser':
      return `This student has used ${code} as often as it allows`;
  }
};
