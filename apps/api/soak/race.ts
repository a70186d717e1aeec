import { withTestServer } from '../src/database/testing/server';
import { testRoots } from '../src/testing/roots';

/** So many tries of several people at once; answers in words what went wrong. */
export type Race = (tries: number) => Promise<readonly string[]>;

/** Does `rounds` rounds on so many lanes side by side; a lane begins its next round when the one before is over. */
export const inLanes = async (
  rounds: number,
  lanes: number,
  work: (lane: number, round: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const run = async (lane: number): Promise<void> => {
    while (next < rounds) await work(lane, next++);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
};

/** Runs of a race in a soak, and the tries of each. */
interface Length {
  readonly times: number;
  readonly tries: number;
}

/** A race as a soak: ten thousand tries unless the length says otherwise, and nothing may go wrong. Each time is a new API with new sessions: their access tokens last ten minutes. */
export const soakOf =
  (name: string, race: Race, { times, tries }: Length = { times: 20, tries: 500 }) =>
  (say: (text: string) => void): Promise<{ readonly passed: number; readonly failed: number }> =>
    withTestServer(testRoots, async () => {
      const began = Date.now();
      const wrong: string[] = [];
      for (let time = 1; time <= times; time += 1) {
        wrong.push(...(await race(tries)));
        if (time % 5 === 0 && time < times) say(`${name}: ${time * tries} tries so far, ${wrong.length} violations`);
      }
      for (const text of wrong.slice(0, 20)) say(`  ${text}`);
      say(`${name}: ${times * tries} tries, ${wrong.length} violations, ${Math.round((Date.now() - began) / 1000)} s`);
      return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length === 0 ? 0 : 1 };
    });
