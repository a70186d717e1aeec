/** What people reported about a release: loads of it, what went wrong in them, and how many people that were. */
export interface ReportSummary {
  readonly loads: number;
  readonly errors: number;
  readonly people: number;
}

/** From when on a release is bad: errors per load, judged from so many loads on. */
export interface Limits {
  readonly errorLimit: number;
  readonly minLoads: number;
}

/** One person with a broken browser says nothing about a release. */
const fewestPeople = 3;
/** One or two errors among few loads are chance: a small canary would not live through its first minutes. */
const fewestErrors = 3;

const rateOf = ({ loads, errors }: Pick<ReportSummary, 'loads' | 'errors'>): number =>
  loads === 0 ? 0 : errors / loads;

/** Is this release worse than its limit allows, and more than twice as bad as the other one? (H8 of the platform's rules.) */
export const isBad = (
  summary: ReportSummary,
  other: Pick<ReportSummary, 'loads' | 'errors'>,
  { errorLimit, minLoads }: Limits,
): boolean =>
  summary.loads >= minLoads &&
  summary.people >= fewestPeople &&
  summary.errors >= fewestErrors &&
  rateOf(summary) > errorLimit &&
  rateOf(summary) > 2 * rateOf(other);

/** For the history and the notice: '21 errors in 105 loads by 12 people; 1.0.0: 1 in 900'. */
export const summaryText = (
  summary: ReportSummary,
  other: Pick<ReportSummary, 'loads' | 'errors'> & { readonly version: string | undefined },
): string =>
  `${summary.errors} errors in ${summary.loads} loads by ${summary.people} people${other.version ? `; ${other.version}: ${other.errors} in ${other.loads}` : ''}`;
