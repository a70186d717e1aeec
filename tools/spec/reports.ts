import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestResult } from './sentence';

/** Every test that the reports in this folder name. */
export const readTests = (folder: string): TestResult[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { tests?: TestResult[] }).tests ?? [],
    );
