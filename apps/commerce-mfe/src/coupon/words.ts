import { moneyText, type CouponRow } from '@lectern/contract/commerce';
import * as texts from '../texts/words';

/** Basis points as percent: 1,250 → '12.5%'. */
export const percentText = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('en-GB', { maximumFractionDigits: 2 })}%`;

/** The discount in its first currency: '15%, up to ₹500' or '₹250'. */
export const discountText = ({
  discountKind,
  percentBp,
  amounts,
}: Pick<CouponRow, 'discountKind' | 'percentBp' | 'amounts'>): string => {
  const [first, ...others] = amounts;
  if (!first) return '';
  const money = (minor: number): string => moneyText(minor, { ...first, code: first.currency });
  if (discountKind === 'flat') {
    const amount = first.flatMinor === null ? '' : money(first.flatMinor);
    return others.length > 0 ? texts.andMore(amount, others.length) : amount;
  }
  const percent = percentText(percentBp ?? 0);
  return first.capMinor === null ? percent : texts.atMost(percent, money(first.capMinor));
};

/** Uses and their limit: '49 of 50'. */
export const usesText = ({
  reserved,
  used,
  totalLimit,
}: Pick<CouponRow, 'reserved' | 'used' | 'totalLimit'>): string => {
  const taken = (reserved + used).toLocaleString('en-GB');
  return totalLimit === null ? taken : texts.takenOf(taken, totalLimit.toLocaleString('en-GB'));
};
