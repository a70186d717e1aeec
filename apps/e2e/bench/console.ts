import path from 'node:path';
import { buildForBench } from './builds';
import { floorKib } from './floor';
import { kitKib } from './kit-bytes';
import { firstLoad, navigation, signInBytes } from './measure';
import type { Note } from '@lectern/api/bench';
import { reportKib } from './report-bytes';
import { openSubject } from './subject';
import { inTurns, type Measure } from './turns';

const root = path.resolve(import.meta.dirname, '../../..');

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
    note('bytes.report_first', await reportKib(composed));
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
