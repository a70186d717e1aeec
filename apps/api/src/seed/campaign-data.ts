/** One campaign of the demo. Days count from today, amounts are rupees. */
export interface CampaignSeed {
  readonly name: string;
  readonly description: string;
  readonly off: number;
  readonly cap: number;
  readonly prefix: string;
  readonly codes: number;
  readonly winners: number;
  readonly minPercent: number;
  readonly status: 'draft' | 'active';
  /** Days of the entries. */
  readonly entries: readonly [from: number, until: number];
  /** The day of the coupon's end. */
  readonly endsOn: number;
  /** Entries that were begun; every twelfth is not sent. */
  readonly begun: number;
  /** The time of an entry is a whole number of these seconds: the longer, the more are equal. */
  readonly step: number;
  readonly disqualified: number;
  /** The day of the declaration. */
  readonly declaredOn?: number;
}

/** Four campaigns: a draft, an open one, a closed one with ties, and a declared one. */
export const campaigns: readonly CampaignSeed[] = [
  {
    ...{ name: 'Maths week quiz', description: 'Answer eight questions about numbers.', off: 30, cap: 1500 },
    ...{ prefix: 'MATHS', codes: 60, winners: 50, minPercent: 60, status: 'draft', entries: [9, 16], endsOn: 60 },
    ...{ begun: 0, step: 1, disqualified: 0 },
  },
  {
    ...{ name: 'Music and rhythm quiz', description: 'For everybody who keeps time.', off: 40, cap: 2000 },
    ...{ prefix: 'RHYTHM', codes: 20, winners: 15, minPercent: 50, status: 'active', entries: [-6, 5], endsOn: 45 },
    ...{ begun: 44, step: 1, disqualified: 3 },
  },
  {
    ...{
      name: 'Loops and logic quiz',
      description: 'For students who write their first programs.',
      off: 50,
      cap: 2500,
    },
    ...{ prefix: 'LOOPS', codes: 20, winners: 15, minPercent: 50, status: 'active', entries: [-21, -1], endsOn: 40 },
    ...{ begun: 48, step: 120, disqualified: 4 },
  },
  {
    ...{ name: 'Budget quiz', description: 'Questions about money in daily life.', off: 50, cap: 2500 },
    ...{ prefix: 'BUDGET', codes: 25, winners: 20, minPercent: 40, status: 'active', entries: [-50, -30], endsOn: 30 },
    ...{ begun: 50, step: 5, disqualified: 5, declaredOn: -29 },
  },
];
