import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';

/** What the console is measured against must not carry what it is measured for. @throws with the file that does */
const refuseFederation = (folder: string): void => {
  const { entry, chunks } = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild;
  for (const file of [...entry, ...(chunks['console'] ?? [])].filter((each) => each.endsWith('.js'))) {
    if (readFileSync(path.join(folder, `${file}.map`), 'utf8').includes('@module-federation/'))
      throw new Error(`the static build's ${file} holds the federation runtime`);
  }
};

/** Builds what the webpack configuration in a folder of `apps/e2e` says, as the console itself is built. @throws when that fails */
export const buildIn = (root: string, folder: string): void => {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'],
    {
      cwd: path.join(root, 'apps/e2e', folder),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`the build of ${folder} failed`);
};

/** Builds the static variant besides the composed one. Gives the folder of its build. */
export const buildForBench = (root: string): { staticFolder: string } => {
  buildIn(root, 'static');
  const staticFolder = path.join(root, 'apps/e2e/dist-static');
  refuseFederation(staticFolder);
  return { staticFolder };
};
