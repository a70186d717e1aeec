import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, version } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { nothing } from '../wire';
import { reportFormatField, reportRowsFields } from './report-export';

/** Periods that move with the day of the mail. Its own day is not over at 07:00 and never in them. */
export const movingPeriods = {
  'last-7': 'Last 7 days',
  'last-30': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year so far',
} as const;
export type MovingPeriod = keyof typeof movingPeriods;

export const reportRhythms = { weekly: 'Every week', monthly: 'Every month' } as const;
export type ReportRhythm = keyof typeof reportRhythms;

/** The most saved reports of a console, and the most people of one. */
export const mostSavedReports = 50;
export const mostReportPeople = 20;
/** The last day of a month that every month has. */
const lastMonthDay = 28;
const lastWeekday = 7;

const period = choiceField('Period', movingPeriods).required(say(messages.required, { field: 'Period' }));
const rhythm = choiceField('How often', reportRhythms).required(say(messages.required, { field: 'How often' }));

/** A weekday from Monday, 1, to Sunday, 7, or a day of the month up to the 28th. */
const onDay = number()
  .label('Day')
  .typeError(say(messages.invalid, { field: 'Day' }))
  .integer(say(messages.invalid, { field: 'Day' }))
  .min(1, say(messages.invalid, { field: 'Day' }))
  .test('day', say(messages.invalid, { field: 'Day' }), (value, { parent }) => {
    const { rhythm: chosen } = parent as { readonly rhythm?: string };
    return value === undefined || value <= (chosen === 'monthly' ? lastMonthDay : lastWeekday);
  })
  .required(say(messages.required, { field: 'Day' }));

/** The fields that a person enters. */
export const savedReportFields = {
  name: requiredText('Name', { min: 3, max: 80 }),
  ...reportRowsFields,
  period,
  rhythm,
  onDay,
  format: reportFormatField,
  people: array()
    .of(id('Person'))
    .label('To')
    .min(1, say(messages.required, { field: 'To' }))
    .max(mostReportPeople, `At most ${mostReportPeople} people`)
    .required(say(messages.required, { field: 'To' })),
};

/** `nobody`: none of its people held the right. `failed`: there was no file, or a mail server refused `failed` mails. */
export const reportMailStates = {
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  nobody: 'Nobody may read it',
} as const;
export type ReportMailState = keyof typeof reportMailStates;

const person = object({ id: id(), name: string().defined() });
export type ReportPerson = InferType<typeof person>;

/** A report that is sent by mail at 07:00 of the business. */
export const savedReport = object({
  id: id(),
  version: number().required(),
  name: string().required(),
  ...reportRowsFields,
  currency: string().nullable().defined(),
  kind: string().nullable().defined(),
  period,
  rhythm,
  onDay: number().required(),
  format: reportFormatField,
  /** In the order of their names. `mayRead`: the person holds the right to reports now, and is sent the mail. */
  people: array()
    .of(person.shape({ mayRead: boolean().required() }))
    .required(),
  createdBy: person,
  /** The maker, and holders of `settingEdit`. */
  mayEdit: boolean().required(),
  lastMail: object({
    /** The day that it was due. */
    day: string().required(),
    state: choiceField('State', reportMailStates).required(),
    people: number().required(),
    failed: number().required(),
    /** The reason for the first failure. */
    error: string().defined(),
  })
    .nullable()
    .defined()
    .default(null),
});
export type SavedReport = InferType<typeof savedReport>;

const answer = object({ saved: savedReport });

export const savedReportCalls = {
  /** All saved reports by name, and the people that one can be sent to. */
  list: call({
    method: 'GET',
    path: 'report/saved',
    access: ['reportList'],
    request: nothing(),
    response: object({
      items: array().of(savedReport.required()).required(),
      people: array().of(person.required()).required(),
    }),
  }),
  /** The maker needs `exportData` too: a mail takes figures out of the console. 400 on `people` who may not see reports. */
  create: call({
    method: 'POST',
    path: 'report/saved',
    access: ['reportList'],
    request: object(savedReportFields),
    response: answer,
  }),
  /** By its maker, or with `settingEdit`. */
  update: call({
    method: 'PUT',
    path: 'report/saved',
    access: ['reportList'],
    request: object({ id: id(), version: version(), ...savedReportFields }),
    response: answer,
  }),
  /** By its maker, or with `settingEdit`. No further mail is sent. */
  remove: call({
    method: 'DELETE',
    path: 'report/saved',
    access: ['reportList'],
    request: object({ id: id(), version: version() }),
    response: nothing(),
  }),
} as const;
