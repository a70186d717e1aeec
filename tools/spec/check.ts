import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverage, openSentences } from './coverage';
import { coveragePage } from './page';
import { pages, type CoveragePage } from './pages';
import { readTests } from './reports';
import type { TestResult } from './sentence';

const faultsOf = (root: string, tests: readonly TestResult[], page: CoveragePage): string[] => {
  const judged = coverage(page.sections, tests);
  const open = openSentences(judged);
  if (open.length > 0) return open;
  const file = path.join(root, 'docs', page.file);
  return existsSync(file) && readFileSync(file, 'utf8') === coveragePage(page, judged)
    ? []
    : [`docs/${page.file} is not what the reports say: npm run spec`];
};

/** What the reports of a whole run find wrong: sentences without a passing test, and a page of docs/ that says something else. */
export const specFaults = (root: string): string[] => {
  const tests = readTests(path.join(root, 'test-results'));
  return pages.flatMap((page) => faultsOf(root, tests, page));
};
