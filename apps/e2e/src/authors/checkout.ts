import { execFile } from 'node:child_process';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);
const modules = path.join(root, 'node_modules');

/** A checkout without remotes of its own, below this one, where its packages are found; the folder is not tracked. */
export const emptyCheckout = async (): Promise<string> => {
  const folder = path.join(root, 'apps/e2e/dist-changed/checkout');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'apps'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    await cp(path.join(root, file), path.join(folder, file));
  for (const file of ['tools', 'libs']) await symlink(path.join(root, file), path.join(folder, file));
  return folder;
};

/** Does with a remote what its scripts do: types, tests, build; answers the folder of the build. Fails with what they said. */
export const tryRemote = async (folder: string, version: string): Promise<string> => {
  const node = (...args: string[]) =>
    run(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_ENV: '', REMOTE_VERSION: version } });
  await Promise.all([
    node(path.join(modules, 'typescript/bin/tsc'), '-p', 'tsconfig.json'),
    node('--import', 'tsx', path.join(modules, 'webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts').then(() =>
      node(path.join(modules, 'jest/bin/jest.js'), '--reporters=default'),
    ),
  ]);
  return path.join(folder, 'dist');
};
