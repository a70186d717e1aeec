import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, text, version } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { choiceField } from '../records';
import { rowTexts } from '../row-texts';
import { isUrl } from '../rules';
import { batchReaders, batchWriters } from './batch-states';
import { maxMeetings, meetingTime, meetingTimeFields } from './meeting-times';

export const meetingStates = {
  scheduled: 'Scheduled',
  live: 'Live',
  ended: 'Ended',
  missed: 'Missed',
  cancelled: 'Cancelled',
} as const;
export type MeetingState = keyof typeof meetingStates;

const next: Readonly<Record<MeetingState, readonly MeetingState[]>> = {
  scheduled: ['live', 'cancelled'],
  live: ['ended', 'cancelled'],
  ended: [],
  missed: [],
  cancelled: [],
};
/** The states that a person may set from this one. */
export const nextMeetingStates = (state: MeetingState): readonly MeetingState[] => next[state];
/** So many minutes before its start a meeting can be started. */
export const startsEarlyMinutes = 15;

export const attendanceStates = { present: 'Present', late: 'Late', absent: 'Absent', excused: 'Excused' } as const;
export type AttendanceState = keyof typeof attendanceStates;

const httpsUrl = (label: string) =>
  text(label, { max: 500 }).test(
    'https',
    messages.url,
    (value) => !value || (isUrl(value) && value.startsWith('https://')),
  );

/** A meeting. Its local time counts, in the zone of the batch; the instants are made from it. */
export const meetingRow = meetingTime.concat(
  object({
    id: id(),
    version: version(),
    batchId: id(),
    number: number().required(),
    topic: string().defined(),
    startsAt: string().required(),
    endsAt: string().required(),
    state: choiceField('State', meetingStates).required(),
    stateReason: string().defined(),
    /** Of a substitute; null: the batch's trainer. */
    hostTrainerId: id('Substitute').nullable().defined(),
    ...rowTexts('hostName', 'joinUrl', 'recordingUrl', 'notes'),
    /** Students marked present or late, of those marked at all. */
    attended: number().required(),
    marked: number().required(),
  }),
);
export type MeetingRow = InferType<typeof meetingRow>;

/** What a person writes of a meeting. */
export const meetingFields = {
  ...meetingTimeFields,
  topic: text('Topic', { max: 200 }),
  hostTrainerId: id('Substitute').nullable().optional(),
  joinUrl: httpsUrl('Link to join'),
  notes: text('Notes', { max: 2000 }),
};

const one = object({ meeting: meetingRow });

export const meetingCalls = {
  /** All meetings of a batch, the first one first. */
  list: call({
    method: 'GET',
    path: 'batch/meetings',
    access: batchReaders,
    request: object({ batchId: id('Batch') }),
    response: object({ timeZone: string().required(), meetings: array().of(meetingRow).required() }),
  }),
  /** Adds meetings to a batch that is not over. */
  create: call({
    method: 'POST',
    path: 'batch/meetings',
    access: batchWriters,
    request: object({
      batchId: id('Batch'),
      meetings: array()
        .of(object(meetingFields))
        .label('Meetings')
        .min(1, say(messages.required, { field: 'Meetings' }))
        .max(maxMeetings, say(messages.invalid, { field: 'Meetings' }))
        .required(say(messages.required, { field: 'Meetings' })),
    }),
    response: object({ meetings: array().of(meetingRow).required() }),
  }),
  update: call({
    method: 'PUT',
    path: 'batch/meetings',
    access: batchWriters,
    request: object({
      id: id(),
      version: version(),
      ...meetingFields,
      localDate: meetingFields.localDate.optional(),
      localStart: meetingFields.localStart.optional(),
      durationMinutes: meetingFields.durationMinutes.optional(),
    }),
    response: one,
  }),
  /** Starts, ends, or cancels with a reason. */
  state: call({
    method: 'POST',
    path: 'batch/meetings/state',
    access: batchWriters,
    request: object({
      id: id(),
      version: version(),
      to: required(choiceField('State', meetingStates)),
      reason: text('Reason', { min: 5, max: 300 }),
    }),
    response: one,
  }),
  /** Where the recording is; an empty address takes it away. */
  recording: call({
    method: 'POST',
    path: 'batch/meetings/recording',
    access: batchWriters,
    request: object({ id: id(), version: version(), url: httpsUrl('Recording') }),
    response: one,
  }),
  /** Meetings of all batches that are today in the zone of the business, the first one first. */
  today: call({
    method: 'GET',
    path: 'batch/meetings/today',
    access: batchReaders,
    request: object({
      limit: wholeNumber('Limit', 1, 50).optional(),
    }),
    response: object({
      items: array()
        .of(
          object({
            id: id(),
            batchId: id(),
            title: string().required(),
            trainerName: string().defined(),
            timeZone: string().required(),
            startsAt: string().required(),
            endsAt: string().required(),
            state: choiceField('State', meetingStates).required(),
          }),
        )
        .required(),
      total: number().required(),
    }),
  }),
} as const;

/** One student of a meeting; `state` is null until somebody has marked them. */
export const attendanceRow = object({
  studentId: id('Student'),
  name: string().defined(),
  state: choiceField('Attendance', attendanceStates).nullable().defined(),
  minutes: number().required(),
});
export type AttendanceRow = InferType<typeof attendanceRow>;

const attendanceAnswer = object({ meeting: meetingRow, rows: array().of(attendanceRow).required() });

export const attendanceCalls = {
  detail: call({
    method: 'GET',
    path: 'batch/attendance',
    access: batchReaders,
    request: object({ meetingId: id('Meeting') }),
    response: attendanceAnswer,
  }),
  /** Marks students of a meeting; who is not named stays as they are. `version` is the meeting's. */
  update: call({
    method: 'PUT',
    path: 'batch/attendance',
    access: batchWriters,
    request: object({
      meetingId: id('Meeting'),
      version: version(),
      rows: array()
        .of(
          object({
            studentId: id('Student'),
            state: choiceField('Attendance', attendanceStates).nullable().defined(),
            minutes: wholeNumber('Minutes', 0, 1440),
          }),
        )
        .label('Students')
        .max(5000, say(messages.invalid, { field: 'Students' }))
        .required(say(messages.required, { field: 'Students' })),
    }),
    response: attendanceAnswer,
  }),
} as const;
