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
  (built ??= promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'],
    {
      cwd: fixture,
      env: { ...process.env, REMOTE_VERSION: version },
    },
  ).then(() => path.join(fixture, 'dist')));

/** Publishes a release of catalog-mfe whose screens throw in every way that code can, as a team publishes; live at once, or on `next`. */
export const publishFaultyRelease = async (
  { url, dataFolder }: Console,
  { live = true }: { readonly live?: boolean } = {},
): Promise<void> => {
  const target = await findTarget(url, process.env, dataFolder);
  await run(parse(['publish', 'catalog-mfe', ...(live ? ['--live'] : []), '--to', url]), {
    target,
    known: [],
    build,
    say: () => undefined,
  });
};
