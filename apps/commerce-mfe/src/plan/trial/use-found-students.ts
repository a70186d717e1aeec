import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people/student';
import type { Found } from '@lectern/ui-kit/form';

/** Students by name, e-mail or mobile, from two letters on. */
export const useFoundStudents = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(
    studentCalls.pick,
    { q },
    { enabled: isOpen && q.length >= 2, quiet: true, handled: 'all', placeholderData: keepPreviousData },
  );
  const items = q.length >= 2 ? (data?.items ?? []) : [];
  return {
    choices: items.map(({ id, name, mobile }) => ({ key: String(id), name: name ?? '', meta: mobile ?? '', item: id })),
    isPending: isFetching,
    failed: isError,
  };
};
