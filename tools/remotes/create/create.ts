import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteConfig } from '@lectern/remote-kit';
import { remoteNames } from '../build';
import { UserError } from '../user-error';
import { lockWith } from './lock';
import { fullName, nameReasons, type Around, type TakenPath } from './names';
import { filesOf, packageOf, type Versions } from './templates';
import { workflowOf } from './workflow';

const pathsOf = async (root: string, remote: string): Promise<TakenPath[]> => {
  const file = path.join(root, 'apps', remote, 'remote.config.ts');
  if (!existsSync(file)) return [];
  const { default: declared } = (await import(file)) as { default: RemoteConfig };
  return declared.basePaths.map((each) => ({ path: each, owner: remote }));
};

const aroundOf = async (root: string): Promise<Around> => {
  const rooms = await Promise.all(['apps', 'libs'].map((top) => readdir(path.join(root, top)).catch(() => [])));
  return {
    folders: rooms.flat(),
    paths: (await Promise.all(remoteNames(root).map((name) => pathsOf(root, name)))).flat(),
  };
};

const writeAll = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
};

/**
 * Makes a remote in this checkout: its folder, its entries in package-lock.json and its team's workflow.
 * Everything is written to a temporary folder and then renamed, the folder last. No remote is half made.
 * Returns its name. @throws Refused with every reason
 */
export const createRemote = async (root: string, givenName: string): Promise<string> => {
  const name = fullName(givenName);
  const reasons = nameReasons(name, await aroundOf(root));
  if (reasons.length > 0)
    throw new UserError(`${name} can't be made:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`);
  const lockFile = path.join(root, 'package-lock.json');
  const workflow = path.join(root, '.github/workflows', `${name}.yml`);
  const [packages, lock] = await Promise.all([
    readFile(path.join(root, 'package.json'), 'utf8'),
    readFile(lockFile, 'utf8'),
  ]);
  const { devDependencies: versions } = JSON.parse(packages) as { devDependencies: Versions };

  const draftFolder = await mkdtemp(path.join(root, '.create-remote-'));
  try {
    await writeAll(path.join(draftFolder, 'app'), filesOf(name, versions));
    await writeAll(draftFolder, {
      'package-lock.json': lockWith(lock, packageOf(name, versions)),
      'workflow.yml': workflowOf(name),
    });
    await mkdir(path.dirname(workflow), { recursive: true });
    await rename(path.join(draftFolder, 'workflow.yml'), workflow);
    await rename(path.join(draftFolder, 'package-lock.json'), lockFile);
    await rename(path.join(draftFolder, 'app'), path.join(root, 'apps', name));
  } catch (error) {
    await writeFile(lockFile, lock);
    await rm(workflow, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
  return name;
};

/** Next commands, for the terminal. */
export const createdText = (name: string): string => {
  const lines = [
    [`npx nx run-many -t lint typecheck test build -p ${name}`, 'passes at once'],
    [`npm run dev -- ${name}`, 'the console with it, from its sources'],
    [`npm run remotes -- check ${name}`, 'alone in a console that injects faults'],
    ['npm start', 'on this machine: registers it, with keys of its own, and makes it live'],
  ] as const;
  const width = Math.max(...lines.map(([command]) => command.length));
  const made = `apps/${name} is made, with its lines in package-lock.json and .github/workflows/${name}.yml. Nothing has to be installed.`;
  return [made, ...lines.map(([command, does]) => `  ${command.padEnd(width)}  ${does}`)].join('\n');
};
