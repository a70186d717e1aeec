import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from '@lectern/tools/remotes/arguments';
import { run } from '@lectern/tools/remotes/commands';
import { findTarget } from '@lectern/tools/remotes/target';
import type { Console } from './console';

const root = path.resolve(import.meta.dirname, '../../../..');
const fixture = path.join(root, 'apps/e2e/fixtures/faulty-remote');
const version = '1.0.0-gfaulty';

let built: Promise<string> | undefined;

/** Builds the fixture as every remote is built, once in this process; answers its folder. */
const build = (): Promise<string> =>
  (built ??= promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'], {
    cwd: fixture,
    env: { ...process.env, REMOTE_VERSION: version },
  }).then(() => path.join(fixture, 'dist')));

/** Makes a release of catalog-mfe live whose screens throw in every way that code can, published as a team publishes. */
export const publishFaultyRelease = async ({ url, dataFolder }: Console): Promise<void> => {
  const target = await findTarget(url, process.env, dataFolder);
  await run(parse(['publish', 'catalog-mfe', '--live', '--to', url]), { target, known: [], build, say: () => undefined });
};
