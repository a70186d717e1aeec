import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { choiceField } from '../records';
import { reportFrame, reportPeriod } from './report-period';

/** Columns of the trainers' table, in their order. */
export const videoColumns = {
  trainer: 'Trainer',
  views: 'Views',
  viewers: 'Viewers',
  seconds: 'Time watched',
  completion: 'Watched to the end',
} as const;
export type VideoColumn = keyof typeof videoColumns;

/** Parts of a video with views counted apart. */
export const videoParts = 10;

const views = {
  /** From three seconds; views of staff and a trainer's own are left out. */
  views: number().required(),
  seconds: number().required(),
  /** Views of 90 % of the video. */
  completions: number().required(),
};
/** Distinct users of the period or the day, so viewers of days are never added. */
const watched = { ...views, viewers: number().required() };

export const viewSums = object(views);
export type ViewSums = InferType<typeof viewSums>;
export const watchedSums = object(watched);
export type WatchedSums = InferType<typeof watchedSums>;

const compared = object({ ...watched, before: watchedSums.nullable().defined().default(null) });
export type WatchedCompared = InferType<typeof compared>;

/** A day of the period. Days without a view are there with zeros. */
export const videoDay = object({ day: string().required(), ...watched });
export type VideoDay = InferType<typeof videoDay>;

const trainer = { trainerId: id('Trainer'), name: string().defined() };
export const videoTrainer = compared.concat(object(trainer));
export type VideoTrainer = InferType<typeof videoTrainer>;

const days = {
  totals: compared.required(),
  series: array().of(videoDay.required()).required(),
  /** The days of the period before, in their order. */
  seriesBefore: array().of(videoDay.required()).required(),
};

export const videoReport = object({
  ...reportFrame,
  ...days,
  rows: array().of(videoTrainer.required()).required(),
  /** The last day with a view, whatever the period. */
  lastDay: string().nullable().defined(),
});
export type VideoReport = InferType<typeof videoReport>;

const viewsBefore = { before: viewSums.nullable().defined().default(null) };

/** Views in a course; those without a course have null. */
export const videoCourse = object({
  courseId: id('Course').nullable().defined(),
  title: string().defined(),
  ...views,
  ...viewsBefore,
});
export type VideoCourse = InferType<typeof videoCourse>;

/** Views of a video in one course. */
export const videoOfTrainer = object({
  videoId: id('Video'),
  courseId: id('Course').nullable().defined(),
  title: string().defined(),
  courseTitle: string().defined(),
  /** Null where it is not known or the video is gone. */
  durationSeconds: number().nullable().defined(),
  ...views,
  ...viewsBefore,
  /** Views that reached each tenth of the video; null where its duration was never known. */
  reached: array().of(number().required()).nullable().defined(),
});
export type VideoOfTrainer = InferType<typeof videoOfTrainer>;

export const videoDetails = object({
  ...reportFrame,
  ...days,
  trainer: object(trainer),
  /** The most views first, as in `videos`. */
  courses: array().of(videoCourse.required()).required(),
  videos: array().of(videoOfTrainer.required()).required(),
  devices: object({ desktop: number().required(), mobile: number().required(), tablet: number().required() }),
  lastDay: string().nullable().defined(),
});
export type VideoDetails = InferType<typeof videoDetails>;

export const reportVideosCalls = {
  /** Views per day and per trainer. */
  read: call({
    method: 'GET',
    path: 'admin/trainers/video-analytics',
    access: ['reportList'],
    request: object({
      ...reportPeriod,
      sort: choiceField('Sorted by', videoColumns).default('views'),
      isAscending: boolean().label('Ascending').default(false),
    }),
    response: videoReport,
  }),
  /** Views of one trainer's videos. */
  details: call({
    method: 'GET',
    path: 'admin/trainers/video-analytics/details',
    access: ['reportList'],
    request: object({ ...reportPeriod, trainerId: id('Trainer') }),
    response: videoDetails,
  }),
} as const;
