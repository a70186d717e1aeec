import { fork, type ChildProcess } from 'node:child_process';
import type { Roots } from './roots';
import type { WorkerOrder } from './worker';

/** Between a worker's death and the next one's start, in ms: doubled each time up to a minute, so that one that can't live costs little. */
const pauseAfter = (deaths: number): number => Math.min(60_000, 1000 * 2 ** Math.max(0, deaths - 1));
/** A worker that lived longer than this, in ms, had no trouble starting. */
const soundAfter = 60_000;
/** Small young generations: rows of an export die at once, and a worker that stays small is worth more than one that is a little faster. */
const memory = '--max-semi-space-size=2';
/** How long a step in hand is waited for, in ms: what is cut off is rolled back and done by the next worker. */
const timeout = 10_000;

export interface WorkerProcess {
  /** Ends it after the step in hand. */
  stop(): Promise<void>;
}

/** Keeps one worker process at work: background work has its own memory and never slows down an answer. `warn` hears when one dies. */
export const startWorkerProcess = (
  { file, nodeArguments }: Roots['worker'],
  order: WorkerOrder,
  warn: (text: string) => void,
): WorkerProcess => {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let deaths = 0;
  let ending = false;

  const start = (): void => {
    const startedAt = Date.now();
    const started = fork(file, [], {
      execArgv: [memory, ...nodeArguments],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced', // a key may be bytes
    });
    child = started;
    started.send(order);
    started.once('exit', (code, signal) => {
      if (ending) return;
      deaths = Date.now() - startedAt > soundAfter ? 1 : deaths + 1;
      warn(`The worker process has ended (${signal ?? code}) and is started again: no work is lost.`);
      timer = setTimeout(start, pauseAfter(deaths));
    });
  };
  start();

  return {
    stop: async () => {
      ending = true;
      clearTimeout(timer);
      const last = child;
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const gone = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGTERM');
      const killer = setTimeout(() => last.kill('SIGKILL'), timeout);
      await gone;
      clearTimeout(killer);
    },
  };
};
