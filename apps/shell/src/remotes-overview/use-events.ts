import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { send, type CallError } from '@lectern/api-client';
import type { ResponseOf } from '@lectern/contract/call';
import { overviewCalls } from '@lectern/contract/platform/remotes-overview';

const call = overviewCalls.events;
const limit = 10;
type Page = ResponseOf<typeof call>;

/** The events of all remotes, page after page as far as somebody asks. */
export const useEvents = () => {
  const read = useInfiniteQuery<Page, CallError, InfiniteData<Page>, readonly unknown[], number | undefined>({
    queryKey: [call.path],
    queryFn: ({ pageParam, signal }) =>
      send(call, { limit, ...(pageParam !== undefined && { before: pageParam }) }, { signal, handled: 'all' }),
    initialPageParam: undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });
  const items = read.data?.pages.flatMap((page) => page.items) ?? [];
  /** Reads on until this event is among them. */
  const readTo = async (id: number): Promise<void> => {
    for (let oldest = items.at(-1)?.id; oldest !== undefined && oldest > id;) {
      const { data, hasNextPage, isError } = await read.fetchNextPage();
      if (!hasNextPage || isError) return;
      oldest = data?.pages.at(-1)?.items.at(-1)?.id;
    }
  };
  return { read, items, readTo };
};
