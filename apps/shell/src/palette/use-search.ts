import { useEffect, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { searchCalls, type SearchResult } from '@lectern/contract/platform/search';
import { pauseAfter } from './late';
import { useLate } from './use-late';

/** How long typing pauses before records are asked for, in ms. */
const pause = 150;

interface Search {
  /** The records that are there; undefined where none are searched for or they could not be searched. */
  readonly found: SearchResult | undefined;
  /** The first answer for what is typed is on its way; what is searched again later is not waited for. */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Records for what is typed; the matches for the letters before stay until the new ones are there. What fails or is late is searched again. */
export const useSearch = (q: string): Search => {
  const typed = q.trim().slice(0, 100);
  const [typedText, setTypedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTypedText(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const read = useRead(
    searchCalls.search,
    { q: typedText },
    {
      quiet: true,
      handled: 'all',
      enabled: typedText.length >= 2,
      placeholderData: keepPreviousData,
      staleTime: 10_000,
      refetchInterval: ({ state }) => (state.status === 'error' ? pauseAfter(state.errorUpdateCount) : false),
    },
  );
  const isOwn = !read.isPlaceholderData;
  const whole = useLate(typedText, isOwn ? read.data : undefined);
  const isWanted = typed.length >= 2;
  const isTyped = typedText === typed;
  const hasFailed = isWanted && isTyped && read.errorUpdateCount > 0 && (!isOwn || read.data === undefined);
  return {
    found: isWanted && !hasFailed ? (isOwn ? whole : read.data) : undefined,
    isBusy: isWanted && !hasFailed && (!isTyped || !isOwn || read.isPending),
    hasFailed,
  };
};
