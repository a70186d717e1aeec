import type {
  CouponReport,
  SalesReport,
  SalesSums,
  SignupReport,
  SubscriptionReport,
} from '@lectern/contract/commerce';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };
const dirhams = { currency: 'AED', symbol: 'د.إ', exponent: 2 };

/** The frame of every report: three days until 20 November 2026. */
export const frameOf = () => ({
  period: { from: '2026-11-18', to: '2026-11-20' },
  before: { from: '2026-11-15', to: '2026-11-17' },
  asOf: '2026-11-20T11:42:30.000Z',
  today: '2026-11-20',
  zones: [{ zone: 'Asia/Kolkata', until: null }],
  isCut: false,
  lastDay: '2026-11-20',
});

export const sumsOf = (values: Partial<SalesSums> = {}): SalesSums => ({
  payments: 0,
  refunds: 0,
  free: 0,
  paidMinor: 0,
  refundedMinor: 0,
  disputedMinor: 0,
  wonBackMinor: 0,
  surplusMinor: 0,
  discountMinor: 0,
  taxMinor: 0,
  netMinor: 0,
  ...values,
});

/** Sales of three days in two currencies, shown in rupees. */
export const salesOf = (values: Partial<SalesReport> = {}): SalesReport => ({
  ...frameOf(),
  totals: [
    {
      ...rupees,
      ...sumsOf({ payments: 4, refunds: 1, paidMinor: 400_000, refundedMinor: 40_000, netMinor: 360_000 }),
      surplusMinor: 1_215_000,
      before: sumsOf({ payments: 3, paidMinor: 300_000, netMinor: 300_000 }),
    },
    { ...dirhams, ...sumsOf({ payments: 1, paidMinor: 52_000, netMinor: 52_000 }), before: sumsOf() },
  ],
  inr: { netMinor: 1_560_000, beforeMinor: 300_000 },
  currency: 'INR',
  series: [
    { day: '2026-11-18', ...sumsOf({ payments: 1, paidMinor: 100_000, netMinor: 100_000 }) },
    {
      day: '2026-11-19',
      ...sumsOf({ payments: 3, refunds: 1, paidMinor: 300_000, refundedMinor: 40_000, netMinor: 260_000 }),
    },
    { day: '2026-11-20', ...sumsOf() },
  ],
  seriesBefore: [
    { day: '2026-11-15', ...sumsOf({ payments: 3, paidMinor: 300_000, netMinor: 300_000 }) },
    { day: '2026-11-16', ...sumsOf() },
    { day: '2026-11-17', ...sumsOf() },
  ],
  rows: [
    {
      key: 'plan:3',
      label: 'Scholar, 1 month',
      ...rupees,
      ...sumsOf({ payments: 3, refunds: 1, paidMinor: 300_000, refundedMinor: 40_000, netMinor: 260_000 }),
      before: sumsOf({ payments: 3, paidMinor: 300_000, netMinor: 300_000 }),
    },
    {
      key: 'course:9',
      label: 'Calculus',
      ...rupees,
      ...sumsOf({ payments: 1, paidMinor: 100_000, netMinor: 100_000 }),
      before: sumsOf(),
    },
  ],
  ...values,
});

/** Sign-ups of three days. */
export const signupsOf = (): SignupReport => ({
  ...frameOf(),
  totals: { people: 5, before: { people: 4 } },
  series: [
    { day: '2026-11-18', people: 2 },
    { day: '2026-11-19', people: 3 },
    { day: '2026-11-20', people: 0 },
  ],
  seriesBefore: [],
  rows: [
    { key: '15', label: 'Student', people: 4, before: { people: 4 } },
    { key: '16', label: 'Trainer', people: 1, before: { people: 0 } },
  ],
});

const redemptions = { reserved: 1, used: 2, released: 0, discountMinor: 10_000, revenueMinor: 90_000 };

/** Redemptions of one coupon that has more uses than its limit. */
export const couponsOf = (): CouponReport => ({
  ...frameOf(),
  totals: [{ ...rupees, ...redemptions, before: null }],
  currency: 'INR',
  series: [{ day: '2026-11-18', ...redemptions }],
  seriesBefore: [],
  rows: [{ key: '7', label: 'WELCOME', ...rupees, ...redemptions, before: null, isOverLimit: true }],
});

const running = {
  trials: 0,
  begun: 3,
  back: 1,
  lost: 2,
  runningAtStart: 10,
  running: 12,
  mrrAtStartMinor: 990_000,
  mrrMinor: 1_188_000,
  churnBp: 2000,
};

/** Subscriptions of one plan. */
export const subscriptionsOf = (): SubscriptionReport => ({
  ...frameOf(),
  totals: [{ ...rupees, ...running, before: { ...running, mrrMinor: 990_000 } }],
  currency: 'INR',
  series: [{ day: '2026-11-18', ...running }],
  seriesBefore: [],
  rows: [{ key: 'student:3', label: 'Scholar', ...rupees, ...running, before: { ...running, mrrMinor: 990_000 } }],
});
