import { load } from './load';
import type { Subjects } from './subjects';

/** The p95 of these addresses in each round, ours and the bare server's, in turns; the first round of each is not counted. */
export const loadInTurns = async (
  subjects: Subjects,
  addresses: readonly string[],
  connections: number,
  rounds: number,
): Promise<{ readonly ours: number[]; readonly bare: number[] }> => {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const both = [
      async () => {
        const { p95 } = await load(await subjects.ours(), addresses, connections);
        if (round >= 0) ours.push(p95);
      },
      async () => {
        const { p95 } = await load(await subjects.bare(), addresses, connections);
        if (round >= 0) bare.push(p95);
      },
    ];
    for (const each of round % 2 === 0 ? both : both.reverse()) await each();
  }
  return { ours, bare };
};
