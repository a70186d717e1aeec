import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crash, type Victim } from '../fault/crash';
import { startConsole } from '../src/harness/console';

const rounds = 10;
const victims = ['API', 'database'] satisfies Victim[];

/** Kills each victim so often under load, on the same data. Answers in how many rounds something acknowledged was lost, or half of something stayed. */
export const soakCrashes = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  let failed = 0;
  for (const victim of victims) {
    const folder = await mkdtemp(path.join(tmpdir(), 'lectern-soak-'));
    await chmod(folder, 0o755); // as root, the database runs as another user that must be able to enter
    let running = await startConsole({ dataFolder: folder });
    for (let round = 1; round <= rounds; round += 1) {
      const { console: again, aftermath } = await crash(running, victim, round);
      running = again;
      const good = aftermath.lost.length === 0 && aftermath.half.length === 0 && aftermath.rows === aftermath.auditRows;
      if (!good) failed += 1;
      say(
        `${victim} killed, round ${round}: ${aftermath.acknowledged} acknowledged, ${aftermath.lost.length} lost, ${aftermath.rows} rows, ${aftermath.auditRows} audit rows${good ? '' : '  FAILED'}`,
      );
    }
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { passed: victims.length * rounds - failed, failed };
};
