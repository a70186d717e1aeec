import { useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { skillCalls } from '@lectern/contract/catalog';
import type { Found } from '@lectern/ui-kit/form';
import { choice, useNames } from '@lectern/ui-kit/names';

/** Choices of a field: read while it is open, without a spinner. */
export const quietly = (enabled: boolean) =>
  ({ enabled, quiet: true, handled: 'all', placeholderData: keepPreviousData }) as const;

/** Active skills by name or another spelling, in a category or in all. */
export const useFoundSkills = (q: string, isOpen: boolean, categoryId: number | ''): Found<number> => {
  const request = { q, categoryId: categoryId === '' ? undefined : categoryId };
  const { data, isFetching, isError } = useRead(skillCalls.all, request, quietly(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, name }) => choice(id, name)),
    isPending: isFetching,
    failed: isError,
  };
};

/** Active skills of a category by name; of all where none is chosen. */
export const useSkillsIn = (categoryId: number | '') => {
  const { useFound } = useMemo(
    () => ({ useFound: (q: string, isOpen: boolean) => useFoundSkills(q, isOpen, categoryId) }),
    [categoryId],
  );
  return useNames(useFound);
};

/** Skills as a filter offers them. */
export const useSkillOptions = () => {
  const { data } = useRead(skillCalls.all, {}, quietly(true));
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
};
