import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { currencyCalls } from '@lectern/contract/platform/currency';
import type { Digits } from '@lectern/ui-kit/record-panel';

/** Currencies of a rate, and the digits of each after the point. */
export const useCurrencies = () => {
  const { data, error, isPending, refetch } = useRead(
    currencyCalls.list,
    { limit: 100, sort: 'sortOrder' },
    { handled: 'all', quiet: true, staleTime: Infinity },
  );
  const rows = useMemo(() => data?.items ?? [], [data]);
  const digits: Digits = useMemo(() => Object.fromEntries(rows.map(({ code, exponent }) => [code, exponent])), [rows]);
  return { data, rows, digits, error, isPending, refetch };
};
export type Currencies = ReturnType<typeof useCurrencies>;
