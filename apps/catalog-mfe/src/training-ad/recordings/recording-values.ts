import { recordingFields, type NewVideo, type Recording, type recordingAudiences } from '@lectern/contract/catalog';
import type { FileItem } from '@lectern/ui-kit/fields';
import { object, string } from 'yup';

/** A recording as the form holds it. `sent` is a video that has been uploaded and waits for the save, `url` the address of one. */
export interface RecordingValues {
  readonly batchId: number;
  readonly title: string;
  readonly recordedOn: string;
  readonly audience: keyof typeof recordingAudiences;
  readonly published: boolean;
  readonly sent: FileItem | null;
  readonly url: string;
}

export const recordingSchema = object({ ...recordingFields, url: string().max(500) });

export const newRecording = (batchId: number): RecordingValues => ({
  ...{ batchId, title: '', recordedOn: '', audience: 'batch', published: false, sent: null, url: '' },
});

export const recordingValues = (row: Recording): RecordingValues => ({
  batchId: row.batchId,
  title: row.title,
  recordedOn: row.recordedOn,
  audience: row.audience,
  published: row.published,
  sent: null,
  url: '',
});

/** The video that the form would save; none where nobody has chosen one. */
export const videoOf = ({ sent, url }: RecordingValues): NewVideo | undefined =>
  sent ? { fileId: sent.id } : url.trim() ? { url: url.trim() } : undefined;

const fields: Readonly<Record<string, string>> = { video: 'url', 'video.url': 'url', 'video.fileId': 'url' };
/** The form's field for a property that the API refused. */
export const recordingFieldOf = (property: string): string => fields[property] ?? property;
