import { sql } from 'kysely';
import { withTestServer } from '../src/database/testing/server';
import type { TestApi, TestClient } from '../src/testing';
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

/** Signs people in again before their access tokens have ended, which live ten minutes: to be called at the beginning of each round. */
export const staySignedIn = (
  api: TestApi,
  clients: readonly (TestClient & { readonly userId: number })[],
): (() => Promise<void>) => {
  let until = Date.now() + 4 * 60 * 1000;
  let renewal = Promise.resolve();
  const renew = async (): Promise<void> => {
    for (const client of clients) {
      const { rows } = await sql<{ email: string }>`select email from users where id = ${client.userId}`.execute(
        api.database.db,
      );
      await api.signInAs(rows[0]!.email, client);
    }
  };
  return () => {
    if (Date.now() > until) {
      until = Date.now() + 4 * 60 * 1000;
      renewal = renew();
    }
    return renewal;
  };
};

const tries = 10_000;

/** A race as a soak: ten thousand tries, and nothing may go wrong. */
export const soakOf =
  (name: string, race: Race) =>
  (say: (text: string) => void): Promise<{ readonly passed: number; readonly failed: number }> =>
    withTestServer(testRoots, async () => {
      const began = Date.now();
      const wrong = await race(tries);
      for (const text of wrong.slice(0, 20)) say(`  ${text}`);
      say(`${name}: ${tries} tries, ${wrong.length} violations, ${Math.round((Date.now() - began) / 1000)} s`);
      return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length === 0 ? 0 : 1 };
    });
