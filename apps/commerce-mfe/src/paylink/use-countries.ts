import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { countryCalls } from '@lectern/contract/platform/country';

/** The countries in their order; they hardly ever change. */
export const useCountries = () => {
  const { data, error, isPending, isFetching, refetch } = useRead(
    countryCalls.list,
    { limit: 100 },
    { handled: 'all', quiet: true, staleTime: Infinity },
  );
  const rows = useMemo(() => data?.items ?? [], [data]);
  const india = rows.find(({ iso2 }) => iso2 === 'IN')?.id;
  return { data, rows, india, error, isPending, isFetching, refetch };
};
export type Countries = ReturnType<typeof useCountries>;
