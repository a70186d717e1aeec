/** The tax office's codes of India's states, by their ISO codes; of a territory UTGST is due instead of SGST. */
export const stateTaxCodes: Readonly<Record<string, string>> = {
  ...{ JK: '01', HP: '02', PB: '03', CH: '04', UT: '05', HR: '06', DL: '07', RJ: '08', UP: '09', BR: '10', SK: '11' },
  ...{ AR: '12', NL: '13', MN: '14', MZ: '15', TR: '16', ML: '17', AS: '18', WB: '19', JH: '20', OR: '21', CT: '22' },
  ...{ MP: '23', GJ: '24', DH: '26', MH: '27', KA: '29', GA: '30', LD: '31', KL: '32', TN: '33', PY: '34', AN: '35' },
  ...{ TG: '36', AP: '37', LA: '38' },
};
export const territories: readonly string[] = ['AN', 'CH', 'DH', 'LA', 'LD'];

/** One tax of the demo: country, scope, name, basis points. */
export const taxRates = [
  ['IN', 'same_state', 'CGST', 900],
  ['IN', 'same_state', 'SGST', 900],
  ['IN', 'same_territory', 'CGST', 900],
  ['IN', 'same_territory', 'UTGST', 900],
  ['IN', 'other_state', 'IGST', 1800],
  ['IN', 'export', 'IGST', 0],
  ['GB', 'any', 'VAT', 2000],
  ['AE', 'any', 'VAT', 500],
] as const;

/** The terms of one version of a plan. Prices are whole units of their currencies. */
interface TermsSeed {
  readonly period: readonly [unit: 'month' | 'year' | 'once', count: number];
  readonly trialDays?: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly compare?: Readonly<Record<string, number>>;
  readonly features: readonly string[];
  readonly limits: Readonly<Record<string, number | null>>;
  /** Basis points, of trainer plans. */
  readonly commissionBp?: number;
}

/** A plan of the demo. */
export interface PlanSeed extends TermsSeed {
  readonly name: string;
  readonly status: 'draft' | 'published' | 'paused' | 'retired';
  readonly reason?: string;
  /** Terms of the versions before, the oldest first, as far as they differed. */
  readonly earlier?: readonly Partial<TermsSeed>[];
  /** Terms of a draft version that waits, as far as they differ. */
  readonly draft?: Partial<TermsSeed>;
}

export const studentPlans: readonly PlanSeed[] = [
  {
    name: 'Free',
    status: 'published',
    period: ['once', 1],
    prices: { INR: 0, USD: 0 },
    features: ['1 course', 'Community answers'],
    limits: { courses: 1, batches: 0 },
  },
  {
    name: 'Starter',
    status: 'published',
    period: ['month', 1],
    trialDays: 14,
    prices: { INR: 499, USD: 6, GBP: 5, AED: 22 },
    features: ['3 batches at a time', '5 courses', 'E-mail support'],
    limits: { batches: 3, courses: 5, oneToOneHours: 0 },
  },
  {
    name: 'Learner',
    status: 'published',
    period: ['month', 1],
    trialDays: 14,
    prices: { INR: 999, USD: 12, GBP: 10, AED: 44 },
    compare: { INR: 1199 },
    features: ['10 batches at a time', 'All courses', '2 hours with a trainer a month'],
    limits: { batches: 10, courses: null, oneToOneHours: 2 },
  },
  {
    name: 'Scholar',
    status: 'published',
    period: ['month', 6],
    prices: { INR: 5494, USD: 65, GBP: 52, AED: 240 },
    features: ['10 batches at a time', 'All courses', '4 hours with a trainer a month'],
    limits: { batches: 10, courses: null, oneToOneHours: 4 },
    draft: {
      trialDays: 7,
      prices: { INR: 5994, USD: 65, GBP: 55 },
      features: ['12 batches at a time', 'All courses', '4 hours with a trainer a month', '7 days to try it free'],
      limits: { batches: 12, courses: null, oneToOneHours: 4 },
    },
  },
  {
    name: 'Family',
    status: 'paused',
    reason: 'Being reworked for the new school year',
    period: ['year', 1],
    prices: { INR: 14_999, USD: 180 },
    features: ['Four learners', 'All courses'],
    limits: { batches: null, courses: null },
  },
  {
    name: 'School',
    status: 'retired',
    reason: 'Schools are sold to by contract',
    period: ['year', 1],
    prices: { INR: 99_000 },
    features: ['100 learners', 'All courses', 'A named contact'],
    limits: {},
  },
];

export const trainerPlans: readonly PlanSeed[] = [
  {
    name: 'Basic',
    status: 'published',
    period: ['once', 1],
    prices: { INR: 0, USD: 0, GBP: 0, AED: 0 },
    features: ['2 training ads', '5 proposals a month'],
    limits: { proposals: 5, ads: 2, offers: 1, videos: 5 },
    commissionBp: 2500,
  },
  {
    name: 'Professional',
    status: 'published',
    period: ['month', 1],
    trialDays: 30,
    prices: { INR: 799, USD: 10, GBP: 8, AED: 37 },
    compare: { INR: 999 },
    features: ['10 training ads', '40 proposals a month', '100 videos'],
    limits: { proposals: 40, ads: 10, offers: 10, videos: 100 },
    commissionBp: 1800,
    earlier: [{ prices: { INR: 599, USD: 8 }, compare: {}, commissionBp: 2000 }],
  },
  {
    name: 'Studio',
    status: 'published',
    period: ['year', 1],
    prices: { INR: 14_999, USD: 180, GBP: 149, AED: 660 },
    features: ['Training ads without limit', 'Proposals without limit', 'A named contact'],
    limits: { proposals: null, ads: null, offers: null, videos: null },
    commissionBp: 1000,
    earlier: [{ prices: { INR: 11_999 }, features: ['50 training ads', '200 proposals a month'], commissionBp: 1250 }],
  },
  {
    name: 'Summer guest',
    status: 'retired',
    reason: 'The summer term is over',
    period: ['month', 3],
    prices: { INR: 1499 },
    features: ['3 training ads', '20 proposals a month'],
    limits: { proposals: 20, ads: 3, offers: 3, videos: 20 },
    commissionBp: 1500,
  },
];
