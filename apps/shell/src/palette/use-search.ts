import { useEffect, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { searchCalls, type SearchResult } from '@lectern/contract/platform/search';

/** How long typing pauses before records are asked for, in ms. */
const pause = 150;

/** Records for what is typed; the matches for the letters before stay until the new ones are there. */
export const useSearch = (
  q: string,
): { readonly found: SearchResult | undefined; readonly isBusy: boolean; readonly hasFailed: boolean } => {
  const typed = q.trim().slice(0, 100);
  const [typedText, setTypedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTypedText(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isLongEnough = typedText.length >= 2;
  const read = useRead(
    searchCalls.search,
    { q: typedText },
    { quiet: true, handled: 'all', enabled: isLongEnough, placeholderData: keepPreviousData, staleTime: 10_000 },
  );
  const isWanted = typed.length >= 2;
  return {
    found: isWanted && !read.error ? read.data : undefined,
    isBusy: isWanted && (read.isFetching || typedText !== typed),
    hasFailed: isLongEnough && read.error !== null,
  };
};
