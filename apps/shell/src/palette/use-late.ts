import { useEffect, useState } from 'react';
import { send } from '@lectern/api-client';
import { searchCalls, type SearchResult } from '@lectern/contract/platform/search';
import { pauseAfter, withLate } from './late';

interface Again {
  readonly answer: SearchResult;
  readonly found: SearchResult;
  readonly tries: number;
}

/** The answer to a search, with later ones added. Late types are searched again until all have answered. */
export const useLate = (q: string, answer: SearchResult | undefined): SearchResult | undefined => {
  const [again, setAgain] = useState<Again>();
  const { found, tries } = again && again.answer === answer ? again : { found: answer, tries: 0 };
  useEffect(() => {
    if (!answer || !found || found.late.length === 0) return;
    const stop = new AbortController();
    const search = async (): Promise<void> => {
      const types = found.late.map(({ type }) => type).join();
      const next = await send(
        searchCalls.search,
        { q, types },
        { quiet: true, handled: 'all', signal: stop.signal },
      ).catch(() => undefined);
      if (!stop.signal.aborted) setAgain({ answer, found: next ? withLate(found, next) : found, tries: tries + 1 });
    };
    const timer = setTimeout(() => void search(), pauseAfter(tries));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, answer, found, tries]);
  return found;
};
