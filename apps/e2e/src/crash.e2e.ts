import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crash, type Victim } from '../fault/crash';
import { test } from './fixtures';
import { startConsole } from './harness';

for (const victim of ['API', 'database'] satisfies Victim[]) {
  test(`when the ${victim} is killed with 20 writes in flight, every acknowledged write and its audit row are there after a start`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lectern-crash-'));
    await chmod(folder, 0o755);
    const { console: again, aftermath } = await crash(await startConsole({ dataFolder: folder }), victim);
    try {
      assert.ok(aftermath.acknowledged >= 60);
      assert.deepEqual(aftermath.lost, []);
      assert.deepEqual(aftermath.half, []);
      assert.equal(aftermath.rows, aftermath.auditRows);
    } finally {
      await again.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
