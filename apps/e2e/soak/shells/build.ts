import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../../..');
const ofCheckout = path.join(root, 'apps/shell/dist');

/** Builds the shell on the federation runtime that a package brings, `federation-2.8` for one. Answers the folder of the build. */
export const buildShell = async (runtime: string): Promise<string> => {
  const folder = path.join(root, 'apps/e2e/dist-changed', `shell-${runtime}`);
  await mkdir(folder, { recursive: true });
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'],
    {
      cwd: import.meta.dirname,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SHELL_RUNTIME: runtime,
        SHELL_OUTPUT: path.relative(path.join(root, 'apps/shell'), folder),
      },
    },
  );
  await cp(path.join(ofCheckout, 'worker.js'), path.join(folder, 'worker.js'));
  return folder;
};

/** The build of the checkout. */
export const ownShell = ofCheckout;
