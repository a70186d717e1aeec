import { courseCalls } from '@lectern/contract/catalog';
import { median, ratio, rounded } from '@lectern/tools/bench/statistics';
import { courseHandlers } from '../src/domains/catalog/course/course.resource';
import { seedDemo } from '../src/seed/demo';
import { shareOf, writeMany } from '../src/seed/many/write';
import { testTools } from '../src/testing/tools';
import type { Note } from '.';
import { loadInTurns } from './in-turns';
import { ask } from './load';
import { addressOf, type Question } from './mix';
import { courseQuestions } from './other-lists';
import { probeOf, type Probe } from './record';
import { differenceOf } from './same';
import { startSubjects } from './subjects';

const many = { ...shareOf(50_000), courses: 100_000 };
/** As many people at once as two cores answer without a line of waiting. */
const connections = 4;

const probeOfList = (question: Question): Probe => ({
  ...probeOf(courseCalls.list, courseHandlers.list, question),
  limit: Number(question['limit'] ?? 25),
});

/** The list of 100,000 courses, each order, each filter, searches and some of all: our API ÷ a bare server on the same rows, pool and statements. */
export const benchCourses = async (rounds: number, note: Note): Promise<void> => {
  const questions = courseQuestions().map((question) => ({ limit: '25', ...question }));
  const subjects = await startSubjects(questions.map(probeOfList), (db) =>
    db.transaction().execute(async (transaction) => {
      await seedDemo(transaction, testTools);
      await writeMany(transaction, many);
    }),
  );
  try {
    const addresses = questions.map((question) => addressOf(question, courseCalls.list.path));
    const [one, other] = [await subjects.ours(), await subjects.bare()];
    for (const address of addresses) {
      const difference = differenceOf(await ask(one, address), await ask(other, address));
      if (difference !== undefined) throw new Error(`${address} is answered differently: ${difference}`);
    }
    const { ours, bare } = await loadInTurns(subjects, addresses, connections, rounds);
    const { ratio: value, spread } = ratio(ours, bare);
    note(
      'catalog.list_p95',
      value,
      `ours ${rounded(median(ours))} ms, bare ${rounded(median(bare))} ms, pairs' quartiles ${rounded(spread[0])} to ${rounded(spread[1])}, ${rounds} rounds`,
    );
  } finally {
    await subjects.stop();
  }
};
