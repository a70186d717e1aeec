/**
 * `npm run bench`: the composed console against the static build of the same sources, measured in turns in one run, on a line of 40 ms and
 * 20 Mbit/s. Writes bench/results.json (name → number) and prints each figure with its spread. `--rounds N` (15 at least for a report).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ratio, rounded } from '@lectern/tools/bench/statistics';
import { buildForBench } from './builds';
import { floorKib } from './floor';
import { firstLoad, navigation, signInBytes, type Subject } from './measure';
import { openSubject } from './subject';

const root = path.resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(values.rounds);

const { staticFolder } = await buildForBench(root);
const composed = await openSubject('composed', {});
const plain = await openSubject('static', { SHELL_DIR: staticFolder });
const results: Record<string, number> = {};

const note = (name: string, value: number, detail = '') => {
  results[name] = rounded(value);
  console.log(`${name.padEnd(28)} ${rounded(value)}${detail ? `  ${detail}` : ''}`);
};

/** Measures both subjects in turns, each round beginning with the other one. */
const inTurns = async (what: string, measure: (subject: Subject) => Promise<number>): Promise<void> => {
  const ours: number[] = [];
  const theirs: number[] = [];
  await measure(composed);
  await measure(plain); // once each without counting: caches of server and machine
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [composed, plain] : [plain, composed];
    for (const subject of order) (subject === composed ? ours : theirs).push(await measure(subject));
  }
  const { ratio: value, spread } = ratio(ours, theirs);
  const middle = (list: readonly number[]) => Math.round([...list].sort((a, b) => a - b)[list.length >> 1] ?? NaN);
  note(what, value, `composed ${middle(ours)} ms, static ${middle(theirs)} ms, pairs' quartiles ${rounded(spread[0])} to ${rounded(spread[1])}, ${rounds} rounds`);
};

try {
  const [ours, theirs] = [await firstLoad(composed), await firstLoad(plain)];
  note('bytes.floor', await floorKib(root));
  note('bytes.sign_in', await signInBytes(composed));
  note('bytes.first_list', ours.kib);
  note('bytes.federation', ours.kib - theirs.kib);
  note('bytes.remote_entry', ours.entryKib);
  await inTurns('composed.first_load', async (subject) => (await firstLoad(subject)).milliseconds);
  await inTurns('composed.navigation', (subject) => navigation(subject, { prefetch: true }));
  await inTurns('composed.navigation_cold', (subject) => navigation(subject, { prefetch: false }));
  const folder = path.join(root, 'bench');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await composed.close();
  await plain.close();
}
