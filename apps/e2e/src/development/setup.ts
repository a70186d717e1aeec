import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startConsole, type Console } from '../harness';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The development mode with sources that a test may change: copies, so that an interrupted run leaves the checkout as it was. */
export interface Development {
  readonly console: Console;
  /** Replaces a text in a source file of `catalog-mfe` or `shell`, such as `catalog-mfe/src/remote.ts`. */
  edit(file: string, from: string, to: string): Promise<void>;
  stop(): Promise<void>;
}

const copy = async (folder: string, project: string): Promise<string> => {
  const target = path.join(folder, project);
  await cp(path.join(root, 'apps', project), target, {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)$/.test(source),
  });
  return `${project}=${target}`;
};

const start = async (): Promise<Development> => {
  // Inside the checkout, where the packages are found; the folder is not tracked.
  const folder = path.join(root, 'apps/e2e/dist-changed', `development-${process.pid}`);
  const named = await Promise.all(['shell', 'catalog-mfe'].map((project) => copy(folder, project)));
  const console = await startConsole({ command: ['tools/dev.mjs', ...named] });
  return {
    console,
    edit: async (file, from, to) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} says "${from}" nowhere`);
      await writeFile(path.join(folder, file), text.replace(from, to));
    },
    stop: async () => {
      await console.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

let running: Promise<Development> | undefined;

/** The one that this file's tests share, started by the first. */
export const development = (): Promise<Development> => (running ??= start());
/** Ends it where it was started. */
export const endDevelopment = async (): Promise<void> => {
  await (await running)?.stop();
  running = undefined;
};

const isAlive = async (pid: number): Promise<boolean> =>
  !/^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State: Z'));

/** The processes below one, all the way down. */
export const below = async (pid: number): Promise<number[]> => {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = (
    await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')))
  )
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  return [...children, ...(await Promise.all(children.map(below))).flat()];
};

/** Those that still run. */
export const alive = async (pids: readonly number[]): Promise<number[]> =>
  (await Promise.all(pids.map(async (pid) => ((await isAlive(pid)) ? [pid] : [])))).flat();
