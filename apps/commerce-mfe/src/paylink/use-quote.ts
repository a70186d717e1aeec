import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import { paylinkCalls, type Quote } from '@lectern/contract/commerce';
import { useSettled } from './use-settled';
import { quoteRequest, type PaylinkValues, type QuoteRequest } from './values';

/** Pauses in ms: after the last change, and until a price is asked for again by itself. */
const pace = { change: 300, again: 300_000, fresh: 60_000 } as const;
const nothing = {} as QuoteRequest;

const isSameSale = (one: QuoteRequest | undefined, other: QuoteRequest | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.studentId === other.studentId &&
  one.trainerId === other.trainerId &&
  one.currency === other.currency &&
  JSON.stringify(one.item) === JSON.stringify(other.item);

/** The price of the form's sale. The price of another person, item or currency is never shown meanwhile. */
export const useQuote = (values: PaylinkValues, isComplete: boolean) => {
  const queryClient = useQueryClient();
  const wanted = isComplete ? quoteRequest(values) : undefined;
  const text = JSON.stringify(wanted ?? null);
  const settledText = useSettled(text, pace.change);
  const settled = (JSON.parse(settledText) as QuoteRequest | null) ?? undefined;
  const read = useRead(paylinkCalls.quote, settled ?? nothing, {
    enabled: settled !== undefined,
    handled: 'all',
    quiet: true,
    staleTime: pace.fresh,
    refetchInterval: pace.again,
    placeholderData: (before, query) =>
      isSameSale(query?.queryKey[1] as QuoteRequest | undefined, settled) ? before : undefined,
  });
  const isSettled = settledText === text;
  /** Asks for the price of another request now, and keeps it for the form. @throws CallError */
  const ask = useCallback(
    (request: QuoteRequest) =>
      queryClient.fetchQuery({
        queryKey: [paylinkCalls.quote.path, request],
        queryFn: () => send(paylinkCalls.quote, request, { handled: 'all' }),
      }),
    [queryClient],
  );
  const put = useCallback(
    (request: QuoteRequest, quote: Quote): void =>
      void queryClient.setQueryData([paylinkCalls.quote.path, request], { quote }),
    [queryClient],
  );
  const shown = isSameSale(settled, wanted) ? read.data?.quote : undefined;
  const error = isSettled && wanted && !read.isFetching ? read.error : null;
  return {
    request: wanted,
    shown,
    checkedAt: read.dataUpdatedAt,
    /** The shown price is that of the form as it is. */
    isCurrent: shown !== undefined && isSettled && !read.isPlaceholderData && error === null,
    isWaiting: wanted !== undefined && (!isSettled || read.isFetching),
    error,
    ask,
    put,
    refetch: read.refetch,
  };
};
export type QuoteState = ReturnType<typeof useQuote>;
