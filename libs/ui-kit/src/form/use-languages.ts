import { useMemo } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { languageCalls } from '@lectern/contract/platform/language';

/** The active languages, in order. */
export const useLanguages = () => {
  const read = useRead(
    languageCalls.list,
    { limit: 100, sort: 'sortOrder', filter: { active: 'eq:true' } },
    { handled: 'all' },
  );
  return useMemo(() => {
    const rows = read.data?.items ?? [];
    return {
      rows,
      options: rows.map(({ id, name }) => ({ value: id, label: name })),
      /** What a new record is written in. */
      first: rows.find(({ isDefault }) => isDefault)?.id ?? ('' as const),
      isPending: read.isPending,
      error: unread(read),
      refetch: () => void read.refetch(),
    };
  }, [read]);
};
export type Languages = ReturnType<typeof useLanguages>;
