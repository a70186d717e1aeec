import { useRead } from '@lectern/api-client/hooks';
import { commerceHomeCalls } from '@lectern/contract/commerce';

/** Sales, payments and links of the home page: one call for all blocks. */
export const useHome = () => useRead(commerceHomeCalls.read, {}, { quiet: true, handled: 'all', staleTime: 10_000 });
