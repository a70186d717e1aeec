import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { roleCalls, type RoleRow } from '@lectern/contract/people';

const none: readonly RoleRow[] = [];

/** The roles by name: to compare with, and to move people to. */
export const useRoles = () => {
  const { data, error, isPending, isFetching, refetch } = useRead(
    roleCalls.list,
    { limit: 100, sort: 'name' },
    { handled: 'all' },
  );
  const rows = useMemo(() => data?.items ?? none, [data]);
  return { rows, data, error, isPending, isFetching, refetch };
};
