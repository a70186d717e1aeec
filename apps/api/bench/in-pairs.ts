/** Two measurements in turns, the other one first each time; the first pair is not counted. */
export const inPairs = async (
  rounds: number,
  measureOurs: () => Promise<number>,
  measureBare: () => Promise<number>,
): Promise<{ readonly ours: readonly number[]; readonly bare: readonly number[] }> => {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const both = [
      async () => {
        const value = await measureOurs();
        if (round >= 0) ours.push(value);
      },
      async () => {
        const value = await measureBare();
        if (round >= 0) bare.push(value);
      },
    ];
    for (const each of round % 2 === 0 ? both : both.reverse()) await each();
  }
  return { ours, bare };
};
