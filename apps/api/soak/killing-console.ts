import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startOurs, type Running } from '../bench/processes';

export type Victim = 'API' | 'worker';

/** A console with processes that are killed. It is started again on the same address and data. */
export interface KillingConsole {
  readonly origin: string;
  /** `kill -9`. The API is started again before this ends; its worker is started again by the API. */
  kill(victim: Victim): Promise<void>;
  stop(): Promise<void>;
}

const workersOf = (pid: number): readonly number[] => {
  try {
    const found = execFileSync('pgrep', ['-P', String(pid), '-f', 'dist/worker.js'], { encoding: 'utf8' });
    return found.trim().split('\n').map(Number);
  } catch {
    return []; // none at the moment
  }
};

/** The worker of a console, which a killed one's successor may not have started yet. */
const workerOf = async (pid: number): Promise<number> => {
  for (;;) {
    const [worker] = workersOf(pid);
    if (worker !== undefined) return worker;
    await pause(50);
  }
};

/** Starts the built console on a database, to be killed now and then. */
export const startKillingConsole = async (
  databaseUrl: string,
  dataFolder: string,
  port: number,
): Promise<KillingConsole> => {
  const start = (): Promise<Running> => startOurs(databaseUrl, dataFolder, port);
  let running = await start();
  return {
    origin: running.origin,
    kill: async (victim) => {
      if (victim === 'worker') return void process.kill(await workerOf(running.pid), 'SIGKILL');
      process.kill(running.pid, 'SIGKILL');
      running = await start();
    },
    stop: () => running.stop(),
  };
};
