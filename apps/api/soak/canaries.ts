import { withTestServer } from '../src/database/testing/server';
import { testRoots } from '../src/testing/roots';
import { simulation } from '../test/health/simulation';

const rounds = 20;

/** So many canaries that fail in every fifth load, and as many that do not, under the same traffic. Answers how many were not treated as they deserve. */
export const soakCanaries = (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> =>
  withTestServer(testRoots, async () => {
    const simulated = await simulation();
    let failed = 0;
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const bad = await simulated.run({ round: 2 * round, canaryErrors: 20, errors: 0.2, minutes: 5 });
        const good = await simulated.run({ round: 2 * round + 1, canaryErrors: 0.2, errors: 0.2, minutes: 5 });
        if (bad === undefined || bad > 60) failed += 1;
        if (good !== undefined) failed += 1;
        say(
          `canary, round ${round}: the bad one was rolled back ${bad === undefined ? 'never' : `after ${bad} s`}, the good one ${good === undefined ? 'left alone' : `rolled back after ${good} s`}`,
        );
      }
    } finally {
      await simulated.close();
    }
    return { passed: 2 * rounds - failed, failed };
  });
