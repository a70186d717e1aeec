import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import { holdLock } from '../database/embedded/lock';
import { StartupError } from '../database/embedded/startup-error';

/** The names of the remotes in this checkout. */
export const remoteNames = (repository: string): string[] =>
  readdirSync(path.join(repository, 'apps'))
    .filter((name) => name.endsWith('-mfe'))
    .sort();

export const distOf = (repository: string, project: string): string => path.join(repository, 'apps', project, 'dist');

/** What is built before the console starts: what no dev server serves. Any other build of the shell is left to its maker. */
export const servedProjects = ({ development, shellFolder, asBuilt, roots: { repository } }: Config): string[] => {
  if (asBuilt) return [];
  const released = remoteNames(repository).filter((name) => !development?.remotes[name]);
  return development || shellFolder !== distOf(repository, 'shell') ? released : ['shell', ...released];
};

const nxIn = (repository: string): string => path.join(repository, 'node_modules/nx/dist/bin/nx.js');

/** An installation without the tools, or one that this user cannot write, carries its builds. */
const carriesBuilds = (repository: string): boolean => {
  if (!existsSync(nxIn(repository))) return true;
  try {
    accessSync(repository, constants.W_OK);
    return false;
  } catch {
    return existsSync(distOf(repository, 'shell'));
  }
};

/** Two first starts at once would write into the same folders; a build may take minutes. */
const buildTimeout = 900;

const nothingHeld = (): void => undefined;

/**
 * Builds these projects; what has not changed comes from nx's cache, which writes it again. Until what is given back is called no other start
 * builds, so that nobody's files change while they are read. @throws Sentence when a build fails
 */
export const holdBuilds = async (repository: string, projects: readonly string[]): Promise<() => void> => {
  if (projects.length === 0 || carriesBuilds(repository)) return nothingHeld;
  const release = await holdLock(path.join(repository, '.nx/start-build.lock'), buildTimeout);
  try {
    await build(repository, projects);
    return release;
  } catch (error) {
    release();
    throw error;
  }
};

const build = async (repository: string, projects: readonly string[]): Promise<void> => {
  const child = spawn(
    process.execPath,
    [nxIn(repository), 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'],
    { cwd: repository, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const end = () => void child.kill();
  process.once('exit', end);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  process.off('exit', end);
  if (code !== 0) throw new StartupError(`The build failed:\n${said.trim().split('\n').slice(-25).join('\n')}`);
};
