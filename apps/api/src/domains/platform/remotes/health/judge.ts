/** Reports about a release, weighed by person: its loads, the people for whom one went wrong, and all people who loaded it. */
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

/** Fewest people who load a release before it is judged. */
const fewestPeople = 3;
/** Fewest people with an error: one or two may have a broken browser, or want the release to look bad. */
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
