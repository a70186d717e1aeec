import { useEffect, useState } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import type { RequestOf } from '@lectern/contract/call';
import { typedNumber } from './full-number';
import type { Countries } from './use-countries';

type Wanted = RequestOf<typeof studentCalls.findByMobile>;

/** A number that may still get another digit is searched after this pause, in ms. */
const pause = 600;

/** Searches a full number by itself, others by `search`. `dismissed` is a number that was found and given up again. */
export const useFind = (mobile: string, homeId: number | '', countries: Countries, dismissed: string | undefined) => {
  const number = typedNumber(mobile, countries.rows, homeId);
  const [wanted, setWanted] = useState<{ readonly of: string; readonly request: Wanted }>();
  const { is, countryId } = number;
  const request: Wanted | undefined = countryId === '' ? undefined : { mobile, countryId };
  const search = (): void => {
    if (request && is !== 'none') setWanted({ of: mobile, request });
  };
  useEffect(() => {
    if (mobile === dismissed || countryId === '' || (is !== 'full' && is !== 'longest')) return undefined;
    const timer = setTimeout(
      () => setWanted({ of: mobile, request: { mobile, countryId } }),
      is === 'longest' ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [mobile, countryId, is, dismissed]);
  const isWanted = wanted !== undefined && wanted.of === mobile;
  const { data, error, isFetching, refetch } = useRead(studentCalls.findByMobile, wanted?.request ?? ({} as Wanted), {
    enabled: isWanted,
    handled: 'all',
    staleTime: 0,
    gcTime: 0,
  });
  return {
    number,
    search,
    matches: isWanted && !isFetching ? data?.matches : undefined,
    error: isWanted && !isFetching && data === undefined ? error : null,
    isSearching: isWanted && isFetching,
    refetch,
  };
};
export type Find = ReturnType<typeof useFind>;
