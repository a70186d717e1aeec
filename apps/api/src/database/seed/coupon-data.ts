import type { AppliesTo, CouponAudience, CouponStatus } from '@lectern/contract/commerce';

/** One coupon of the demo: days count from today, amounts are rupees, and a use lies on every day back from yesterday. */
export interface CouponSeed {
  readonly code: string;
  readonly name: string;
  readonly off: `${number}%` | number;
  /** Currencies beside the rupee, at the rate of the demo. */
  readonly also?: readonly string[];
  readonly cap?: number;
  readonly minimum?: number;
  readonly days: readonly [from: number, until: number];
  readonly total?: number;
  readonly perUser?: number;
  readonly appliesTo?: AppliesTo;
  readonly categories?: readonly string[];
  readonly audience?: CouponAudience;
  readonly status: CouponStatus;
  readonly reason?: string;
  readonly uses?: readonly [used: number, reserved: number, released: number];
}

export const coupons: readonly CouponSeed[] = [
  { code: 'NEWYEAR27', name: 'New year, returning students', off: '15%', cap: 500, minimum: 2000, days: [1, 46], total: 5000, status: 'active' },
  { code: 'WELCOME50', name: 'Welcome, first fifty', off: '20%', cap: 1000, minimum: 1000, days: [-60, 30], total: 50, perUser: 50, status: 'active', uses: [46, 3, 4] },
  { code: 'ONCEONLY', name: 'Once for everybody', off: 250, minimum: 1000, days: [-30, 60], perUser: 1, status: 'active', uses: [1, 0, 0] },
  { code: 'DIWALI26', name: 'Diwali, all courses', off: '25%', cap: 2000, days: [-40, -8], total: 2000, perUser: 5, appliesTo: 'courses', status: 'ended', reason: 'The festival is over', uses: [18, 0, 2] },
  { code: 'PLANFLAT500', name: 'Plans, 500 rupees off', off: 500, minimum: 3000, days: [-20, 40], total: 300, appliesTo: 'plans', status: 'active' },
  { code: 'BATCH10', name: 'Live batches, ten per cent', off: '10%', days: [-15, 75], appliesTo: 'batches', perUser: 3, status: 'active', uses: [4, 1, 0] },
  { code: 'MUSIC30', name: 'Music month', off: '30%', cap: 1500, days: [-5, 25], total: 400, appliesTo: 'chosen', categories: ['Music and Arts'], status: 'active' },
  { code: 'CODE15', name: 'Programming and languages', off: '15%', days: [-10, 50], appliesTo: 'chosen', categories: ['Programming', 'Languages'], status: 'active' },
  { code: 'FIRSTORDER', name: 'First order of a new student', off: '12.5%', cap: 750, days: [-90, 90], audience: 'new', status: 'active', also: ['USD', 'AED', 'GBP'], uses: [7, 1, 1] },
  { code: 'SCHOLAR', name: 'Scholarship holders', off: '50%', days: [-30, 150], audience: 'chosen', status: 'active' },
  { code: 'ALUMNI', name: 'Former students by invitation', off: 1000, minimum: 5000, days: [-7, 83], audience: 'chosen', status: 'paused', reason: 'The list is being checked' },
  { code: 'SUMMER26', name: 'Summer school', off: '20%', cap: 800, days: [-180, -90], total: 1000, perUser: 4, status: 'ended', reason: 'The summer is over', uses: [12, 0, 3] },
  { code: 'EXPIRED5', name: 'Five per cent, period over', off: '5%', days: [-50, -2], status: 'active' },
  { code: 'GULF20', name: 'Gulf families', off: '20%', also: ['AED', 'KWD'], minimum: 4000, days: [-25, 65], total: 250, status: 'active' },
  { code: 'TOKYO', name: 'Japan launch', off: '10%', also: ['JPY', 'USD'], days: [3, 93], total: 100, status: 'draft' },
  { code: 'HALFPRICE', name: 'Half price weekend', off: '50%', cap: 2500, days: [12, 14], total: 200, appliesTo: 'courses', status: 'draft' },
  { code: 'FAMILY2027', name: 'Family plan, second child', off: 750, minimum: 2500, days: [20, 380], appliesTo: 'plans', perUser: 2, status: 'draft' },
  { code: 'FREETRIAL', name: 'A first month for nothing', off: '100%', cap: 999, days: [-12, 18], total: 20, appliesTo: 'plans', audience: 'new', status: 'paused', reason: 'Used faster than planned', uses: [5, 0, 0] },
  { code: 'EXAM26', name: 'Exam season, chosen students', off: '18%', days: [-45, 15], audience: 'chosen', appliesTo: 'courses', status: 'active' },
  { code: 'TEACHERSDAY', name: 'Teachers’ day', off: 200, days: [-80, -75], total: 500, status: 'ended', reason: 'The day is over' },
  { code: 'REPUBLIC75', name: 'Republic day', off: '7.5%', days: [60, 70], total: 750, status: 'draft' },
  { code: 'EARLYBIRD', name: 'Early birds of the spring batches', off: 300, minimum: 2000, days: [-3, 27], total: 120, appliesTo: 'batches', status: 'active', uses: [2, 2, 0] },
  { code: 'NEPAL10', name: 'Nepal, ten per cent', off: '10%', also: ['NPR'], days: [-33, 57], status: 'active' },
  { code: 'WINBACK', name: 'We miss you', off: '35%', cap: 1200, minimum: 1500, days: [-14, 16], total: 80, audience: 'chosen', status: 'paused', reason: 'Waiting for the new mail' },
];
