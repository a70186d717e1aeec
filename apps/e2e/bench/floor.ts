import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** KiB gzip of what sign-in cannot do without: React, the router and its MUI parts, built alone with the same configuration. */
export const floorKib = (root: string): number => {
  const directory = path.join(root, 'apps/e2e/bench/floor');
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'],
    { cwd: directory, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('the build of the floor failed');
  const dist = path.join(root, 'apps/e2e/dist-floor');
  return (
    readdirSync(dist)
      .filter((name) => name.endsWith('.js'))
      .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length, 0) / 1024
  );
};
