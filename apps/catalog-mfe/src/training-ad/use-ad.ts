import { useRead } from '@lectern/api-client/hooks';
import { trainingAdCalls } from '@lectern/contract/catalog';
import { useRecordTitle } from '@lectern/ui-kit';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/** The training ad in the address, read again each time one of its tabs opens. */
export const useAd = () => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(
    trainingAdCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  useRecordTitle(read.data?.trainingAd.title);
  return { id, read, ad: read.data?.trainingAd };
};
