import { useRead } from '@lectern/api-client/hooks';
import { commerceHomeCalls } from '@lectern/contract/commerce';

/** What is sold: one call for all blocks of the home page. */
export const useHome = () => useRead(commerceHomeCalls.read, {}, { quiet: true, handled: 'all', staleTime: 10_000 });
