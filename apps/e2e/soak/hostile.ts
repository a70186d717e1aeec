import path from 'node:path';
import { soakHostile } from '@lectern/api/soak';
import { keepFigures } from '@lectern/tools/bench/results';
import { pidOf } from '../fault/crash';
import { startConsole } from '../src/harness/console';

/** What each call costs the API's process at most, by requests at their limits. Answers how many cost too much, and keeps the highest figures. */
export const soakHostileRequests = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const running = await startConsole();
  try {
    const pid = await pidOf('API', running.dataFolder);
    const { worst, ...sum } = await soakHostile({ origin: running.url, pid, say });
    keepFigures(path.resolve(import.meta.dirname, '../../..'), {
      'hostile.cpu_max_s': worst.cpuSeconds,
      'hostile.rss_max_mb': worst.memoryMb,
    });
    return sum;
  } finally {
    await running.stop();
  }
};
