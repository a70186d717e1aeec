import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text, version } from '../fields';
import { isInstant } from '../instant';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { currencyCode } from '../pattern-text';
import { choiceField, recordCalls, recordRow } from '../records';
import { pageOf, type ListFields } from '../wire';
import { batchKinds, batchReaders, batchStatuses, batchWriters } from './batch-states';
import { batchRule, meetingTime, planFields, plannedMeeting } from './meeting-times';

const invalid = (field: string): string => say(messages.invalid, { field });

/** What the list of batches filters and sorts by; `studentId`: batches in which the student is a member. */
export const batchListFields = {
  title: { type: 'text', filter: true, sort: true },
  status: { type: 'choice', choices: Object.keys(batchStatuses), filter: true },
  kind: { type: 'choice', choices: Object.keys(batchKinds), filter: true },
  trainerId: { type: 'id', filter: true },
  studentId: { type: 'id', filter: true },
  skillId: { type: 'id', filter: true },
  courseId: { type: 'id', filter: true },
  startsAt: { type: 'time', filter: true, sort: true },
  endsAt: { type: 'time', filter: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A batch in a list; `status` is the timing status. Its meetings are from `startsAt` to `endsAt`. */
export const batchRow = recordRow(batchStatuses, {
  title: string().required(),
  kind: choiceField('Kind', batchKinds).required(),
  skillId: id('Skill').nullable().defined(),
  skillName: string().nullable().defined(),
  /** Of a batch of a course, and of no other. */
  courseId: id('Course').nullable().defined(),
  courseTitle: string().nullable().defined(),
  trainerId: id('Trainer'),
  trainerName: string().defined(),
  timeZone: string().required(),
  startsAt: string().required(),
  endsAt: string().required(),
  seats: number().required(),
  /** Members who are reserved, active or completed. */
  seatsTaken: number().required(),
  waitlisted: number().required(),
  meetingsHeld: number().required(),
  waitlistOpen: boolean().required(),
  bookingClosesAt: string().nullable().defined(),
  curriculumDone: number().required(),
  createdAt: string().required(),
});
export type BatchRow = InferType<typeof batchRow>;

/** A whole batch with its figures. */
export const batchDetail = batchRow.concat(
  object({
    description: string().defined(),
    priceMinor: number().nullable().defined(),
    currency: string().nullable().defined(),
    statusReason: string().defined(),
    statusChangedAt: string().required(),
    rules: array().of(batchRule).required(),
    meetingsTotal: number().required(),
    nextMeetingAt: string().nullable().defined(),
    createdByName: string().nullable().defined(),
  }),
);
export type BatchDetail = InferType<typeof batchDetail>;

/** What a person writes of a batch besides its meetings. */
export const batchFields = {
  title: requiredText('Title', { min: 3, max: 160 }),
  kind: required(choiceField('Kind', batchKinds)),
  description: text('Description', { max: 2000 }),
  skillId: id('Skill').nullable().optional(),
  courseId: id('Course').nullable().optional(),
  trainerId: id('Trainer'),
  timeZone: requiredText('Time zone', { max: 60 }),
  seats: wholeNumber('Seats', 1, 5000).required(say(messages.required, { field: 'Seats' })),
  priceMinor: wholeNumber('Price', 0, 100_000_000).nullable(),
  currency: currencyCode().nullable(),
  bookingClosesAt: string()
    .label('Booking closes')
    .test('moment', invalid('Booking closes'), (at) => !at || isInstant(at))
    .nullable(),
  waitlistOpen: boolean().label('Waitlist').typeError(invalid('Waitlist')),
};

// The timing status has a call of its own: the clock sets most of them, and a person's change needs more than the word.
const { changeStatus: _changeStatus, ...standard } = recordCalls('batch', {
  path: 'batch',
  row: batchDetail,
  fields: batchFields,
  statuses: batchStatuses,
  access: { read: batchReaders, write: batchWriters, remove: batchWriters },
  list: batchListFields,
});
const answer = object({ batch: batchDetail });

export const batchCalls = {
  ...standard,
  list: { ...standard.list, response: pageOf(batchRow) },
  detail: { ...standard.detail, response: answer },
  /** With its meetings, by `rules` from `startsOn` on or one by one. */
  create: { ...standard.create, request: object({ ...batchFields, ...planFields }) },
  /** Cancels with a reason, or reopens with new meetings. */
  status: call({
    method: 'POST',
    path: 'batch/status',
    access: batchWriters,
    request: object({
      id: id(),
      version: version(),
      to: required(choiceField('Status', batchStatuses)),
      reason: text('Reason', { min: 5, max: 300 }),
      meetings: planFields.meetings,
    }),
    response: answer,
  }),
  /** What a plan would become: instants, clock changes, and what else the trainer has then. */
  previewMeetings: call({
    method: 'POST',
    path: 'batch/preview-meetings',
    access: batchReaders,
    request: object({
      timeZone: batchFields.timeZone,
      trainerId: id('Trainer').nullable().optional(),
      /** The batch that the plan is for: its own meetings overlap with nothing. */
      batchId: id('Batch').nullable().optional(),
      ...planFields,
    }),
    response: object({ meetings: array().of(plannedMeeting).required() }),
  }),
  /** Verified trainers to choose from, at most 50, by name; the one of `id` too, whatever their state. */
  trainers: call({
    method: 'GET',
    path: 'batch/trainers',
    access: [...batchReaders, 'courseList', 'oneToOneList'],
    request: object({ q: text('Search', { max: 100 }), id: id('Trainer').optional() }),
    response: object({
      items: array()
        .of(object({ id: id(), name: string().defined(), headline: string().defined() }))
        .required(),
    }),
  }),
  /** Courses to choose from, at most 50, by title: those that are on sale or were, and the one of `id`. */
  courses: call({
    method: 'GET',
    path: 'batch/courses',
    access: batchReaders,
    request: object({ q: text('Search', { max: 100 }), id: id('Course').optional() }),
    response: object({
      items: array()
        .of(object({ id: id(), title: string().required() }))
        .required(),
    }),
  }),
  /** Batches and coming meetings of the student who is signed in. */
  own: call({
    method: 'GET',
    path: 'batch/own',
    access: 'signed in',
    request: object({}),
    response: object({
      batches: array()
        .of(
          batchRow
            .pick(['id', 'title', 'status', 'trainerName', 'timeZone', 'startsAt', 'endsAt'])
            .concat(object({ memberState: string().required() })),
        )
        .required(),
      meetings: array()
        .of(
          meetingTime.concat(
            object({
              id: id(),
              batchId: id(),
              title: string().required(),
              topic: string().defined(),
              timeZone: string().required(),
              startsAt: string().required(),
              endsAt: string().required(),
              state: string().required(),
              joinUrl: string().defined(),
            }),
          ),
        )
        .required(),
    }),
  }),
} as const;
