import { useRead } from '@lectern/api-client/hooks';
import { trainerCalls } from '@lectern/contract/people';
import { useRecordTitle } from '@lectern/ui-kit';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';

/** The trainer in the address, read again each time one of its screens opens. */
export const useTrainer = () => {
  const [params] = useSearchParams();
  const id = idOf(params);
  const read = useRead(
    trainerCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  useRecordTitle(read.data?.trainer.name);
  return { id, read, trainer: read.data?.trainer };
};
