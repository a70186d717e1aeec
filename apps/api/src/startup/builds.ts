import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { holdLock } from '../database/embedded/lock';
import { Sentence } from '../database/embedded/sentence';
import { repositoryRoot } from '../database/paths';

/** The names of the remotes in this checkout. */
export const remoteNames = (): string[] =>
  readdirSync(path.join(repositoryRoot, 'apps'))
    .filter((name) => name.endsWith('-mfe'))
    .sort();

export const distOf = (project: string): string => path.join(repositoryRoot, 'apps', project, 'dist');

const nx = path.join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js');

/** An installation without the tools, or one that this user cannot write, carries its builds. */
const carriesBuilds = (): boolean => {
  if (!existsSync(nx)) return true;
  try {
    accessSync(repositoryRoot, constants.W_OK);
    return false;
  } catch {
    return existsSync(distOf('shell'));
  }
};

/** Two first starts at once would write into the same folders; a build may take minutes. */
const buildPatience = 900;

const nothingHeld = (): void => undefined;

/**
 * Builds these projects; what has not changed comes from nx's cache, which writes it anew. Until what is given back is called no other start
 * builds, so that nobody's files change while they are read. @throws Sentence when a build fails
 */
export const holdBuilds = async (projects: readonly string[]): Promise<() => void> => {
  if (projects.length === 0 || carriesBuilds()) return nothingHeld;
  const release = await holdLock(path.join(repositoryRoot, '.nx/start-build.lock'), buildPatience);
  try {
    await build(projects);
    return release;
  } catch (error) {
    release();
    throw error;
  }
};

const build = async (projects: readonly string[]): Promise<void> => {
  const child = spawn(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'],
    { cwd: repositoryRoot, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const end = () => void child.kill();
  process.once('exit', end);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  process.off('exit', end);
  if (code !== 0) throw new Sentence(`The build failed:\n${said.trim().split('\n').slice(-25).join('\n')}`);
};
