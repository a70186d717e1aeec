import { useEffect, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { searchCalls, type SearchResult } from '@lectern/contract/platform/search';

/** How long typing pauses before records are asked for, in ms. */
const pause = 150;

/** Records for what is typed; what was found for the letters before stays until the new ones are there. */
export const useSearch = (
  q: string,
): { readonly found: SearchResult | undefined; readonly isBusy: boolean; readonly hasFailed: boolean } => {
  const typed = q.trim().slice(0, 100);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = asked.length >= 2;
  const read = useRead(
    searchCalls.search,
    { q: asked },
    { quiet: true, handled: 'all', enabled: isAsked, placeholderData: keepPreviousData, staleTime: 10_000 },
  );
  const isWanted = typed.length >= 2;
  return {
    found: isWanted && !read.error ? read.data : undefined,
    isBusy: isWanted && (read.isFetching || asked !== typed),
    hasFailed: isAsked && read.error !== null,
  };
};
