import { number, object, string } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { nothing } from '../wire';
import { viewDevices } from './view-devices';

/** Time between two reports of a view, in seconds. */
export const viewReportSeconds = 15;
/** The shortest view that counts, in seconds. */
export const shortestViewSeconds = 3;
/** The fastest speed of the player: a view can be over in this part of the video's duration. */
export const fastestSpeed = 2;

const longestSeconds = 24 * 60 * 60;
const seconds = (label: string) =>
  number()
    .label(label)
    .integer(say(messages.invalid, { field: label }))
    .min(0, say(messages.invalid, { field: label }))
    .max(longestSeconds, say(messages.invalid, { field: label }))
    .typeError(say(messages.invalid, { field: label }))
    .required(say(messages.required, { field: label }));

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A video that plays: of a lesson, or the introduction of a course. */
const played = {
  videoId: id('Video'),
  courseId: id('Course').optional(),
  lessonId: id('Lesson').optional(),
};

export const videoViewCalls = {
  /**
   * Figures of one view so far; sent again and again, and each report may come late or twice. Only students' views are
   * kept. The address has no word that blockers of ads refuse.
   */
  seen: call({
    method: 'POST',
    path: 'lesson/seen',
    access: 'signed in',
    unaudited: true,
    request: object({
      /** Made by the player for this view. */
      viewKey: string()
        .label('View')
        .matches(uuid, say(messages.invalid, { field: 'View' }))
        .required(say(messages.required, { field: 'View' })),
      ...played,
      /** Time in which the video really played. */
      seconds: seconds('Seconds'),
      /** The furthest second of the video that was played. */
      furthestSeconds: seconds('Furthest second'),
      device: choiceField('Device', viewDevices).required(say(messages.required, { field: 'Device' })),
    }),
    response: nothing(),
  }),
} as const;
