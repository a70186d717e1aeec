import { ratio, rounded, median } from '@lectern/tools/bench/statistics';
import { seedMedium } from '../src/seed/medium';
import { testTools } from '../src/testing/tools';
import { ask, load, type Load } from './load';
import { addressOf, questionsOf, type Kind } from './mix';
import { studentProbes } from './record';
import { differenceOf } from './same';
import { startSubjects, type Subjects } from './subjects';

export { benchCommerce } from './commerce';
export { benchCourses } from './courses';
export { benchGrowth } from './growth';
export { benchImport } from './import';
export { benchLarge } from './large';
export { benchPeople } from './people';
export { benchReports } from './reports';
export { addRemotes, registryKib } from './remotes';
export { registryFit } from './remotes-fit';

/** Takes one figure: its name, the value, and how it came about. */
export type Note = (name: string, value: number, detail?: string) => void;

// Enough to keep two cores busy; with many more, answers wait longer in line than the two seconds a list may take.
const connections = 8;
const questionsOfRound = 300;

/** @throws when the servers answer one of the addresses differently */
const compare = async ({ ours, bare }: Subjects, addresses: readonly string[]): Promise<void> => {
  const [one, other] = [await ours(), await bare()];
  for (const address of addresses) {
    const difference = differenceOf(await ask(one, address), await ask(other, address));
    if (difference !== undefined) throw new Error(`${address} is answered differently: ${difference}`);
  }
};

/** Pairs of rounds, the other server first each time: ours, bare, bare, ours. */
const pairs = async (
  subjects: Subjects,
  addresses: readonly string[],
  rounds: number,
): Promise<readonly (readonly [ours: Load, bare: Load])[]> => {
  const ours = async () => load(await subjects.ours(), addresses, connections);
  const bare = async () => load(await subjects.bare(), addresses, connections);
  await ours();
  await bare(); // once each without counting: caches and compiled code
  const measured: (readonly [Load, Load])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) measured.push([await ours(), await bare()]);
    else {
      const first = await bare();
      measured.push([await ours(), first]);
    }
  }
  return measured;
};

const noteKind = (kind: Kind, measured: readonly (readonly [Load, Load])[], note: Note): void => {
  for (const [figure, unit] of [
    ['rate', '/s'],
    ['p95', ' ms'],
  ] as const) {
    const [ours, bare] = [measured.map(([each]) => each[figure]), measured.map(([, each]) => each[figure])];
    const { ratio: value, spread } = ratio(ours, bare);
    note(
      `api.${kind}.${figure}`,
      value,
      `ours ${Math.round(median(ours))}${unit}, bare ${Math.round(median(bare))}${unit}, pairs' quartiles ${rounded(spread[0])} to ${rounded(spread[1])}, ${measured.length} rounds`,
    );
  }
};

/** List and search of 100,000 students: our API ÷ a bare server with the same pool and statements, in turns. */
export const benchApi = async (rounds: number, note: Note): Promise<void> => {
  const questions = { list: questionsOf('list', questionsOfRound), search: questionsOf('search', questionsOfRound) };
  const subjects = await startSubjects(studentProbes([...questions.list, ...questions.search]), (db) =>
    seedMedium(db, testTools),
  );
  try {
    for (const kind of ['list', 'search'] as const) {
      const addresses = questions[kind].map((question) => addressOf(question));
      await compare(subjects, addresses);
      noteKind(kind, await pairs(subjects, addresses, rounds), note);
    }
  } finally {
    await subjects.stop();
  }
};
