import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crashJobs, jobSizes } from '../fault/jobs';
import { test } from './fixtures';
import { startConsole } from './harness';

test('when API and worker are killed in the middle of an import, an action on many rows and an export, each ends after a start, and no row is done twice [E6.3]', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-jobs-'));
  await chmod(folder, 0o755);
  const { console: again, aftermath } = await crashJobs(await startConsole({ dataFolder: folder }));
  try {
    assert.ok(
      aftermath.killedAt.every(({ state }) => state === 'running'),
      JSON.stringify(aftermath.killedAt),
    );
    assert.deepEqual(
      aftermath.ended.map(({ state }) => state),
      ['done', 'done', 'done'],
    );
    assert.equal(aftermath.actedNotOnce, 0);
    assert.deepEqual(aftermath.imported, { students: jobSizes.imported, rows: jobSizes.imported });
    assert.equal(aftermath.exported.rows, aftermath.exported.students);
    assert.ok(aftermath.exported.rows >= jobSizes.exported);
  } finally {
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
