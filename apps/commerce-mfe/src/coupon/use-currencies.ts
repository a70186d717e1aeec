import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { currencyCalls } from '@lectern/contract/platform/currency';
import type { Digits } from '@lectern/ui-kit/record-panel';

/** The currencies of prices, in order; inactive ones only explain older amounts. */
export const useCurrencies = () => {
  const { data, error, isPending, isFetching, refetch } = useRead(
    currencyCalls.list,
    { limit: 100 },
    { handled: 'all' },
  );
  return useMemo(() => {
    const all = data?.items ?? [];
    const digits: Digits = Object.fromEntries(all.map(({ code, exponent }) => [code, exponent]));
    return {
      data,
      all,
      active: all.filter((currency) => currency.active),
      digits,
      error,
      isPending,
      isFetching,
      refetch,
    };
  }, [data, error, isPending, isFetching, refetch]);
};
export type Currencies = ReturnType<typeof useCurrencies>;
