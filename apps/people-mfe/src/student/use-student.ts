import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { useRecordTitle } from '@lectern/ui-kit';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/** The student in the address, reloaded each time one of its screens opens. */
export const useStudent = () => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(
    studentCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  useRecordTitle(read.data?.student.name);
  return { id, read, student: read.data?.student };
};
