import { useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { unread, useRead } from '@lectern/api-client/hooks';
import { skillCalls } from '@lectern/contract/catalog';
import { agencyCalls } from '@lectern/contract/people/agency';
import { trainerCalls } from '@lectern/contract/people/trainer';
import { currencyCalls } from '@lectern/contract/platform/currency';
import { languageCalls } from '@lectern/contract/platform/language';
import type { Choice, Found } from '@lectern/ui-kit/form';
import type { FoundGroups } from '@lectern/ui-kit/fields';

const quietly = (enabled: boolean) =>
  ({ enabled, quiet: true, handled: 'all', placeholderData: keepPreviousData }) as const;
const forLong = { quiet: true, handled: 'all', staleTime: 60_000 } as const;

interface Named {
  readonly id: number;
  readonly name: string;
}
export const choice = ({ id, name }: Named): Choice<number> => ({ key: String(id), name, meta: '', item: id });
const option = ({ id, name }: Named) => ({ value: id, label: name });
const noRows: readonly Named[] = [];

/** Verified trainers of this name. */
export const useFoundTrainers = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(trainerCalls.all, { q }, quietly(isOpen));
  return { choices: (data?.items ?? []).map(choice), isPending: isFetching, failed: isError };
};

/** Trainers, agencies and languages, for the filters of the list. */
export const useFilterOptions = () => {
  const trainers = useRead(trainerCalls.all, { q: '' }, forLong).data?.items ?? noRows;
  const agencies = useAgencies();
  const languages = useLanguages().rows;
  return useMemo(
    () => ({ trainers: trainers.map(option), agencies, languages: languages.map(option) }),
    [trainers, agencies, languages],
  );
};

/** The agencies that a trainer may belong to. */
export const useAgencies = () => {
  const { data } = useRead(agencyCalls.all, { q: '' }, forLong);
  return useMemo(() => (data?.items ?? []).map(option), [data]);
};

/** The active languages, in order. */
export const useLanguages = () => {
  const read = useRead(
    languageCalls.list,
    { limit: 100, sort: 'sortOrder', filter: { active: 'eq:true' } },
    { handled: 'all', staleTime: 60_000 },
  );
  return useMemo(
    () => ({
      rows: read.data?.items ?? [],
      options: (read.data?.items ?? []).map(option),
      first: read.data?.items.find(({ isDefault }) => isDefault)?.id ?? ('' as const),
      isPending: read.isPending,
      error: unread(read),
      refetch: () => void read.refetch(),
    }),
    [read],
  );
};

/** The currencies that staff can choose. */
export const useCurrencies = () => {
  const read = useRead(
    currencyCalls.list,
    { limit: 100, sort: 'sortOrder', filter: { active: 'eq:true' } },
    { handled: 'all', staleTime: 60_000 },
  );
  return useMemo(
    () => ({
      rows: read.data?.items ?? [],
      isPending: read.isPending,
      error: unread(read),
      refetch: () => void read.refetch(),
    }),
    [read],
  );
};
export type Currencies = ReturnType<typeof useCurrencies>;

/** Active skills of this name, as one list. */
export const useSkillGroups = (q: string): FoundGroups<number> => {
  const { data, isFetching, isError } = useRead(skillCalls.all, { q }, quietly(true));
  const items = data?.items ?? noRows;
  return {
    groups: [{ key: 0, name: '', options: items.map(option) }],
    isPending: isFetching,
    failed: isError,
    hasMore: items.length >= 50,
  };
};
