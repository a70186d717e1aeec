import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Builds the static variant beside the composed one. Gives the folder of its build. */
export const buildForBench = (root: string): { staticFolder: string } => {
  const directory = path.join(root, 'apps/e2e/static');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'], { cwd: directory, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the static build failed');
  return { staticFolder: path.join(root, 'apps/e2e/dist-static') };
};
