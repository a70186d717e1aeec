import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { send, type CallError } from '@lectern/api-client';
import type { ResponseOf } from '@lectern/contract';
import { auditCalls } from '@lectern/contract/platform/audit';

const call = auditCalls.entity;
type Page = ResponseOf<typeof call>;

/** The history of a record, page after page as far as somebody asks. */
export const useHistory = (entity: string, id: number) => {
  const read = useInfiniteQuery<Page, CallError, InfiniteData<Page>, readonly unknown[], number | undefined>({
    queryKey: [call.path, { entity, id }],
    queryFn: ({ pageParam, signal }) =>
      send(call, { entity, id, ...(pageParam !== undefined && { before: pageParam }) }, { signal, handled: 'all' }),
    initialPageParam: undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    staleTime: 0,
  });
  return { read, items: read.data?.pages.flatMap(({ items }) => items) ?? [] };
};
