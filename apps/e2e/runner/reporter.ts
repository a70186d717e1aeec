import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Tries } from '@lectern/tools/test/tries';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const root = path.resolve(import.meta.dirname, '../../..');

const isPassed = (test: TestCase): boolean => test.results.length === 1 && test.results[0]?.status === 'passed';
const fileOf = (test: TestCase): string => path.relative(root, test.location.file);
const titleOf = (test: TestCase): string => {
  const [, , , ...titles] = test.titlePath();
  return titles.join(' › ');
};
const nameOf = (test: TestCase): string => `${path.basename(test.location.file, '.e2e.ts')}: ${titleOf(test)}`;
const wordsOf = (error: TestError): string => error.stack ?? error.message ?? error.value ?? 'no words';
const indented = (text: string): string => text.replaceAll('\n', '\n    ');
/** How many lines of an error are shown again at the end of a run. */
const shownAgain = 12;
const beginning = (text: string): string => text.split('\n').slice(0, shownAgain).join('\n');

/**
 * Writes the run into the file that E2E_REPORT names. A test has passed that ran once and passed: one that was skipped or did not run has failed,
 * and so has a file that could not be loaded.
 */
export default class E2eReporter implements Reporter {
  private suite: Suite | undefined;
  private loadErrors = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
    // Workers start later and see it.
    process.env['E2E_FILES'] = String(new Set(suite.allTests().map(fileOf)).size);
  }

  onTestEnd(test: TestCase, { status, duration, errors, attachments }: TestResult): void {
    console.log(`  ${status === 'passed' ? '✓' : '✗'} ${nameOf(test)} (${duration} ms)`);
    for (const error of errors) console.log(`    ${indented(wordsOf(error))}`);
    for (const each of attachments) if (each.path) console.log(`    ${each.name}: ${each.path}`);
  }

  onError(error: TestError): void {
    this.loadErrors += 1;
    console.log(`  ✗ ${indented(wordsOf(error))}`);
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const all = this.suite?.allTests() ?? [];
    const tests = all.map((test) => ({
      title: titleOf(test),
      file: fileOf(test),
      passed: isPassed(test),
      errors: test.results.flatMap(({ errors }) => errors.map((error) => stripVTControlCharacters(wordsOf(error)))),
    }));
    const seconds: Record<string, number> = {};
    for (const test of all)
      for (const { duration } of test.results) seconds[fileOf(test)] = (seconds[fileOf(test)] ?? 0) + duration / 1000;
    const { loadErrors } = this;
    const file = process.env['E2E_REPORT'];
    if (file) writeFileSync(file, JSON.stringify({ tests, loadErrors, seconds } satisfies Tries));
    // A failure in the middle of hundreds of lines is easily cut off or missed.
    for (const test of all.filter((each) => !isPassed(each))) {
      console.log(`  failed: ${nameOf(test)}`);
      for (const { errors } of test.results)
        for (const error of errors) console.log(`    ${indented(beginning(wordsOf(error)))}`);
    }
    const isGood = tests.length > 0 && loadErrors === 0 && tests.every(({ passed }) => passed);
    return Promise.resolve(isGood ? {} : { status: 'failed' });
  }
}
