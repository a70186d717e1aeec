import { useMemo, useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import {
  recordingAudiences,
  recordingFields,
  trainingAdRecordingCalls,
  type AdBatch,
  type Recording,
  type TrainingAd,
} from '@lectern/contract/catalog';
import { needsRight } from '@lectern/contract/right-labels';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { DateField, PanelForm, SelectField, SwitchField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { fieldProps, optionsOf } from '@lectern/ui-kit/records';
import { useVideoHosts } from '../../course-video/use-video-hosts';
import { SentVideo } from '../../course-video/SentVideo';
import * as videoTexts from '../../texts/course-video';
import * as texts from '../../texts/recordings';
import {
  newRecording,
  recordingFieldOf,
  recordingSchema,
  recordingValues,
  videoOf,
  type RecordingValues,
} from './recording-values';

const VideoPlayer = lazyWithRetry(
  () => import(/* webpackChunkName: "video-player" */ '../../course-video/VideoPlayer'),
);
const record = { fields: recordingFields };
const label = (name: keyof typeof recordingFields) => ({ label: fieldProps(record, name).label });
const labels = {
  title: label('title'),
  recordedOn: label('recordedOn'),
  audience: label('audience'),
  published: label('published'),
};
const changed = [trainingAdRecordingCalls.list, trainingAdRecordingCalls.detail];
const inForm = { handled: [400, 409] };

interface Props {
  readonly ad: TrainingAd;
  /** Undefined for a new one. */
  readonly recordingId: number | undefined;
  readonly batches: readonly AdBatch[];
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}
interface FormProps extends Omit<Props, 'recordingId'> {
  readonly recording: Recording | undefined;
  readonly onStale: () => Promise<unknown>;
}

/** The video that takes the place of the other one, or the first. */
function ChooseVideo({ isNew }: { readonly isNew: boolean }): ReactNode {
  const hosts = useVideoHosts();
  return (
    <div className="video-choose">
      <SentVideo chosen={isNew ? texts.arrived : texts.chosen} undo={texts.undo} />
      <TextField name="url" label={texts.address} optional help={videoTexts.addressHelp(hosts)} />
    </div>
  );
}

function RecordingForm({ ad, recording, batches, mayEdit, onClose, onStale }: FormProps): ReactNode {
  const confirmSaved = useSaved(changed);
  const { mutateAsync: create } = useCall(trainingAdRecordingCalls.create, inForm);
  const { mutateAsync: update } = useCall(trainingAdRecordingCalls.update, inForm);
  const [isReplacing, setReplacing] = useState(false);
  const initial = useMemo(
    () => (recording ? recordingValues(recording) : newRecording(batches[0]?.id ?? 0)),
    [recording, batches],
  );
  const form = useServerForm<RecordingValues, Recording, { recording: Recording }>({
    schema: recordingSchema,
    initial,
    ...(recording && { row: recording }),
    draft: mayEdit ? 'recording' : undefined,
    fieldOf: recordingFieldOf,
    send: (values, row) => {
      const { batchId, title, recordedOn, audience, published } = values;
      const written = { title, recordedOn, audience, published };
      const video = videoOf(values);
      return row
        ? update({ id: row.id, version: row.version, ...written, ...(video && { video }) })
        : create({ trainingAdId: ad.id, batchId: Number(batchId), ...written, video: video ?? { url: '' } });
    },
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(recording ? texts.saved : texts.added);
    },
    conflict: {
      noun: texts.noun.one,
      entity: 'training_ad_recordings',
      valuesOf: recordingValues,
      fields: {
        ...labels,
        batchId: { label: texts.batch },
        sent: { label: texts.video },
        url: { label: texts.address },
      },
    },
  });
  return (
    <PanelForm
      form={form}
      verb={recording ? texts.save : texts.addVerb}
      {...(!mayEdit && { readOnly: needsRight('trainingAdEdit') })}
    >
      {recording && <VideoPlayer video={recording.video} title={recording.title} onStale={onStale} />}
      <TextField {...fieldProps(record, 'title')} autoFocus={!recording} />
      {!recording && (
        <SelectField
          name="batchId"
          label={texts.batch}
          options={batches.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <DateField {...fieldProps(record, 'recordedOn')} />
      <SelectField {...fieldProps(record, 'audience')} options={optionsOf(recordingAudiences)} />
      <SwitchField name="published" label={texts.published} help={texts.publishedHelp} />
      {mayEdit && recording && !isReplacing && <Button onClick={() => setReplacing(true)}>{texts.replaceVideo}</Button>}
      {mayEdit && (!recording || isReplacing) && <ChooseVideo isNew={!recording} />}
    </PanelForm>
  );
}

/** A recording next to the list, with its video. */
export default function RecordingPanel({ recordingId, ...props }: Props): ReactNode {
  const read = useRead(
    trainingAdRecordingCalls.detail,
    { id: recordingId ?? 0 },
    { enabled: recordingId !== undefined, handled: 'all', staleTime: 0 },
  );
  return (
    <SidePanel open title={recordingId === undefined ? texts.addTitle : texts.editTitle} onClose={props.onClose}>
      <PanelRead reads={[recordingId !== undefined && read]} what={texts.noun.one}>
        {() => <RecordingForm recording={read.data?.recording} onStale={read.refetch} {...props} />}
      </PanelRead>
    </SidePanel>
  );
}
