import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { subAdminCalls, type SubAdminRow } from '@lectern/contract/people';
import type { Choice, Found } from '@lectern/ui-kit/form';

const quiet = { handled: 'all', quiet: true } as const;

/** The roles of staff: to filter by, and to give. */
export const useStaffRoles = () => {
  const { data, error, isPending, refetch } = useRead(subAdminCalls.roles, {}, quiet);
  return { roles: data?.items ?? [], data, error, isPending, refetch };
};

/** The first hundred of staff by name, to filter by their manager. */
export const useManagers = () => {
  const { data } = useRead(subAdminCalls.list, { limit: 100, sort: 'name' }, quiet);
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
};

const choiceOf = ({ id, name, jobTitle, roleName }: SubAdminRow): Choice<number> => ({
  key: String(id),
  name,
  meta: jobTitle || roleName,
  item: id,
});

/** Staff of this name. */
export const useStaff = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(
    subAdminCalls.list,
    { limit: 20, sort: 'name', ...(q !== '' && { q }) },
    { ...quiet, enabled: isOpen, placeholderData: keepPreviousData },
  );
  return { choices: (data?.items ?? []).map(choiceOf), isPending: isFetching, failed: isError };
};
