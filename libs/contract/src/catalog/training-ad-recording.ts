import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { requiredDay } from '../day-field';
import { id, required, requiredText, version } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { courseVideo, newVideo, videoStates } from './video';

/** Whom a recording is for once it is published. */
export const recordingAudiences = {
  staff: 'Staff only',
  batch: 'Students of the batch',
  public: 'Everybody who sees the ad',
} as const;

/** A recording in the list of its ad. */
export const recordingRow = object({
  id: id(),
  version: version(),
  batchId: id('Batch'),
  batchTitle: string().required(),
  title: string().required(),
  recordedOn: string().required(),
  audience: choiceField('Seen by', recordingAudiences).required(),
  published: boolean().required(),
  state: choiceField('State', videoStates).required(),
  seconds: number().nullable().defined(),
});
export type RecordingRow = InferType<typeof recordingRow>;

/** A recording with its video; its address plays for ten minutes. */
export const recording = recordingRow.concat(object({ video: courseVideo.required() }));
export type Recording = InferType<typeof recording>;

/** What a person writes; the batch is one of the ad's, and stays. */
export const recordingFields = {
  title: requiredText('Title', { min: 2, max: 150 }),
  recordedOn: requiredDay('Recorded on'),
  audience: required(choiceField('Seen by', recordingAudiences)),
  published: boolean()
    .label('Published')
    .typeError(say(messages.invalid, { field: 'Published' })),
};
const { title, recordedOn, audience, published } = recordingFields;
const answer = object({ recording });
const path = 'training-ad/recordings';
const read = ['trainingAdList'] as const;
const write = ['trainingAdEdit'] as const;

export const trainingAdRecordingCalls = {
  /** The newest first, at most 500. */
  list: call({
    method: 'GET',
    path,
    access: read,
    request: object({ id: id('Training ad') }),
    response: object({ recordings: array().of(recordingRow).required() }),
  }),
  detail: call({
    method: 'GET',
    path: 'training-ad/recording',
    access: read,
    request: object({ id: id() }),
    response: answer,
  }),
  create: call({
    method: 'POST',
    path,
    access: write,
    request: object({
      trainingAdId: id('Training ad'),
      batchId: id('Batch'),
      ...{ title, recordedOn, audience, published },
      video: newVideo.required(say(messages.required, { field: 'Video' })).default(undefined),
    }),
    response: answer,
  }),
  /** Another video takes the place of the one that is there. */
  update: call({
    method: 'PUT',
    path,
    access: write,
    request: object({
      id: id(),
      version: version(),
      title: title.optional(),
      recordedOn: recordedOn.optional(),
      audience: audience.optional(),
      published: published.optional(),
      video: newVideo.optional().default(undefined),
    }),
    response: answer,
  }),
  delete: call({
    method: 'DELETE',
    path,
    access: write,
    request: object({ id: id(), version: version() }),
    response: object({}),
  }),
} as const;
