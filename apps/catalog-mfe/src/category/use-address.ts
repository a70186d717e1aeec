import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@lectern/ui-kit/router';
import { readAddress, writeAddress, type Address } from './address';

/** The state in the screen's address, and functions that change a part of it. */
export const useAddress = () => {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  /** A new entry of the history, unless `replace`: typing and opening nodes replace, the panel and filters push. */
  const change = useCallback(
    (part: Partial<Address>, how: { replace?: boolean } = {}) => setQuery((now) => writeAddress(now, part), how),
    [setQuery],
  );
  const searchOf = useCallback((part: Partial<Address>): string => `?${writeAddress(query, part)}`, [query]);
  return { address, change, searchOf };
};
