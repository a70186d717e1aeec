import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { choiceField } from '../records';
import { planKinds } from './plan-kinds';
import { reportFrame, reportMoney, reportPeriod } from './report-period';
import { currencyField } from './sale-item';

export const subscriptionGroups = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  plan: 'Plan',
  currency: 'Currency',
} as const;
export type SubscriptionGroup = keyof typeof subscriptionGroups;

/**
 * Changes of the days, and what they end at. Running = running at the start + begun + back − lost, for plans also those that
 * moved to them or away. Monthly income in minor units: the price of each period divided by its months.
 */
const sums = {
  trials: number().required(),
  begun: number().required(),
  back: number().required(),
  lost: number().required(),
  runningAtStart: number().required(),
  running: number().required(),
  mrrAtStartMinor: number().required(),
  mrrMinor: number().required(),
  /** Lost ÷ running at the start, in basis points; null where none ran. */
  churnBp: number().nullable().defined(),
};
export const subscriptionSums = object(sums);
export type SubscriptionSums = InferType<typeof subscriptionSums>;

const compared = { ...sums, before: subscriptionSums.nullable().defined().default(null) };

/** All subscriptions of one currency. */
export const subscriptionTotal = object({ ...reportMoney, ...compared });
export type SubscriptionTotal = InferType<typeof subscriptionTotal>;
export const subscriptionDay = object({ day: string().required(), ...sums });
export type SubscriptionDay = InferType<typeof subscriptionDay>;
/** A row of a grouping. `key` names it: a day, a month (`2026-05`), a week's first day, a plan (`student:12`) or a currency. */
export const subscriptionReportRow = object({
  key: string().required(),
  label: string().required(),
  ...reportMoney,
  ...compared,
});
export type SubscriptionReportRow = InferType<typeof subscriptionReportRow>;

export const subscriptionReport = object({
  ...reportFrame,
  /** The most that run first. Currencies are never added. */
  totals: array().of(subscriptionTotal.required()).required(),
  /** The chosen currency, or the first of `totals`; null where there was no subscription. */
  currency: string().nullable().defined(),
  /** Days after today are left out. */
  series: array().of(subscriptionDay.required()).required(),
  /** The days of the period before, in their order. */
  seriesBefore: array().of(subscriptionDay.required()).required(),
  /** Rows of the chosen currency; of all currencies where they are grouped by currency. The highest monthly income first, days by time. */
  rows: array().of(subscriptionReportRow.required()).required(),
  /** The last day with a change until today, whatever the period. */
  lastDay: string().nullable().defined(),
});
export type SubscriptionReport = InferType<typeof subscriptionReport>;

export const subscriptionReportCalls = {
  read: call({
    method: 'GET',
    path: 'report/subscriptions',
    access: ['reportList'],
    request: object({
      ...reportPeriod,
      groupBy: choiceField('Grouped by', subscriptionGroups).default('plan'),
      currency: currencyField().optional(),
      audience: choiceField('Audience', planKinds).optional(),
    }),
    response: subscriptionReport,
  }),
} as const;
