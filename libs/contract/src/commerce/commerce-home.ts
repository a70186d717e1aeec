import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { choiceField, statusField } from '../records';
import { nothing } from '../wire';
import { paymentMarks, paymentStatuses } from './payment-states';
import { salesTotal } from './report-sales';

const money = { currency: string().required(), symbol: string().required(), exponent: number().required() };

/** The money of today in one currency, and the number of its payments. */
const salesToday = object({ ...money, minor: number().required(), count: number().required() });
export type SalesToday = InferType<typeof salesToday>;

/** The number of payments with a mark that asks for a decision. */
const toLookAt = object({ mark: choiceField('Mark', paymentMarks).required(), count: number().required() });
export type ToLookAt = InferType<typeof toLookAt>;

const latestPayment = object({
  id: id(),
  status: statusField(paymentStatuses).required(),
  payerName: string().defined(),
  ...money,
  amountMinor: number().required(),
  at: string().required(),
});
export type LatestPayment = InferType<typeof latestPayment>;

const waitingLink = object({
  id: id(),
  personName: string().defined(),
  title: string().required(),
  ...money,
  totalMinor: number().required(),
  expiresAt: string().required(),
});
export type WaitingLink = InferType<typeof waitingLink>;

const dayCount = object({ day: string().required(), count: number().required() });

/** The last 30 days of sales, today included. */
const salesMonth = object({
  from: string().required(),
  to: string().required(),
  /** The most payments first. */
  totals: array().of(salesTotal.required()).required(),
  /** Payments of each day in the first currency. */
  days: array().of(dayCount.required()).required(),
});
export type SalesMonth = InferType<typeof salesMonth>;

/** The last 30 days of views, today included. */
const viewsMonth = object({ views: number().required(), days: array().of(dayCount.required()).required() });
export type ViewsMonth = InferType<typeof viewsMonth>;

export const commerceHomeCalls = {
  /** The money of the home page; each part is null without its right. Currencies are never added, test money is left out. */
  read: call({
    method: 'GET',
    path: 'commerce/home',
    access: 'signed in',
    request: nothing(),
    response: object({
      /** For reportList: a currency a row, the most payments first. */
      sales: array().of(salesToday.required()).nullable().defined().default(null),
      /** For reportList. */
      month: salesMonth.nullable().defined().default(null),
      /** For reportList. */
      views: viewsMonth.nullable().defined().default(null),
      /** For invoiceList: only marks that payments have. */
      toLookAt: array().of(toLookAt.required()).nullable().defined().default(null),
      /** For invoiceList: the newest first. */
      payments: array().of(latestPayment.required()).nullable().defined().default(null),
      /** For paymentLinkGeneration: those that expire first; a seller's own, or all with paymentVerify. */
      links: array().of(waitingLink.required()).nullable().defined().default(null),
    }),
  }),
} as const;
