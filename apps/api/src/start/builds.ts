import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Sentence } from '../database/embedded/sentence';
import { repositoryRoot } from '../database/paths';

/** The names of the remotes in this checkout. */
export const remoteNames = (): string[] => readdirSync(path.join(repositoryRoot, 'apps')).filter((name) => name.endsWith('-mfe')).sort();

export const distOf = (project: string): string => path.join(repositoryRoot, 'apps', project, 'dist');

/** Builds shell and remotes; what has not changed comes from nx's cache. @throws Sentence when a build fails */
export const buildAll = async (shellFolder: string): Promise<void> => {
  const nx = path.join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js');
  if (!existsSync(nx)) return; // an installation without the tools carries its builds
  const own = shellFolder === distOf('shell') ? ['shell'] : [];
  const child = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '-p', [...own, ...remoteNames()].join(','), '--outputStyle=static'], { cwd: repositoryRoot, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Sentence(`The build failed:\n${said.trim().split('\n').slice(-25).join('\n')}`);
};
