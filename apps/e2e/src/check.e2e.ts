/** The conformance kit for authors: what a remote leaves behind is found and blamed on its file, and one that leaves nothing passes. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { check } from '@lectern/tools/remotes/check/check';
import { faults } from '@lectern/tools/remotes/check/faults';
import { readBuildIn } from '@lectern/tools/remotes/check/host';
import { test } from './fixtures';
import { signInAs } from './harness';

const root = path.resolve(import.meta.dirname, '../../..');
const fixture = path.join(root, 'apps/e2e/fixtures/leaky-remote');

test('each kind of leak and an error that nobody catches are found, each with the file of the remote to blame [D11.1]', async ({
  context,
  page,
  console,
  expectErrors,
}) => {
  // Errors in these pages are what the check reads and judges.
  expectErrors(/./);
  const built = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'],
    { cwd: fixture, env: { ...process.env, REMOTE_VERSION: '1.0.0-gleaky' } },
  );
  await built;
  await signInAs(page, console.url, 1);
  const build = await readBuildIn(path.join(fixture, 'dist'));
  const { findings } = await check({
    context,
    origin: console.url,
    build,
    mounts: 20,
    faults: faults.filter(({ name }) => name === '401 from the API'),
  });
  const lines = findings
    .map(
      ({ says, place }) =>
        `${says.replace(/ (is|are) still.*| was made.*/, '')} — ${place?.file.replace(/\.[0-9a-f]{8}/, '')}`,
    )
    .sort();
  assert.deepEqual(
    lines.slice(0, 1).map((each) => each.replace(/: .*—/, ' —')),
    ['error — refused.js'],
  );
  assert.deepEqual(lines.slice(1), [
    'global: window.leakyCache — global.js',
    'listener: 4 × resize on window — listener.js',
    'style: 4 × style element — style.js',
    'timer: 4 × setInterval — timer.js',
  ]);
});
