import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { choiceField } from '../records';
import { reportFrame, reportPeriod } from './report-period';

export const signupGroups = { day: 'Day', week: 'Week', month: 'Month', role: 'Role', country: 'Country' } as const;
export type SignupGroup = keyof typeof signupGroups;

/** Accounts by the day on which they were made, with the role and the country that they have now. Deleted ones are left out. */
const sums = { people: number().required() };
export const signupSums = object(sums);
export type SignupSums = InferType<typeof signupSums>;

const compared = { ...sums, before: signupSums.nullable().defined().default(null) };

export const signupDay = object({ day: string().required(), ...sums });
export type SignupDay = InferType<typeof signupDay>;
/** A row of a grouping. `key` names it: a day, a month (`2026-05`), a week's first day, or an id. 0 is no country. */
export const signupRow = object({ key: string().required(), label: string().required(), ...compared });
export type SignupRow = InferType<typeof signupRow>;

export const signupReport = object({
  ...reportFrame,
  totals: object(compared).required(),
  series: array().of(signupDay.required()).required(),
  /** The days of the period before, in their order. */
  seriesBefore: array().of(signupDay.required()).required(),
  /** The most people first, days by time. */
  rows: array().of(signupRow.required()).required(),
  /** The last day with a sign-up, whatever the period. */
  lastDay: string().nullable().defined(),
});
export type SignupReport = InferType<typeof signupReport>;

export const signupReportCalls = {
  read: call({
    method: 'GET',
    path: 'report/signups',
    access: ['reportList'],
    request: object({
      ...reportPeriod,
      groupBy: choiceField('Grouped by', signupGroups).default('role'),
    }),
    response: signupReport,
  }),
} as const;
