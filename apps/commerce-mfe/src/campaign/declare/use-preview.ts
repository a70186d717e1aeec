import { useRead } from '@lectern/api-client/hooks';
import { campaignCalls } from '@lectern/contract/commerce';
import { firstPage, pageWith, ranksAtLine } from './preview';

const ranked = { sort: 'rank', filter: { state: 'eq:ranked' } } as const;
const fresh = { handled: 'all', staleTime: 0, gcTime: 0 } as const;

/** The entries of the preview: the first ones, and those at the line. */
export const usePreview = (couponId: number, lastRank: number) => {
  const first = useRead(campaignCalls.entries, { id: couponId, ...ranked, page: 1, limit: firstPage }, fresh);
  const ranks = ranksAtLine(lastRank);
  const place = ranks && pageWith(...ranks);
  const line = useRead(
    campaignCalls.entries,
    { id: couponId, ...ranked, ...place },
    { ...fresh, enabled: place !== undefined },
  );
  return {
    reads: [first, place !== undefined && line] as const,
    entries: [...(first.data?.items ?? []), ...(place ? (line.data?.items ?? []) : [])],
    readAt: first.dataUpdatedAt,
  };
};
