import type { ChildProcess } from 'node:child_process';

/** A task as a process is sent it, and what that answers. */
export interface Task {
  readonly name: string;
  readonly input: unknown;
}
export type TaskAnswer = { readonly result: unknown } | { readonly failed: string };

/** The process of a task took too long, or ended. */
export class TaskLost extends Error {
  override readonly name = 'TaskLost';
}
/** Somebody has so many tasks waiting that another one is not taken. */
export class TooManyTasks extends Error {
  override readonly name = 'TooManyTasks';
}

export interface TaskPool {
  /** @throws TooManyTasks, TaskLost, or an Error with what the process says */
  run(task: Task, owner: number, timeoutMs: number): Promise<unknown>;
  stop(): void;
}

interface PoolOptions {
  readonly start: () => ChildProcess;
  /** Processes at a time; each does one task after the other. */
  readonly size: number;
  /** Tasks of one owner that may wait. */
  readonly waitingPerOwner: number;
  /** How long a process without work is kept, in ms. */
  readonly idleMs: number;
}

interface Waiting {
  readonly task: Task;
  readonly owner: number;
  readonly timeoutMs: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Does tasks in a few processes, which are started when they are needed. An owner with none at work comes first. */
export const taskPool = ({ start, size, waitingPerOwner, idleMs }: PoolOptions): TaskPool => {
  const waiting: Waiting[] = [];
  const atWork = new Map<ChildProcess, Waiting>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  let isStopped = false;

  const isBusy = (owner: number): boolean => [...atWork.values()].some((each) => each.owner === owner);
  const takeNext = (): Waiting | undefined => {
    const fair = waiting.findIndex(({ owner }) => !isBusy(owner));
    return waiting.splice(Math.max(0, fair), 1)[0];
  };

  const rest = (child: ChildProcess): void => {
    const timer = setTimeout(() => (idle.delete(child), child.kill('SIGKILL')), idleMs);
    timer.unref();
    idle.set(child, timer);
  };

  const begin = (child: ChildProcess, work: Waiting): void => {
    atWork.set(child, work);
    const timer = setTimeout(() => child.kill('SIGKILL'), work.timeoutMs);
    const finish = (end: () => void, lives: boolean): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      atWork.delete(child);
      if (lives && !isStopped) rest(child);
      end();
      next();
    };
    const onMessage = (answer: unknown): void => {
      const given = answer as TaskAnswer;
      finish(() => ('failed' in given ? work.reject(new Error(given.failed)) : work.resolve(given.result)), true);
    };
    const onExit = (): void => finish(() => work.reject(new TaskLost()), false);
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(work.task, (error) => error && child.kill('SIGKILL'));
  };

  const next = (): void => {
    while (!isStopped && waiting.length > 0 && atWork.size < size) {
      const [rested, timer] = [...idle][0] ?? [];
      if (rested) {
        clearTimeout(timer);
        idle.delete(rested);
      }
      const work = takeNext();
      if (work) begin(rested ?? started(), work);
    }
  };

  const started = (): ChildProcess => {
    const child = start();
    child.once('exit', () => (clearTimeout(idle.get(child)), idle.delete(child)));
    return child;
  };

  return {
    run: (task, owner, timeoutMs) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new TaskLost());
        if (waiting.filter((each) => each.owner === owner).length >= waitingPerOwner) return reject(new TooManyTasks());
        waiting.push({ task, owner, timeoutMs, resolve, reject });
        next();
      }),
    stop: () => {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new TaskLost());
      for (const child of [...idle.keys(), ...atWork.keys()]) child.kill('SIGKILL');
    },
  };
};
