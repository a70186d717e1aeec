import { useRead } from '@lectern/api-client/hooks';
import { couponCalls } from '@lectern/contract/commerce';

/** The figures of coupons: one call for all blocks of the home page. */
export const useFigures = () => useRead(couponCalls.figures, {}, { quiet: true, handled: 'all', staleTime: 10_000 });
