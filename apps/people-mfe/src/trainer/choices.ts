import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { agencyCalls, studentCalls } from '@lectern/contract/people';

const quietly = { handled: 'all', quiet: true, staleTime: 60_000 } as const;

/** The agencies that a trainer may belong to. */
export const useAgencyOptions = () => {
  const { data } = useRead(agencyCalls.all, { q: '' }, quietly);
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
};

/** Active skills by name, for the filter. */
export const useSkillOptions = () => {
  const { data } = useRead(studentCalls.step2Choices, {}, quietly);
  return useMemo(
    () =>
      (data?.categories ?? [])
        .flatMap(({ skills }) => skills.map(({ id, name }) => ({ value: id, label: name })))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [data],
  );
};
