/** Numbers that are the same each time: xorshift32 from a seed. */
export interface Random {
  /** A whole number from 0 below `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

export const demoSeed = 20240601;

export const random = (seed = demoSeed): Random => {
  let state = seed | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return { below, pick: (from) => from[below(from.length)] ?? from[0] };
};
