import { rm } from 'node:fs/promises';
import { newDataFolder, startConsole, type Console } from '../src/harness/console';

/** The consoles of a worker of the runner, each as the template left it. */
export interface WorkerConsole {
  /** The console for this test file, whose tests share it. */
  of(file: string): Promise<Console>;
  /** Writes since the last call that another file would meet, a line each. */
  written(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts a console on a copy of the template's data. */
export const startCopy = async (): Promise<Console> => {
  if (!process.env['E2E_DATA']) throw new Error('E2E_DATA names no template: the global set-up has not run');
  return startConsole({ dataFolder: await newDataFolder() });
};

/** Stops it and removes the copy. */
export const endCopy = async ({ stop, dataFolder }: Console): Promise<void> => {
  await stop();
  // The last process of a killed database may still write.
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
};

/** A failure is for the caller who waits for this later: until then it ends no process. */
const kept = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined);
  return work;
};

/**
 * A console for each file. While a file is at work, the console of the next one starts and that of the last one ends: both
 * wait more than they work. A run of one file (E2E_FILES, from the reporter) has no next one.
 */
export const fileConsole = (): WorkerConsole => {
  let running: { readonly file: string; readonly console: Console } | undefined;
  let next: Promise<Console> | undefined;
  let ending: Promise<void> | undefined;
  return {
    of: async (file) => {
      if (running?.file === file) return running.console;
      await ending;
      if (running) ending = kept(endCopy(running.console));
      running = undefined;
      const starting = next ?? startCopy();
      next = undefined;
      const console = await starting;
      next = process.env['E2E_FILES'] === '1' ? undefined : kept(startCopy());
      running = { file, console };
      return console;
    },
    written: () => Promise.resolve([]),
    stop: async () => {
      const last = [running && endCopy(running.console), ending, next?.then(endCopy)];
      for (const result of await Promise.allSettled(last)) if (result.status === 'rejected') throw result.reason;
    },
  };
};
