import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { send, type CallError } from '@lectern/api-client';
import type { ResponseOf } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';

type Page = ResponseOf<typeof studentCalls.activities>;
const call = studentCalls.activities;

/** What was done to a student, page after page as far as somebody asks. */
export const useActivities = (id: number) => {
  const read = useInfiniteQuery<Page, CallError, InfiniteData<Page>, readonly unknown[], number | undefined>({
    queryKey: [call.path, { id }],
    queryFn: ({ pageParam, signal }) => send(call, { id, ...(pageParam !== undefined && { before: pageParam }) }, { signal, handled: 'all' }),
    initialPageParam: undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    staleTime: 0,
  });
  return { read, items: read.data?.pages.flatMap(({ items }) => items) ?? [] };
};
