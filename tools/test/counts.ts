/** What one runner reported of itself. */
export interface Counts {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

/**
 * Adds up the runners' reports. A runner that was to report and did not counts as one failure, and so does a check
 * (types, lint, build) that ended with an error.
 */
export const sum = (
  expected: readonly string[],
  reports: readonly Counts[],
  failedChecks: readonly string[],
): { passed: number; failed: number; silent: string[] } => {
  const silent = expected.filter((name) => !reports.some((report) => report.name === name));
  return {
    passed: reports.reduce((total, report) => total + report.passed, 0),
    failed: reports.reduce((total, report) => total + report.failed, 0) + silent.length + failedChecks.length,
    silent,
  };
};

/** The last line of a run. */
export const lastLine = ({ passed, failed }: { passed: number; failed: number }): string =>
  `${passed} passed, ${failed} failed`;
