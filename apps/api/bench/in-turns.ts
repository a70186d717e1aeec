import { inPairs } from './in-pairs';
import { load } from './load';
import type { Subjects } from './subjects';

/** The p95 of these addresses in each round, ours and the bare server's, in turns; the first round of each is not counted. */
export const loadInTurns = (
  subjects: Subjects,
  addresses: readonly string[],
  connections: number,
  rounds: number,
): Promise<{ readonly ours: readonly number[]; readonly bare: readonly number[] }> =>
  inPairs(
    rounds,
    async () => (await load(await subjects.ours(), addresses, connections)).p95,
    async () => (await load(await subjects.bare(), addresses, connections)).p95,
  );
