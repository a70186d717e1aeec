import assert from 'node:assert/strict';
import { crashJobs, jobSizes } from '../fault/jobs';
import { endCopy, startCopy } from '../runner/file-console';
import { test } from './fixtures';

test('when API and worker are killed in the middle of an import, an action on many rows and an export, each ends after a start, and no row is done twice [E6.3]', async () => {
  const { console: again, aftermath } = await crashJobs(await startCopy());
  try {
    assert.ok(
      aftermath.killedAt.every(({ kind, state, written }) => state === 'running' && (kind === 'export' || written > 0)),
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
    await endCopy(again);
  }
});
