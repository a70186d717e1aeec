import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { testRoots } from '../src/testing/roots';

/** A server in a process of its own. */
export interface Running {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const running = (child: ChildProcess, port: number): Running => ({
  origin: `http://127.0.0.1:${port}`,
  pid: child.pid ?? 0,
  stop: async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  },
});

/** Waits for the word `ready`. @throws when the process ends before */
const ready = async (child: ChildProcess, what: string): Promise<void> => {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${what} ended with ${String(code)} before it was ready`);
  });
  await Promise.race([once(child, 'message'), ended]);
};

/** The key of these consoles, by which webhooks of the sandbox are signed. */
export const benchKey = 'a key of the benchmark, and no secret';

/** The console as production runs it: `npm start`'s file, its log included, on the database given. */
export const startOurs = async (databaseUrl: string, dataFolder: string, port: number): Promise<Running> => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://console.example.com',
    SERVER_KEY: benchKey,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: testRoots.repository,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await ready(child, 'the console');
  return running(child, port);
};

/** The bare server on the same database, with the recording to answer from. */
export const startBare = async (databaseUrl: string, recording: string, port: number): Promise<Running> => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    RECORDING: recording,
    PORT: String(port),
  };
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await ready(child, 'the bare server');
  return running(child, port);
};
