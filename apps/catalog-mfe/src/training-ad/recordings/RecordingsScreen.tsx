import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { trainingAdCalls, trainingAdRecordingCalls } from '@lectern/contract/catalog';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';
import { TrainingAdPage } from '../TrainingAdPage';
import { Recordings } from './Recordings';

/** `/training-ad/detail/meeting-recording?id=`: the recordings of the batches of an ad. */
export default function RecordingsScreen(): ReactNode {
  const id = idOf(useSearchParams()[0]);
  const options = { enabled: id !== undefined, handled: 'all', staleTime: 0 } as const;
  const recordings = useRead(trainingAdRecordingCalls.list, { id: id ?? 0 }, options);
  const batches = useRead(trainingAdCalls.batches, { id: id ?? 0 }, options);
  return (
    <TrainingAdPage reads={[recordings, batches]}>
      {(ad, mayEdit) => (
        <Recordings
          ad={ad}
          recordings={recordings.data?.recordings ?? []}
          batches={batches.data?.batches ?? []}
          mayEdit={mayEdit}
        />
      )}
    </TrainingAdPage>
  );
}
