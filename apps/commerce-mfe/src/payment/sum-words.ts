import { fullMoney, type PaymentSum } from '@lectern/contract/commerce';
import * as texts from '../texts/payment-list';

/** The parts of a currency's sum in words: '5 paid, ₹1,000.00 refunded; ₹12,150.00 surplus'. */
export const sumWords = (sum: PaymentSum): string => {
  const { paid, refundedMinor, disputedMinor, surplusMinor, authorized } = sum;
  const money = (minor: number): string => fullMoney(minor, sum);
  const own = [
    ...(paid > 0 ? [texts.paidCount(paid)] : []),
    ...(refundedMinor > 0 ? [texts.refunded(money(refundedMinor))] : []),
    ...(disputedMinor > 0 ? [texts.disputed(money(disputedMinor))] : []),
    ...(authorized > 0 ? [texts.authorized(authorized)] : []),
    ...(paid === 0 ? [texts.nonePaid] : []),
  ].join(', ');
  return surplusMinor > 0 ? `${own}; ${texts.surplus(money(surplusMinor))}` : own;
};

/** The maximum number of currencies side by side; of more the first four. */
const most = 5;

/** The sums that are shown, and how many currencies are not. */
export const shownSums = (
  sums: readonly PaymentSum[],
): { readonly shown: readonly PaymentSum[]; readonly rest: number } => {
  const shown = sums.length > most ? sums.slice(0, most - 1) : sums;
  return { shown, rest: sums.length - shown.length };
};
