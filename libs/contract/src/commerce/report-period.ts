import { array, boolean, number, object, string, type InferType } from 'yup';
import { requiredDay } from '../day-field';
import { choiceField } from '../records';

/** The longest period of a report on the screen, in days. */
export const longestReportDays = 366;

export const reportComparisons = { none: 'Nothing', previous: 'The days before', year: 'A year ago' } as const;
export type ReportComparison = keyof typeof reportComparisons;

/** The fields of every report's request: whole days of the business, both included. */
export const reportPeriod = {
  from: requiredDay('From'),
  to: requiredDay('To'),
  compare: choiceField('Compared with', reportComparisons).default('none'),
};

const days = { from: string().required(), to: string().required() };

/** The answer's period, the one before, its moment and the zones that its days were booked in. */
export const reportFrame = {
  period: object(days),
  before: object(days).nullable().defined().default(null),
  /** The figures equal the ledger at this moment. */
  asOf: string().required(),
  /** The day that is not over. */
  today: string().required(),
  /** The zones of the days, the oldest first. `until` is the last day of a zone, null for the one that counts now. */
  zones: array()
    .of(object({ zone: string().required(), until: string().nullable().defined() }))
    .required(),
  /** Rows beyond the most that an answer has are left out, and counted in the totals. */
  isCut: boolean().required(),
};
export const frameOfReport = object(reportFrame);
export type ReportFrame = InferType<typeof frameOfReport>;

export const reportMoney = {
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
};
