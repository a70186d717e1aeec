import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { choiceField } from '../records';
import { reportFrame, reportMoney, reportPeriod } from './report-period';
import { currencyField } from './sale-item';

export const couponGroups = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  coupon: 'Coupon',
  currency: 'Currency',
} as const;
export type CouponGroup = keyof typeof couponGroups;

/** Redemptions, each on the day of its state. Discount and revenue are those of the uses, less the uses that were given back. */
const sums = {
  reserved: number().required(),
  used: number().required(),
  released: number().required(),
  discountMinor: number().required(),
  revenueMinor: number().required(),
};
export const couponSums = object(sums);
export type CouponSums = InferType<typeof couponSums>;

const compared = { ...sums, before: couponSums.nullable().defined().default(null) };

/** All redemptions of one currency. */
export const couponTotal = object({ ...reportMoney, ...compared });
export type CouponTotal = InferType<typeof couponTotal>;
export const couponDay = object({ day: string().required(), ...sums });
export type CouponDay = InferType<typeof couponDay>;
/** A row of a grouping. `key` names it: a day, a month (`2026-05`), the first day of a week, an id or a currency. */
export const couponReportRow = object({
  key: string().required(),
  label: string().required(),
  ...reportMoney,
  ...compared,
  /** A coupon that has more uses than its limit, because a late payment counts. */
  isOverLimit: boolean().required(),
});
export type CouponReportRow = InferType<typeof couponReportRow>;

export const couponReport = object({
  ...reportFrame,
  /** The most uses first. Currencies are never added. */
  totals: array().of(couponTotal.required()).required(),
  /** The chosen currency, or the first of `totals`; null where no coupon was redeemed. */
  currency: string().nullable().defined(),
  series: array().of(couponDay.required()).required(),
  /** The days of the period before, in their order. */
  seriesBefore: array().of(couponDay.required()).required(),
  /** Rows of the chosen currency; of all currencies where they are grouped by currency. The most uses first, days by time. */
  rows: array().of(couponReportRow.required()).required(),
  /** The last day with a redemption, whatever the period. */
  lastDay: string().nullable().defined(),
});
export type CouponReport = InferType<typeof couponReport>;

export const couponReportCalls = {
  read: call({
    method: 'GET',
    path: 'report/coupons',
    access: ['reportList'],
    request: object({
      ...reportPeriod,
      groupBy: choiceField('Grouped by', couponGroups).default('coupon'),
      currency: currencyField().optional(),
    }),
    response: couponReport,
  }),
} as const;
