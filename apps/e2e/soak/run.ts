/** `npm run soak`: long repetitions that `npm test` does once. Each victim is killed ten times under load, on the same data; twenty bad canaries and twenty good ones are judged. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soakCanaries } from '@lectern/api/soak';
import { crash, type Victim } from '../fault/crash';
import { startConsole } from '../src/harness/console';

const rounds = 10;
let failed = 0;
for (const victim of ['API', 'database'] satisfies Victim[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-soak-'));
  await chmod(folder, 0o755);
  let running = await startConsole({ dataFolder: folder });
  for (let round = 1; round <= rounds; round += 1) {
    const { console: again, aftermath } = await crash(running, victim, round);
    running = again;
    const good = aftermath.lost.length === 0 && aftermath.half.length === 0 && aftermath.rows === aftermath.auditRows;
    if (!good) failed += 1;
    console.log(`${victim} killed, round ${round}: ${aftermath.acknowledged} acknowledged, ${aftermath.lost.length} lost, ${aftermath.rows} rows, ${aftermath.auditRows} audit rows${good ? '' : '  FAILED'}`);
  }
  await running.stop();
  await rm(folder, { recursive: true, force: true });
}
const canaries = await soakCanaries((text) => console.log(text));
failed += canaries.failed;
console.log(`${rounds * 2 + canaries.passed + canaries.failed - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
