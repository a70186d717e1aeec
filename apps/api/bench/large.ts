import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { seedLarge } from '../src/seed/large';
import { testTools } from '../src/testing/tools';
import type { Note } from '.';
import { exportBeside } from './export';
import { ask, load, type Target } from './load';
import { addressOf, largeQuestions, type Question } from './mix';
import { studentProbes } from './record';
import { differenceOf } from './same';
import { startSubjects, type Subjects } from './subjects';

// As many people at once as two cores answer without a line of waiting: the figure is the time of an answer, not of a queue.
const connections = 4;

/** Rows behind the deep page. */
const deep = 250_000;

const compare = async ({ ours, bare }: Subjects, questions: readonly Question[]): Promise<void> => {
  const [one, other] = [await ours(), await bare()];
  for (const address of questions.map((question) => addressOf(question))) {
    const difference = differenceOf(await ask(one, address), await ask(other, address));
    if (difference !== undefined) throw new Error(`${address} is answered differently: ${difference}`);
  }
};

const timed = async (target: Target, address: string): Promise<number> => {
  const began = performance.now();
  await ask(target, address);
  return performance.now() - began;
};

/** The cursor in front of row 250,000: 2,500 pages of 100 are walked to it once, as a person would. */
const deepCursor = async (target: Target, sort: string): Promise<string> => {
  let cursor = '';
  for (let at = 0; at < deep; at += 100) {
    const page = JSON.parse(await ask(target, addressOf({ sort, limit: '100', ...(cursor && { cursor }) }))) as {
      result: { nextCursor: string };
    };
    cursor = page.result.nextCursor;
  }
  return cursor;
};

/** Lists, searches, deep pages and exports among 1,000,000 students: our API ÷ a bare server on the same rows, pool and statements. */
export const benchLarge = async (rounds: number, note: Note): Promise<void> => {
  const { list, search } = largeQuestions();
  const subjects = await startSubjects(studentProbes([...list, ...search]), (db) => seedLarge(db, testTools));
  try {
    await compare(subjects, [...list, ...search]);
    for (const [kind, questions] of [
      ['list', list],
      ['search', search],
    ] as const) {
      const addresses = questions.map((question) => addressOf(question));
      const pairs: [ours: Awaited<ReturnType<typeof load>>, bare: Awaited<ReturnType<typeof load>>][] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const first = round % 2 === 0 ? await load(await subjects.ours(), addresses, connections) : undefined;
        const bare = await load(await subjects.bare(), addresses, connections);
        const pair: (typeof pairs)[number] = [
          first ?? (await load(await subjects.ours(), addresses, connections)),
          bare,
        ];
        if (round > 0) pairs.push(pair); // the first is for warming up
      }
      for (const figure of kind === 'list' ? (['rate', 'p95'] as const) : (['p95'] as const)) {
        const [ours, bare] = [pairs.map(([each]) => each[figure]), pairs.map(([, each]) => each[figure])];
        const { ratio: value, spread } = ratio(ours, bare);
        note(
          `${kind}.${figure}_1m`,
          value,
          `ours ${Math.round(median(ours))}, bare ${Math.round(median(bare))}, pairs' quartiles ${rounded(spread[0])} to ${rounded(spread[1])}`,
        );
      }
    }
    const ratios: number[] = [];
    for (const sort of ['-createdAt', 'name', '-updatedAt']) {
      const target = await subjects.ours();
      const cursor = await deepCursor(target, sort);
      const [first, far]: [number[], number[]] = [[], []];
      for (let round = 0; round < 30; round += 1) {
        first.push(await timed(target, addressOf({ sort, limit: '100' })));
        far.push(await timed(target, addressOf({ sort, limit: '100', cursor })));
      }
      ratios.push(median(far) / median(first));
    }
    note(
      'list.deep_to_first',
      Math.max(...ratios),
      `row ${deep.toLocaleString('en-GB')} by cursor ÷ page 1, the worst of three orders: ${ratios.map(rounded).join(', ')}`,
    );
    const { rssMb, withExport, without, seconds } = await exportBeside(
      subjects,
      list.map((question) => addressOf(question)),
      connections,
    );
    note(
      'export.rss_mb',
      rssMb,
      `growth of the worker's memory while it wrote 1,000,000 students as XLSX in ${Math.round(seconds)} s`,
    );
    note(
      'export.list_p95',
      withExport / without,
      `the list's p95 with an export at work ${Math.round(withExport)} ms, without ${Math.round(without)} ms`,
    );
  } finally {
    await subjects.stop();
  }
};
