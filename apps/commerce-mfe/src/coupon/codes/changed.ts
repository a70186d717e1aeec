import { couponCalls } from '@lectern/contract/commerce';

/** Read again after codes were made or voided. */
export const changed = [couponCalls.codes, couponCalls.codeCounts];
