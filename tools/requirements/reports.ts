import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readRequirements, requirementFaults, type TestResult } from './check';

const readTests = (folder: string): TestResult[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { tests?: TestResult[] }).tests ?? [],
    );

/** Faults of docs/requirements.md against the reports of a whole run in test-results. */
export const faultsOfRun = (root: string): string[] =>
  requirementFaults(
    readRequirements(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')),
    readTests(path.join(root, 'test-results')),
  );
