import { useRead } from '@lectern/api-client/hooks';
import { batchCalls } from '@lectern/contract/people';
import { useRecordTitle } from '@lectern/ui-kit';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/** The batch in the address, reloaded each time one of its screens opens. */
export const useBatch = () => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(batchCalls.detail, { id: id ?? 0 }, { enabled: id !== undefined, handled: 'all', staleTime: 0 });
  useRecordTitle(read.data?.batch.title);
  return { id, read, batch: read.data?.batch };
};
