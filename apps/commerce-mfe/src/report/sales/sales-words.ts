import { fullMoney, type SalesDay, type SalesSums, type ShownCurrency } from '@lectern/contract/commerce';
import * as texts from '../../texts/report-sales';

/** The parts of a currency's net in words: '567 payments, 8 refunds, ₹1,000.00 disputed'. */
export const totalWords = (sums: SalesSums, currency: ShownCurrency): string =>
  [
    texts.payments(sums.payments),
    texts.refunds(sums.refunds),
    ...(sums.disputedMinor > 0 ? [texts.disputedSum(fullMoney(sums.disputedMinor, currency))] : []),
    ...(sums.wonBackMinor > 0 ? [texts.wonBackSum(fullMoney(sums.wonBackMinor, currency))] : []),
  ].join(', ');

/** The same with surplus and free orders, which are apart from the net: '0 payments, 0 refunds; ₹12,150.00 surplus'. */
export const wholeWords = (sums: SalesSums, currency: ShownCurrency): string =>
  [
    totalWords(sums, currency),
    ...(sums.surplusMinor === 0 ? [] : [texts.surplus(fullMoney(sums.surplusMinor, currency))]),
    ...(sums.free === 0 ? [] : [texts.free(sums.free)]),
  ].join('; ');

/** The parts of a day, which add up to its net: '30 paid ₹204,658.00, 1 refunded −₹999.00'. */
export const dayParts = (day: SalesDay, currency: ShownCurrency): string => {
  const money = (minor: number): string => fullMoney(minor, currency);
  return [
    texts.paidSum(day.payments, money(day.paidMinor)),
    ...(day.refundedMinor === 0 ? [] : [texts.refundedSum(day.refunds, money(-day.refundedMinor))]),
    ...(day.disputedMinor === 0 ? [] : [texts.disputedSum(money(-day.disputedMinor))]),
    ...(day.wonBackMinor === 0 ? [] : [texts.wonBackSum(money(day.wonBackMinor))]),
  ].join(', ');
};
