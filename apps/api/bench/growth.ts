import { Agent } from 'node:http';
import path from 'node:path';
import { median, percentile, rounded } from '@lectern/tools/bench/statistics';
import type { Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { freePort } from '../src/database/embedded/server-probe';
import { largeStudents, seedLarge } from '../src/seed/large';
import { testTools } from '../src/testing/tools';
import type { Note } from '.';
import { startDatabase } from './database';
import { timeOf, type Target } from './load';
import { addressOf, filterPairs, largeQuestions, type Question } from './mix';
import { batchLists, courseLists, trainerLists } from './other-lists';
import { startOurs } from './processes';
import { signedIn } from './subjects';

const few = 10_000;
/** As many people at once as in `large`. */
const connections = 4;

/** The console among few students and among very many; each answers where it is, with a person who has just signed in. */
export interface Sizes {
  small(): Promise<Target>;
  large(): Promise<Target>;
}

const timesOf = async (target: Target, addresses: readonly string[]): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = addresses.values();
  const times: number[] = [];
  const connection = async (): Promise<void> => {
    for (const address of waiting) times.push(await timeOf(target, address, agent));
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
    return times;
  } finally {
    agent.destroy();
  }
};

/** The p95 of a mix among very many ÷ among few, who are so many students, with the trainers, batches and courses that they have: rounds in turns, each size first every other time, and one each before that do not count. */
export const growthOf = async (sizes: Sizes, addresses: readonly string[], rounds: number) => {
  const [small, large]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const both = [
      async () => (await timesOf(await sizes.small(), addresses)).forEach((time) => round >= 0 && small.push(time)),
      async () => (await timesOf(await sizes.large(), addresses)).forEach((time) => round >= 0 && large.push(time)),
    ];
    for (const each of round % 2 === 0 ? both : both.reverse()) await each();
  }
  const [below, above] = [percentile(small, 0.95), percentile(large, 0.95)];
  return {
    ratio: above / below,
    detail: `${Math.round(above)} ms among 1,000,000, ${Math.round(below)} ms among 10,000`,
  };
};

/** So many of the slowest are timed again: of hundreds, some are slow once because the machine was. */
const repeated = 20;

/** The slowest question alone ÷ the plain first page, by one connection: all of them three times, then the slowest and the plain page nine times. */
const worstRatio = async ({ large }: Sizes, questions: readonly Question[]) => {
  const timeOfOne = async (question: Question, turns: number): Promise<number> => {
    const [target, address] = [await large(), addressOf(question)];
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const taken: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) taken.push(await timeOf(target, address, agent));
    agent.destroy();
    return median(taken);
  };
  const timed = async (list: readonly Question[], turns: number) => {
    const times: { readonly question: Question; readonly time: number }[] = [];
    for (const question of list) times.push({ question, time: await timeOfOne(question, turns) });
    return times.sort((a, b) => b.time - a.time);
  };
  const first = await timed(questions, 3);
  const plain: number[] = [];
  const again: Awaited<ReturnType<typeof timed>> = [];
  for (const { question } of first.slice(0, repeated)) {
    plain.push(await timeOfOne({}, 9));
    again.push(...(await timed([question], 9)));
  }
  const { question, time } = again.reduce((most, one) => (one.time > most.time ? one : most));
  return {
    ratio: time / median(plain),
    detail: `${rounded(time)} ms ÷ ${rounded(median(plain))} ms: ${addressOf(question)}`,
  };
};

/** The figures of both sizes. */
export const measureGrowth = async (sizes: Sizes, rounds: number, note: Note): Promise<void> => {
  const { list, search } = largeQuestions();
  const ofStudents = (questions: readonly Question[]) => questions.map((question) => addressOf(question));
  for (const [name, addresses] of [
    ['list.growth', ofStudents(list)],
    ['search.growth', ofStudents(search)],
    ['list.growth_trainers', trainerLists()],
    ['list.growth_batches', batchLists()],
    ['list.growth_courses', courseLists()],
  ] as const) {
    const { ratio, detail } = await growthOf(sizes, addresses, rounds);
    note(name, ratio, detail);
  }
  const worst = await worstRatio(sizes, [...filterPairs(), ...search]);
  note('list.worst_ratio', worst.ratio, worst.detail);
};

/** Starts a database with a console for each seed, and stops all of them after `measure`. Databases are given by their addresses. */
export const withConsoles = async (
  seeds: readonly ((db: Kysely<DB>) => Promise<void>)[],
  measure: (consoles: readonly (() => Promise<Target>)[], databases: readonly string[]) => Promise<void>,
): Promise<void> => {
  const started: { stop(): Promise<void> }[] = [];
  const keep = <T extends { stop(): Promise<void> }>(one: T): T => (started.unshift(one), one);
  try {
    const consoles: (() => Promise<Target>)[] = [];
    const databases: string[] = [];
    for (const seed of seeds) {
      const { url, folder } = keep(await startDatabase(seed));
      const { origin } = keep(await startOurs(url, path.join(folder, 'data'), await freePort()));
      consoles.push(remembered(() => signedIn(origin)));
      databases.push(url);
    }
    await measure(consoles, databases);
  } finally {
    for (const each of started) await each.stop();
  }
};

/** Lists and searches: their time among 1,000,000 students ÷ among 10,000, and the slowest of them. */
export const benchGrowth = (rounds: number, note: Note): Promise<void> =>
  withConsoles(
    [few, largeStudents].map((students) => (db) => seedLarge(db, testTools, students)),
    ([small, large]) => measureGrowth({ small: small!, large: large! }, rounds, note),
  );

/** Signs in again before the access token of 10 minutes has ended. */
export const remembered = (signIn: () => Promise<Target>): (() => Promise<Target>) => {
  let [target, until]: [Promise<Target> | undefined, number] = [undefined, 0];
  return () => {
    if (target === undefined || Date.now() > until) [target, until] = [signIn(), Date.now() + 5 * 60 * 1000];
    return target;
  };
};
