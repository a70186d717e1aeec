import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import { trainingAdCalls, type AdBatch, type TrainingAd } from '@lectern/contract/catalog';
import { batchStatuses } from '@lectern/contract/people/batch-states';
import { dateText, notify, RowMenu, StatusLabel, useAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../../texts/training-ads';
import { trainingAd as record } from '../training-ad';
import { TrainingAdPage } from '../TrainingAdPage';
import { AddBatch } from './AddBatch';
import './batches.css';

/** `/training-ad/detail/batches?id=`: the batches that the ad leads to. */
export default function BatchesScreen(): ReactNode {
  return (
    <TrainingAdPage>{(ad, mayEdit) => <Batches ad={ad} mayEdit={mayEdit && ad.status !== 'closed'} />}</TrainingAdPage>
  );
}

function Batches({ ad, mayEdit }: { readonly ad: TrainingAd; readonly mayEdit: boolean }): ReactNode {
  const read = useRead(trainingAdCalls.batches, { id: ad.id }, { handled: 'all', staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const add = mayEdit && (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {texts.addBatch}
    </Button>
  );
  return (
    <PageRead reads={[read]} what={texts.theBatches} loading={texts.loadingBatches}>
      {() => (
        <section className="ad-batches" aria-label={texts.batches}>
          {read.data?.batches.length === 0 ? (
            <Empty icon="calendar" title={texts.noBatches} action={add || undefined}>
              {texts.whyBatches}
            </Empty>
          ) : (
            <>
              {add && <div>{add}</div>}
              <ul>
                {read.data?.batches.map((batch) => (
                  <Batch key={batch.id} adId={ad.id} batch={batch} mayEdit={mayEdit} />
                ))}
              </ul>
            </>
          )}
          {isAdding && <AddBatch ad={ad} onClose={() => setAdding(false)} />}
        </section>
      )}
    </PageRead>
  );
}

interface BatchProps {
  readonly adId: number;
  readonly batch: AdBatch;
  readonly mayEdit: boolean;
}

function Batch({ adId, batch, mayEdit }: BatchProps): ReactNode {
  const attempt = useAction(record.changed);
  const remove = (): void =>
    void attempt(() => send(trainingAdCalls.unlinkBatch, { id: adId, batchId: batch.id }, { handled: [409] }), {
      successText: texts.batchRemoved,
      onFailure: ({ message }) => notify('error', message),
    });
  return (
    <li>
      <div>
        <Link to={`/trainer/batch/meetings?id=${batch.id}`}>{batch.title}</Link>
        <StatusLabel status={batchStatuses[batch.status]} />
      </div>
      <p>{texts.timesOf(dateText(batch.startsAt), dateText(batch.endsAt), batch.timeZone)}</p>
      <p>
        {batch.trainerName} · {texts.seatsOf(batch.seatsTaken, batch.seats)}
      </p>
      {mayEdit && (
        <RowMenu label={texts.menuOf(batch.title)} actions={[{ label: texts.removeBatch, onSelect: remove }]} />
      )}
    </li>
  );
}
