import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error';

/** The remotes in this checkout. */
export const remoteNames = (root: string): string[] =>
  readdirSync(path.join(root, 'apps'))
    .filter((name) => name.endsWith('-mfe'))
    .sort();

/** The folder that the build of a remote in this checkout goes to. @throws Refused */
export const buildFolder = (root: string, name: string): string => {
  if (!existsSync(path.join(root, 'apps', name, 'remote.config.ts')))
    throw new UserError(`There is no remote ${name} in this checkout: ${remoteNames(root).join(', ')}.`);
  return path.join(root, 'apps', name, 'dist');
};

/** Builds one remote by nx, which takes it from its cache when nothing of it has changed. Answers the folder of the build. @throws Refused */
export const build = async (root: string, name: string): Promise<string> => {
  const folder = buildFolder(root, name);
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'build', name, '--outputStyle=static'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new UserError(`The build of ${name} failed:\n${said.trim()}`);
  return folder;
};
