import type { PaylinkRow } from '@lectern/contract/commerce';

/** True while money by hand can be recorded for a link: open, with no other payment on its way. */
export const takesMoney = ({ status, onItsWaySince, totalMinor }: PaylinkRow): boolean =>
  status === 'open' && onItsWaySince === null && totalMinor > 0;
