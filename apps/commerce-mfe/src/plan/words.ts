import { fullMoney, type PlanRow, type PlanTerms, type ShownCurrency } from '@lectern/contract/commerce';
import * as texts from '../texts/plans';

/** '6 months', '1 year', 'without end'. */
export const periodText = ({ periodUnit, periodCount }: Pick<PlanTerms, 'periodUnit' | 'periodCount'>): string => {
  if (periodUnit === 'once') return texts.withoutEnd;
  return periodUnit === 'year' ? texts.years(periodCount) : texts.months(periodCount);
};

/** A price in words where it is none: 'free'. */
export const priceText = (minor: number, currency: ShownCurrency): string =>
  minor === 0 ? texts.free : fullMoney(minor, currency);

export const countText = (count: number): string => count.toLocaleString('en-GB');

/** Basis points as percent: 1,250 → '12.5%'. */
export const commissionText = (basisPoints: number | null): string =>
  basisPoints === null ? '' : `${(basisPoints / 100).toLocaleString('en-GB', { maximumFractionDigits: 2 })}%`;

/** A limit, or that there is none. */
export const limitText = (limit: number | null | undefined): string =>
  typeof limit === 'number' ? countText(limit) : texts.withoutLimit;

/** The second line of a status: 'version 3, draft 4'. */
export const versionsText = ({ liveNo, draftNo, statusReason }: PlanRow): string => {
  if (statusReason !== '') return statusReason;
  if (liveNo === null) return texts.neverSold;
  return [texts.version(liveNo), ...(draftNo === null ? [] : [texts.andDraft(draftNo)])].join(', ');
};

/** The second line of the subscribers: '18 past due, 31 in trial'. */
export const subscribersText = ({ pastDue, inTrial }: Pick<PlanRow, 'pastDue' | 'inTrial'>): string =>
  [
    ...(pastDue > 0 ? [texts.pastDue(countText(pastDue))] : []),
    ...(inTrial > 0 ? [texts.inTrial(countText(inTrial))] : []),
  ].join(', ');

const shownSums = 5;
/** Income by currency, the first by itself; currencies are never added. More than five are counted. */
export const incomeTexts = (income: PlanRow['income']): readonly [first: string, others: string] => {
  const sums = income.map((sum) => fullMoney(sum.monthlyMinor, sum));
  const [first = '', ...others] = sums;
  if (sums.length <= shownSums) return [first, others.join(' · ')];
  return [first, [...others.slice(0, shownSums - 2), texts.more(sums.length - shownSums + 1)].join(' · ')];
};
