import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { currencyCalls } from '@lectern/contract/platform/currency';

const usualDigits = 2;

/** The currencies that a rate may be in, and how many digits each has behind the point. */
export const useCurrencies = () => {
  const { data, error, isPending, refetch } = useRead(
    currencyCalls.list,
    { limit: 100, sort: 'sortOrder' },
    { handled: 'all', quiet: true, staleTime: Infinity },
  );
  const rows = useMemo(() => data?.items ?? [], [data]);
  const digitsOf = useMemo(
    () =>
      (code: string): number =>
        rows.find((row) => row.code === code)?.exponent ?? usualDigits,
    [rows],
  );
  return { data, rows, digitsOf, error, isPending, refetch };
};
export type Currencies = ReturnType<typeof useCurrencies>;
