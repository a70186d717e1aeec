import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyData, freePort, startConsole, type Console } from '../src/harness/console';

/** The one console of a worker of the runner, which each file meets as the template left it. */
export interface FileConsole {
  /** The console for this test file: the tests of a file share it, the first of another file gets it with the template's data. */
  of(file: string): Promise<Console>;
  stop(): Promise<void>;
}

const empty = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
};

/** Makes folder and port of a worker's console; it starts with the first file that asks for it. */
export const fileConsole = async (): Promise<FileConsole> => {
  const template = process.env['E2E_DATA'];
  if (!template) throw new Error('E2E_DATA names no template: the global set-up has not run');
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'lectern-e2e-'));
  await chmod(dataFolder, 0o755); // as root, the database runs as another user that must be able to enter
  const port = await freePort();
  let running: { readonly file: string; readonly console: Console } | undefined;
  const end = async (): Promise<void> => {
    const last = running;
    running = undefined;
    await last?.console.stop();
    await empty(dataFolder);
  };
  return {
    of: async (file) => {
      if (running?.file === file) return running.console;
      await end();
      copyData(template, dataFolder);
      const console = await startConsole({ dataFolder, port });
      running = { file, console };
      return console;
    },
    stop: async () => {
      await end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
