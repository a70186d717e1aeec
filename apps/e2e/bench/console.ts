import path from 'node:path';
import { ratio, rounded } from '@lectern/tools/bench/statistics';
import { buildForBench } from './builds';
import { floorKib } from './floor';
import { kitKib } from './kit-bytes';
import { firstLoad, navigation, signInBytes, type Subject } from './measure';
import type { Note } from '@lectern/api/bench';
import { openSubject } from './subject';

const root = path.resolve(import.meta.dirname, '../../..');

type Measure = (subject: Subject) => Promise<number>;

/** Measures both subjects in turns, each round beginning with the other one. */
const inTurns = async (composed: Subject, plain: Subject, rounds: number, measure: Measure): Promise<{ value: number; detail: string }> => {
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
  return { value, detail: `composed ${middle(ours)} ms, static ${middle(theirs)} ms, pairs' quartiles ${rounded(spread[0])} to ${rounded(spread[1])}, ${rounds} rounds` };
};

/** The composed console against the static build of the same sources, measured in turns, on a line of 40 ms and 20 Mbit/s. */
export const benchConsole = async (rounds: number, note: Note): Promise<void> => {
  const { staticFolder } = await buildForBench(root);
  const composed = await openSubject('composed', {});
  const plain = await openSubject('static', { SHELL_DIR: staticFolder });
  const compared = async (name: string, measure: Measure) => {
    const { value, detail } = await inTurns(composed, plain, rounds, measure);
    note(name, value, detail);
  };
  try {
    const [ours, theirs] = [await firstLoad(composed), await firstLoad(plain)];
    note('bytes.floor', await floorKib(root));
    note('bytes.sign_in', await signInBytes(composed));
    note('bytes.first_list', ours.kib);
    note('bytes.list_kit', kitKib(root, ['@lectern/ui-kit/list', '@lectern/ui-kit/table']));
    note('bytes.form_kit', kitKib(root, ['@lectern/ui-kit/form'], ['formik']));
    note('bytes.federation', ours.kib - theirs.kib);
    note('bytes.remote_entry', ours.entryKib);
    await compared('composed.first_load', async (subject) => (await firstLoad(subject)).milliseconds);
    await compared('composed.navigation', (subject) => navigation(subject, { prefetch: true }));
    await compared('composed.navigation_cold', (subject) => navigation(subject, { prefetch: false }));
  } finally {
    await composed.close();
    await plain.close();
  }
};
