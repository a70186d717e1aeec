import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { countryCalls } from '@lectern/contract/platform/country';

/** A country in a list of all countries. */
export interface CountryOption {
  readonly value: number;
  readonly label: string;
}

/** The countries, as the list's filter and the form offer them; they hardly ever change. */
export const useCountries = () => {
  const { data, error, isPending, refetch } = useRead(
    countryCalls.list,
    { limit: 100 },
    { handled: 'all', quiet: true, staleTime: Infinity },
  );
  const rows = useMemo(() => data?.items ?? [], [data]);
  const options = useMemo(() => rows.map(({ id, name }): CountryOption => ({ value: id, label: name })), [rows]);
  return { data, rows, options, error, isPending, refetch };
};
export type Countries = ReturnType<typeof useCountries>;
