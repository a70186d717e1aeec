import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { coverage, openSentences } from './coverage';
import { coveragePage } from './page';
import { readTests } from './reports';
import { sections } from './sections';

/** What the reports of a whole run find wrong: sentences without a passing test, and a docs/spec-coverage.md that says something else. */
export const specFaults = (root: string): string[] => {
  const judged = coverage(sections, readTests(path.join(root, 'test-results')));
  const open = openSentences(judged);
  if (open.length > 0) return open;
  const page = path.join(root, 'docs/spec-coverage.md');
  return existsSync(page) && readFileSync(page, 'utf8') === coveragePage(sections, judged) ? [] : ['docs/spec-coverage.md is not what the reports say: npm run spec'];
};
