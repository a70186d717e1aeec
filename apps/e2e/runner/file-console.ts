import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyData, startConsole, type Console } from '../src/harness/console';

/** The consoles of a worker of the runner, one a file, each as the template left it. */
export interface FileConsole {
  /** The console for this test file: the tests of a file share it, the first of another file gets one with the template's data. */
  of(file: string): Promise<Console>;
  stop(): Promise<void>;
}

const start = async (): Promise<Console> => {
  const template = process.env['E2E_DATA'];
  if (!template) throw new Error('E2E_DATA names no template: the global set-up has not run');
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'lectern-e2e-'));
  await chmod(dataFolder, 0o755); // as root, the database runs as another user that must be able to enter
  await copyData(template, dataFolder);
  return startConsole({ dataFolder });
};

const end = async ({ stop, dataFolder }: Console): Promise<void> => {
  await stop();
  await rm(dataFolder, { recursive: true, force: true });
};

/** A failure is for the caller who waits for this later: until then it ends no process. */
const kept = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined);
  return work;
};

/**
 * The first file that asks gets a console. While a file is at work, the console of the next one starts and that of the last one ends: both
 * wait more than they work. A run of one file (E2E_FILES, from the reporter) has no next one.
 */
export const fileConsole = (): FileConsole => {
  let running: { readonly file: string; readonly console: Console } | undefined;
  let next: Promise<Console> | undefined;
  let ending: Promise<void> | undefined;
  return {
    of: async (file) => {
      if (running?.file === file) return running.console;
      await ending;
      if (running) ending = kept(end(running.console));
      running = undefined;
      const starting = next ?? start();
      next = undefined;
      const console = await starting;
      next = process.env['E2E_FILES'] === '1' ? undefined : kept(start());
      running = { file, console };
      return console;
    },
    stop: async () => {
      const last = [running && end(running.console), ending, next?.then(end)];
      for (const result of await Promise.allSettled(last)) if (result.status === 'rejected') throw result.reason;
    },
  };
};
