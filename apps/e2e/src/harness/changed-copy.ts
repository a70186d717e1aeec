import { execFile } from 'node:child_process';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from '@lectern/tools/remotes/arguments';
import { run } from '@lectern/tools/remotes/commands';
import { findTarget } from '@lectern/tools/remotes/target';
import type { Console } from './console';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Replaces a text in every source file below a folder. Gives how often. */
const replaceIn = async (folder: string, from: string, to: string): Promise<number> => {
  let count = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(from)) continue;
    count += 1;
    await writeFile(file, text.replaceAll(from, to));
  }
  return count;
};

/** Builds a copy of a remote whose sources were changed, as the version given. Gives the folder of the build; the checkout's own sources stay. */
export const buildCopy = async (
  remote: string,
  version: string,
  change: (copy: string) => Promise<void>,
): Promise<string> => {
  // Inside the checkout, where its packages are found; the folder is not tracked.
  const copy = path.join(root, 'apps/e2e/dist-changed', `${remote}-${version}`);
  await rm(copy, { recursive: true, force: true });
  await cp(path.join(root, 'apps', remote), copy, {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)$/.test(source),
  });
  await change(copy);
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', 'webpack.config.ts'],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'production', REMOTE_VERSION: version } },
  );
  return path.join(copy, 'dist');
};

/** The same with one text in the place of another. */
export const buildChangedCopy = (remote: string, version: string, from: string, to: string): Promise<string> =>
  buildCopy(remote, version, async (copy) => {
    if ((await replaceIn(copy, from, to)) === 0) throw new Error(`${remote} says "${from}" nowhere`);
  });

/** Runs one of a team's commands against the console, with the keys of its data folder. */
export const remotesCommand = async (
  { url, dataFolder }: Console,
  line: readonly string[],
  build: () => Promise<string> = () => Promise.reject(new Error('nothing to build')),
): Promise<void> => {
  const target = await findTarget(url, {}, dataFolder);
  await run(parse([...line, '--to', url]), { target, known: [], build, say: () => undefined });
};
