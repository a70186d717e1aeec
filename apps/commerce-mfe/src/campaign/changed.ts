import { campaignCalls, couponCalls } from '@lectern/contract/commerce';

/** Read again after entries, winners or the result changed. */
export const changed = [
  couponCalls.list,
  couponCalls.detail,
  campaignCalls.entries,
  couponCalls.codes,
  couponCalls.codeCounts,
];
