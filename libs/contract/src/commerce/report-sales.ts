import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { choiceField } from '../records';
import { listRequest, pageOf, type ListFields } from '../wire';
import { ledgerKinds } from './payment-states';
import { reportFrame, reportMoney, reportPeriod } from './report-period';
import { currencyField, saleItemKinds } from './sale-item';

export const salesGroups = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  item: 'Item',
  category: 'Category',
  channel: 'Channel',
  seller: 'Trainer',
  currency: 'Currency',
} as const;
export type SalesGroup = keyof typeof salesGroups;

/** Sums by the kind of ledger row, minor units, all positive. Net = paid − refunded − disputed + won back. */
const sums = {
  payments: number().required(),
  refunds: number().required(),
  free: number().required(),
  paidMinor: number().required(),
  refundedMinor: number().required(),
  disputedMinor: number().required(),
  wonBackMinor: number().required(),
  surplusMinor: number().required(),
  discountMinor: number().required(),
  taxMinor: number().required(),
  netMinor: number().required(),
};
export const salesSums = object(sums);
export type SalesSums = InferType<typeof salesSums>;

const compared = { ...sums, before: salesSums.nullable().defined().default(null) };

/** All sales of one currency. */
export const salesTotal = object({ ...reportMoney, ...compared });
export type SalesTotal = InferType<typeof salesTotal>;
/** A day of the chosen currency. Days without a sale are there with zeros. */
export const salesDay = object({ day: string().required(), ...sums });
export type SalesDay = InferType<typeof salesDay>;
/** A row of a grouping. `key` names it in the address and in `rows`. */
export const salesRow = object({ key: string().required(), label: string().required(), ...reportMoney, ...compared });
export type SalesRow = InferType<typeof salesRow>;

export const salesReport = object({
  ...reportFrame,
  /** The most payments first. Currencies are never added. */
  totals: array().of(salesTotal.required()).required(),
  /** Net of all currencies without surplus, in minor units of INR at each order's rate. */
  inr: object({ netMinor: number().required(), beforeMinor: number().nullable().defined() }),
  /** The chosen currency, or the first of `totals`; null where nothing was sold. */
  currency: string().nullable().defined(),
  series: array().of(salesDay.required()).required(),
  /** The days of the period before, in their order. */
  seriesBefore: array().of(salesDay.required()).required(),
  /** Rows of the chosen currency; of all currencies where they are grouped by currency. The highest net first, days by time. */
  rows: array().of(salesRow.required()).required(),
  /** The last day with a sale, whatever the period. */
  lastDay: string().nullable().defined(),
});
export type SalesReport = InferType<typeof salesReport>;

/** Kinds of rows behind a figure: the ledger's, and orders that cost nothing. */
export const salesFactKinds = { ...ledgerKinds, free: 'Free' } as const;

export const salesFactFields = {
  kind: { type: 'choice', choices: Object.keys(salesFactKinds), filter: true },
  at: { type: 'time', sort: true },
} as const satisfies ListFields;

/** A row behind a figure: money in minor units, with its sign. */
export const salesFact = object({
  id: string().required(),
  kind: choiceField('Kind', salesFactKinds).required(),
  at: string().required(),
  day: string().required(),
  title: string().required(),
  personName: string().defined(),
  ...reportMoney,
  amountMinor: number().required(),
  discountMinor: number().required(),
  taxMinor: number().required(),
  /** Null for orders that cost nothing. */
  paymentId: id().nullable().defined(),
  paperNumber: string().nullable().defined(),
});
export type SalesFact = InferType<typeof salesFact>;

const filters = {
  currency: currencyField().optional(),
  groupBy: choiceField('Grouped by', salesGroups).default('item'),
  itemKind: choiceField('Kind of item', saleItemKinds).optional(),
};

export const salesReportCalls = {
  read: call({
    method: 'GET',
    path: 'report/sales',
    access: ['reportList'],
    request: object({ ...reportPeriod, ...filters }),
    response: salesReport,
  }),
  /**
   * Rows behind a figure of the report: of one day, or of one `key` of a grouping. The sums of all of them are the figure.
   * Sums are left out where a filter leaves more rows than are counted.
   */
  rows: call({
    method: 'GET',
    path: 'report/sales/rows',
    access: ['reportList'],
    request: listRequest(salesFactFields).shape({
      from: reportPeriod.from,
      to: reportPeriod.to,
      ...filters,
      key: string().label('Group').max(60).optional(),
    }),
    response: pageOf(salesFact).shape({
      sums: array()
        .of(object({ ...reportMoney, ...sums }))
        .required(),
    }),
  }),
} as const;
