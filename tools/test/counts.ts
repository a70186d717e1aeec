import type { TestResult } from '../requirements/check';

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

/**
 * Names of runs that ended with an error although their reports have only passed tests. Jest does so when code runs
 * after the end of its file. A failed test or a missing report is counted already.
 */
export const unexplained = (
  runs: readonly { readonly name: string; readonly ok: boolean; readonly runners: readonly string[] }[],
  reports: readonly Counts[],
): string[] =>
  runs
    .filter(
      ({ ok, runners }) =>
        !ok && runners.every((name) => reports.some((report) => report.name === name && report.failed === 0)),
    )
    .map(({ name }) => name);

/** Lines of more failed tests than these push the table of minutes out of sight. */
const mostFailed = 30;

/** Lines of the first thirty failed tests, for the end of a long output. */
export const failedLines = (reports: readonly (Counts & { readonly tests?: readonly TestResult[] })[]): string[] =>
  reports
    .filter(({ failed }) => failed > 0)
    .flatMap(({ tests = [] }) => tests.filter(({ passed }) => !passed))
    .slice(0, mostFailed)
    .map(({ file = '', title }) => `failed: ${file}: ${title}`);

/** The last line of a run. */
export const lastLine = ({ passed, failed }: { passed: number; failed: number }): string =>
  `${passed} passed, ${failed} failed`;
