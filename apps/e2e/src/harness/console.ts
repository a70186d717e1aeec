import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { within } from '@lectern/tools/test/answering';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The built console, started as a person starts it, on a data folder and port of its own. */
export interface Console {
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  /** All that it printed so far. */
  output(): string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on: below those that the system gives to connections, so that it is still free when what stopped there starts again. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
};

/**
 * Copies the data of a console that does not run, with owners and modes: the database runs as a user of its own and refuses a folder that others
 * may read. Built files are links to the same ones, so that their compressed copies are still known as theirs; nobody writes into them in place.
 */
const copyData = async (from: string, to: string): Promise<void> => {
  for (const name of await readdir(from))
    await promisify(execFile)('cp', [name === 'objects' ? '-al' : '-a', path.join(from, name), to]);
};

/** A new data folder that the caller removes: a copy of E2E_DATA where there is one. `name` tells folders of one run apart. */
export const newDataFolder = async (name = 'e2e'): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), `lectern-${name}-`));
  await chmod(folder, 0o755); // as root, the database runs as another user that must be able to enter
  const like = process.env['E2E_DATA'];
  if (like) await copyData(like, folder);
  return folder;
};

interface Options {
  /** Use this data folder (it is then not removed at the end); without it a copy of E2E_DATA, or a new one. */
  readonly dataFolder?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** What node runs: `npm start`'s file, or another with its arguments. */
  readonly command?: readonly string[];
}

/** Beyond these, in s, a start or a stop hangs. */
const startSeconds = 240;
const stopSeconds = 60;

/** Starts the console and waits until it says its address; fails with its output when it ends before. */
export const startConsole = async ({
  dataFolder,
  port,
  env,
  command = ['tools/start.mjs'],
}: Options = {}): Promise<Console> => {
  const folder = dataFolder ?? (await newDataFolder());
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [...command], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      ...env,
      DATA_DIR: folder,
      PORT: String(chosen),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const take = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${chosen}`;
  const ready = (async () => {
    for (;;) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      // Ready alone is not enough: the releases are registered before the address is printed.
      if (answer?.ok && new RegExp(`:${chosen}\\b`).test(printed)) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const inTime = <T>(seconds: number, what: string, work: Promise<T>): Promise<T> =>
    within(seconds, what, work).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
  const code = await inTime(startSeconds, 'the console', Promise.race([ready, ended]));
  if (code !== undefined) throw new Error(`the console ended with ${String(code)} before it was ready:\n${printed}`);
  return {
    url,
    port: chosen,
    dataFolder: folder,
    output: () => printed,
    process: child,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGINT');
      await inTime(stopSeconds, 'the console, asked to stop,', ended);
      if (!dataFolder) await rm(folder, { recursive: true, force: true });
    },
  };
};
