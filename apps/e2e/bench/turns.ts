import { ratio, rounded } from '@lectern/tools/bench/statistics';
import type { Subject } from './measure';

export type Measure = (subject: Subject) => Promise<number>;

/** Measures both subjects in turns, each round beginning with the other one: the first ÷ the second, and both medians with the spread. */
export const inTurns = async (
  first: Subject,
  second: Subject,
  rounds: number,
  measure: Measure,
): Promise<{ value: number; detail: string }> => {
  const ours: number[] = [];
  const theirs: number[] = [];
  await measure(first);
  await measure(second); // once each without counting: caches of server and machine
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [first, second] : [second, first];
    for (const subject of order) (subject === first ? ours : theirs).push(await measure(subject));
  }
  const { ratio: value, spread } = ratio(ours, theirs);
  const middle = (list: readonly number[]) => Math.round([...list].sort((a, b) => a - b)[list.length >> 1] ?? NaN);
  return {
    value,
    detail: `${first.name} ${middle(ours)} ms, ${second.name} ${middle(theirs)} ms, pairs' quartiles ${rounded(spread[0])} to ${rounded(spread[1])}, ${rounds} rounds`,
  };
};
