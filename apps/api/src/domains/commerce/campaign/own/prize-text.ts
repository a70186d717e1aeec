import { moneyText, type CouponRow } from '@lectern/contract/commerce';

type Discount = Pick<CouponRow, 'discountKind' | 'percentBp' | 'amounts'>;

/** The discount of a coupon in words: '50% off', '₹500 or $6 off'. */
export const prizeText = ({ discountKind, percentBp, amounts }: Discount): string =>
  discountKind === 'percent'
    ? `${(percentBp ?? 0) / 100}% off`
    : `${amounts
        .flatMap(({ flatMinor, currency: code, symbol, exponent }) =>
          flatMinor === null ? [] : [moneyText(flatMinor, { code, symbol, exponent })],
        )
        .join(' or ')} off`;
