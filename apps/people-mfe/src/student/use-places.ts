import { useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { instituteCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform/user';
import type { Choice, Found } from '@lectern/ui-kit/form';

const quiet = { handled: 'all', quiet: true, placeholderData: keepPreviousData } as const;

interface Named {
  readonly id: number;
  readonly name: string;
}
const choiceOf = ({ id, name }: Named): Choice<number> => ({ key: String(id), name, meta: '', item: id });
const optionsOf = (items: readonly Named[] = []) => items.map(({ id, name }) => ({ value: id, label: name }));

/** People of the sales team of this name. */
export const useSales = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(
    userCalls.salesTeam,
    { limit: 20, ...(q !== '' && { q }) },
    { ...quiet, enabled: isOpen },
  );
  return { choices: (data?.items ?? []).map(choiceOf), isPending: isFetching, failed: isError };
};

/** Active institutes of this name. */
export const useInstitutes = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(instituteCalls.all, q === '' ? {} : { q }, {
    ...quiet,
    enabled: isOpen,
  });
  return { choices: (data?.items ?? []).map(choiceOf), isPending: isFetching, failed: isError };
};

/** The first fifty of both by name, to filter the list by. */
export const usePlaceOptions = () => {
  const sales = useRead(userCalls.salesTeam, { limit: 50 }, quiet);
  const institutes = useRead(instituteCalls.all, {}, quiet);
  const [ownerRows, instituteRows] = [sales.data?.items, institutes.data?.items];
  return useMemo(
    () => ({ owners: optionsOf(ownerRows), institutes: optionsOf(instituteRows) }),
    [ownerRows, instituteRows],
  );
};
