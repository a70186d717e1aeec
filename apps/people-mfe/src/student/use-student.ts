import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/** The student of the address, read anew each time a screen of it opens. */
export const useStudent = () => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(
    studentCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  return { id, read, student: read.data?.student };
};
