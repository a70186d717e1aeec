/** Seconds until the next attempt: 20, 40, 80 … after the first, second, third, ± 20 % so that many do not come back at once. */
export const backOff = (attempts: number, random: () => number = Math.random): number =>
  Math.round(2 ** attempts * 10 * (0.8 + 0.4 * random()));
