import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  recordingAudiences,
  trainingAdRecordingCalls,
  type AdBatch,
  type RecordingRow,
  type TrainingAd,
} from '@lectern/contract/catalog';
import { ConfirmDialog, RowMenu, StatusLabel, useAction } from '@lectern/ui-kit';
import { dayText } from '@lectern/ui-kit/day-text';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../../texts/recordings';
import '../batches/batches.css';

const RecordingPanel = lazyWithRetry(() => import(/* webpackChunkName: "training-ad-recording" */ './RecordingPanel'));

interface Props {
  readonly ad: TrainingAd;
  readonly recordings: readonly RecordingRow[];
  readonly batches: readonly AdBatch[];
  readonly mayEdit: boolean;
}

/** The recordings, the newest first; one opens next to them with its video. */
export function Recordings({ ad, recordings, batches, mayEdit }: Props): ReactNode {
  const [opened, setOpened] = useState<RecordingRow | 'new'>();
  const [removing, setRemoving] = useState<RecordingRow>();
  const add = mayEdit && batches.length > 0 && (
    <Button variant="contained" onClick={() => setOpened('new')}>
      {texts.add}
    </Button>
  );
  return (
    <section className="ad-batches" aria-label={texts.title}>
      {recordings.length === 0 ? (
        <Empty icon="circle-play" title={texts.none} action={add || undefined}>
          {batches.length === 0 ? texts.linkFirst : texts.whatTheyAre}
        </Empty>
      ) : (
        <>
          {add && <div>{add}</div>}
          <ul>
            {recordings.map((recording) => (
              <li key={recording.id}>
                <div>
                  <Button variant="text" onClick={() => setOpened(recording)}>
                    {recording.title}
                  </Button>
                  <StatusLabel
                    status={recording.published ? 'published' : 'draft'}
                    label={recording.published ? texts.published : texts.unpublished}
                  />
                </div>
                <p>{factsOf(recording)}</p>
                {mayEdit && (
                  <RowMenu
                    label={texts.menuOf(recording.title)}
                    actions={[
                      { label: texts.edit, onSelect: () => setOpened(recording) },
                      { label: texts.remove, danger: true, onSelect: () => setRemoving(recording) },
                    ]}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {opened && (
        <RecordingPanel
          ad={ad}
          recordingId={opened === 'new' ? undefined : opened.id}
          batches={batches}
          mayEdit={mayEdit}
          onClose={() => setOpened(undefined)}
        />
      )}
      {removing && <Remove recording={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  );
}

const factsOf = ({ recordedOn, batchTitle, audience, seconds }: RecordingRow): string =>
  [dayText(recordedOn), batchTitle, seconds === null ? '' : texts.minutes(seconds), recordingAudiences[audience]]
    .filter(Boolean)
    .join(' · ');

const changed = [trainingAdRecordingCalls.list];

function Remove({ recording, onClose }: { readonly recording: RecordingRow; readonly onClose: () => void }): ReactNode {
  const { id, version, title } = recording;
  const attempt = useAction(changed);
  const { mutateAsync: remove, isPending } = useCall(trainingAdRecordingCalls.delete);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle(title)}
      verb={texts.removeVerb}
      cancel={texts.keep}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => void attempt(() => remove({ id, version }), { successText: texts.removed }).finally(onClose)}
    >
      <p>{texts.removeMeans}</p>
    </ConfirmDialog>
  );
}
