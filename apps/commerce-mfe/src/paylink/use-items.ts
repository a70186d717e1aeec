import { useRead } from '@lectern/api-client/hooks';
import { idOfPerson, paylinkCalls, personOf, type SaleItem, type SaleItemKind } from '@lectern/contract/commerce';
import { useSettled } from './use-settled';
import type { PaylinkValues } from './values';

/** Rows that have room. */
const rows = 5;
/** After the last letter, in ms. */
const pause = 200;

/** The things that can be sold, by words of their title and by kind, in the currency of the form. */
export const useItems = (
  q: string,
  kind: SaleItemKind | 'all',
  { currency, buyer }: Pick<PaylinkValues, 'currency' | 'buyer'>,
) => {
  const settled = useSettled(q.trim(), pause);
  const read = useRead(
    paylinkCalls.items,
    { q: settled, currency, ...(kind !== 'all' && { kind }), ...(buyer && idOfPerson(personOf(buyer))) },
    { handled: 'all', quiet: true, enabled: currency !== '', staleTime: 30_000, placeholderData: (before) => before },
  );
  const items: readonly SaleItem[] | undefined = read.data?.items.slice(0, rows);
  return {
    items,
    total: read.data?.total ?? 0,
    /** The rows are those of an earlier search. */
    isStale: settled !== q.trim() || read.isPlaceholderData,
    error: read.data === undefined && !read.isFetching ? read.error : null,
    isFetching: read.isFetching,
    refetch: read.refetch,
  };
};
