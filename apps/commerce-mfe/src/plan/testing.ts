import type { Plan, PlanRow, PlanVersion } from '@lectern/contract/commerce';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };

/** A row of the list as the API answers it. */
export const planRowOf = (values: Partial<PlanRow> = {}): PlanRow => ({
  id: 1,
  version: 1,
  name: 'Scholar',
  slug: 'scholar',
  status: 'published',
  statusReason: '',
  highlighted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  liveNo: 1,
  draftNo: null,
  shown: {
    no: 1,
    periodUnit: 'month',
    periodCount: 1,
    trialDays: 0,
    commissionBp: null,
    prices: [{ ...rupees, priceMinor: 99_900, compareMinor: null }],
    featureCount: 1,
  },
  subscribers: 0,
  inTrial: 0,
  pastDue: 0,
  income: [],
  wasSold: false,
  ...values,
});

export const versionOf = (values: Partial<PlanVersion> = {}): PlanVersion => ({
  id: 1,
  no: 1,
  state: 'live',
  periodUnit: 'month',
  periodCount: 1,
  trialDays: 0,
  graceDays: 7,
  commissionBp: null,
  limits: { batches: 3, courses: null, oneToOneHours: null, jobPosts: null },
  taxCode: '',
  prices: [{ ...rupees, priceMinor: 99_900, compareMinor: null }],
  features: [{ text: 'All courses', included: true }],
  publishedAt: '2026-11-02T10:00:00.000Z',
  publishedBy: 'Meera Nair',
  updatedAt: '2026-11-02T10:00:00.000Z',
  ...values,
});

/** A whole plan on sale as the API answers it. */
export const planOf = (values: Partial<Plan> = {}): Plan => ({
  ...planRowOf(),
  descriptionHtml: '',
  imageFileId: null,
  live: versionOf(),
  draft: null,
  past: [],
  counts: { scheduled: 0, trial: 0, active: 0, past_due: 0, cancelled: 0, expired: 0 },
  ...values,
});
