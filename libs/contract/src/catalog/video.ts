import { array, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text, urlText, version } from '../fields';
import { messages, say } from '../messages';
import { fileField } from '../platform/file';
import { choiceField } from '../records';

export const videoStates = { processing: 'Being prepared', ready: 'Ready', failed: 'Can’t be played' } as const;
export type VideoState = keyof typeof videoStates;
export const videoSources = { upload: 'Uploaded', url: 'By its address' } as const;

/** A caption file may weigh 512 KB. */
export const maxCaptionBytes = 512 * 1024;

/** Captions of a video in one language; `language` is its code. */
export const courseCaption = object({
  id: id(),
  version: version(),
  languageId: id('Language'),
  language: string().required(),
  label: string().required(),
  direction: string<'ltr' | 'rtl'>().oneOf(['ltr', 'rtl']).required(),
  cues: number().required(),
});
export type CourseCaption = InferType<typeof courseCaption>;

/**
 * A video of a course or a lesson. `playUrl` plays an uploaded one for ten minutes; `url` is what the page of its host is embedded by. `posterUrl`: the
 * chosen picture, or the one that came with the upload.
 */
export const courseVideo = object({
  id: id(),
  version: number().required(),
  source: choiceField('Source', videoSources).required(),
  state: choiceField('State', videoStates).required(),
  title: string().defined(),
  url: string().nullable().defined(),
  playUrl: string().nullable().defined(),
  posterUrl: string().nullable().defined(),
  posterFileId: number().nullable().defined(),
  seconds: number().nullable().defined(),
  width: number().nullable().defined(),
  height: number().nullable().defined(),
  bytes: number().required(),
  error: string().nullable().defined(),
  /** Of an uploaded one; each address is read for ten minutes. */
  captions: array()
    .of(courseCaption.concat(object({ url: string().required() })))
    .required(),
});
export type CourseVideo = InferType<typeof courseVideo>;

/** What a video is made of: a file that the person has uploaded, or the address of one at a host of the settings. */
export const newVideo = object({ fileId: id('Video').optional(), url: urlText('Address') }).test(
  'one',
  (video: { fileId?: number | undefined; url?: string | undefined } | null | undefined, { createError, path }) =>
    !video || (video.fileId === undefined) !== !video.url
      ? true
      : createError({ path: path ? `${path}.url` : 'url', message: say(messages.required, { field: 'Video' }) }),
);
export type NewVideo = InferType<typeof newVideo>;

const answer = object({ video: courseVideo.nullable().defined() });
const ofOne = { id: id('Course').optional(), lessonId: id('Lesson').optional() };
type OfOne = { readonly id?: number | undefined; readonly lessonId?: number | undefined };
const isOfOne = ({ id: courseId, lessonId }: OfOne): boolean => (courseId === undefined) !== (lessonId === undefined);
const invalidOne = say(messages.required, { field: 'Course' });

export const courseVideoCalls = {
  /** The video that introduces a course, or that of a lesson; null: none. */
  read: call({
    method: 'GET',
    path: 'admin/course/video',
    access: ['courseList'],
    request: object(ofOne).test('one', (request, { createError }) =>
      isOfOne(request) ? true : createError({ path: 'id', message: invalidOne }),
    ),
    response: answer,
  }),
  /** Gives a course another introduction, or none (null). `seenId`: the video that the person has seen there; 409 with the one that is there now. */
  save: call({
    method: 'PUT',
    path: 'admin/course/video',
    access: ['courseEdit'],
    request: object({
      id: id('Course'),
      seenId: id('Video').nullable().defined(),
      video: newVideo.nullable().defined().default(undefined),
    }),
    response: answer,
  }),
  /** The picture of a video before it plays; null: the one that came with the upload. */
  image: call({
    method: 'PUT',
    path: 'admin/course/video-image',
    access: ['courseEdit'],
    request: object({ ...ofOne, posterFileId: id('Picture').nullable().defined() }).test(
      'one',
      (request, { createError }) => (isOfOne(request) ? true : createError({ path: 'id', message: invalidOne })),
    ),
    response: answer,
  }),
} as const;

const captionLabel = text('Label', { max: 60 }).optional();
const captionAnswer = object({ caption: courseCaption });
const captionKey = { id: id(), version: version() };

/** Captions of uploaded videos: a WebVTT file in UTF-8 for each language. */
export const courseCaptionCalls = {
  /** Of the introduction of a course, or of the video of a lesson. Without a label it is the language's own name. */
  add: call({
    method: 'POST',
    path: 'admin/course/video-captions',
    access: ['courseEdit'],
    file: 'file',
    fileBytes: maxCaptionBytes,
    request: object({
      ...ofOne,
      languageId: id('Language'),
      label: captionLabel,
      file: fileField('File'),
    }).test('one', (request, { createError }) =>
      isOfOne(request) ? true : createError({ path: 'id', message: invalidOne }),
    ),
    response: captionAnswer,
  }),
  /** Another file or label; what is left out stays. */
  change: call({
    method: 'PUT',
    path: 'admin/course/video-captions',
    access: ['courseEdit'],
    file: 'file',
    fileBytes: maxCaptionBytes,
    request: object({
      ...captionKey,
      label: captionLabel,
      file: mixed<File>((value): value is File => value instanceof File)
        .label('File')
        .typeError(say(messages.invalid, { field: 'File' }))
        .optional(),
    }),
    response: captionAnswer,
  }),
  remove: call({
    method: 'DELETE',
    path: 'admin/course/video-captions',
    access: ['courseEdit'],
    request: object(captionKey),
    response: object({}),
  }),
} as const;
