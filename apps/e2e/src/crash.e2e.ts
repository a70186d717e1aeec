import assert from 'node:assert/strict';
import { crash, type Victim } from '../fault/crash';
import { endCopy, startCopy } from '../runner/file-console';
import { test } from './fixtures';

for (const victim of ['API', 'database'] satisfies Victim[]) {
  test(`when the ${victim} is killed with 20 writes in flight, every acknowledged write and its audit row are there after a start`, async () => {
    const { console: again, aftermath } = await crash(await startCopy(), victim);
    try {
      assert.ok(aftermath.acknowledged >= 60);
      assert.deepEqual(aftermath.lost, []);
      assert.deepEqual(aftermath.half, []);
      assert.equal(aftermath.rows, aftermath.auditRows);
    } finally {
      await endCopy(again);
    }
  });
}
