/**
 * `npm run -w @lectern/e2e test [-- ARGUMENTS OF PLAYWRIGHT]`: the browser tests. Files of failed tests are tried once more on a fresh console.
 * Writes test-results/e2e.json as the other runners write theirs, and test-results/unsteady.json (docs/decisions/0015).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastLine } from '@lectern/tools/test/counts';
import { outcomeOf, secondTry, unsteadyLines } from '@lectern/tools/test/tries';
import { play } from './play';

const root = path.resolve(import.meta.dirname, '../../..');
const results = path.join(root, 'test-results');

const isParallel = (file: string): boolean => readFileSync(path.join(root, file), 'utf8').includes("mode: 'parallel'");

const args = process.argv.slice(2);
const first = play('first', args);
const lines = secondTry(first, { folder: 'apps/e2e/src', isParallel });
const list = path.join(results, 'tries/second.txt');
if (lines.length > 0) {
  console.log(`browser: tried once more:\n  ${lines.join('\n  ')}`);
  writeFileSync(list, lines.join('\n'));
}
const second = lines.length > 0 ? play('second', [...args, '--test-list', list], { AS_BUILT: '1' }) : undefined;

const outcome = outcomeOf(first, second);
writeFileSync(path.join(results, 'e2e.json'), JSON.stringify(outcome));
writeFileSync(path.join(results, 'unsteady.json'), JSON.stringify(outcome.unsteady, undefined, 2));
for (const line of unsteadyLines(outcome.unsteady)) console.log(line);
console.log(`browser: ${lastLine(outcome)}`);
process.exit(outcome.failed === 0 ? 0 : 1);
