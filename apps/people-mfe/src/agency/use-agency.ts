import { useRead } from '@lectern/api-client/hooks';
import { agencyCalls } from '@lectern/contract/people';
import { useRecordTitle } from '@lectern/ui-kit';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/** The agency in the address, read again each time one of its screens opens. */
export const useAgency = () => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(
    agencyCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  useRecordTitle(read.data?.agency.name);
  return { id, read, agency: read.data?.agency };
};
