/**
 * `npm run bench [-- --rounds N --only console|api]`: the console's figures and the API's (15 rounds at least for a report). Prints each
 * figure with its spread and writes bench/results.json (name → number); what is not measured keeps its figure of before.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchApi } from '@lectern/api/bench';
import { rounded } from '@lectern/tools/bench/statistics';
import { benchConsole } from './console';

const suites = { console: benchConsole, api: benchApi } as const;
const isSuite = (name: string): name is keyof typeof suites => Object.hasOwn(suites, name);

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' }, only: { type: 'string' } } });
const { only } = values;
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is "${values.rounds}", which is not a whole number of rounds`);
if (only !== undefined && !isSuite(only)) throw new Error(`--only is "${only}": there are ${Object.keys(suites).join(' and ')}`);

const folder = path.resolve(import.meta.dirname, '../../../bench');
const file = path.join(folder, 'results.json');
const before = await readFile(file, 'utf8').catch(() => '{}');
const results = JSON.parse(before) as Record<string, number>;

for (const suite of only === undefined ? (['console', 'api'] as const) : [only]) {
  await suites[suite](rounds, (name, value, detail) => {
    results[name] = rounded(value);
    console.log(`${name.padEnd(28)} ${rounded(value)}${detail ? `  ${detail}` : ''}`);
  });
}
await mkdir(folder, { recursive: true });
await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
