import type { PaylinkRow } from '@lectern/contract/commerce';

/** Whether money by hand can be recorded for a link: it is open, and no other payment is on its way. */
export const takesMoney = ({ status, onItsWaySince, totalMinor }: PaylinkRow): boolean =>
  status === 'open' && onItsWaySince === null && totalMinor > 0;
