import { useMemo } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { currencyCalls } from '@lectern/contract/platform/currency';

const none = { code: '', symbol: '', exponent: 2 };

/** The active currencies, in order. */
export const useCurrencies = () => {
  const read = useRead(currencyCalls.list, { limit: 100, filter: { active: 'eq:true' } }, { handled: 'all' });
  return useMemo(() => {
    const rows = read.data?.items ?? [];
    return {
      rows,
      options: rows.map(({ code, name }) => ({ value: code, label: name })),
      byCode: (code: string) => rows.find((row) => row.code === code) ?? none,
      isPending: read.isPending,
      error: unread(read),
      refetch: () => void read.refetch(),
    };
  }, [read]);
};
export type Currencies = ReturnType<typeof useCurrencies>;
