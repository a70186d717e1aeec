import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface PartOptions {
  readonly name: string;
  /** Begins each of its lines; without it they are passed on as they are. */
  readonly prefix?: string;
  readonly file: string;
  readonly args: () => readonly string[];
  readonly env?: () => Readonly<Record<string, string>>;
  /** Receives its messages. */
  readonly said: (message: unknown) => void;
  /** Hears that it ended by itself. */
  readonly ended: (how: string) => void;
}

/** Longer than any orderly end takes, in ms. */
const timeout = 10_000;

/** A process that we started, may start again and end. It ends when we are gone, because its channel to us closes. */
export const part = ({ name, prefix, file, args, env, said, ended }: PartOptions) => {
  let child: ChildProcess | undefined;
  let wanted = false;
  let over = false;
  let restarting: Promise<void> | undefined;
  let again = false;

  const start = (): void => {
    if (over) return;
    wanted = true;
    const one = fork(file, [...args()], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...env?.() },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = one;
    for (const [from, to] of [
      [one.stdout, process.stdout],
      [one.stderr, process.stderr],
    ] as const) {
      if (from && prefix) createInterface(from).on('line', (line) => to.write(`${prefix}${line}\n`));
      else from?.pipe(to, { end: false });
    }
    one.on('message', said);
    one.once('exit', (code, signal) => {
      if (child !== one) return;
      child = undefined;
      if (wanted) ended(signal ? `by ${signal}` : `with code ${code ?? ''}`);
    });
  };

  const halt = async (): Promise<void> => {
    wanted = false;
    const one = child;
    if (!one) return;
    const gone = new Promise<void>((resolve) => one.once('exit', () => resolve()));
    one.kill('SIGTERM');
    const timer = setTimeout(() => one.kill('SIGKILL'), timeout);
    await gone;
    clearTimeout(timer);
  };

  /** Ends it and starts it again; asked for again meanwhile, once more behind that. */
  const restart = async (): Promise<void> => {
    if (restarting) {
      again = true;
      return;
    }
    restarting = halt();
    await restarting;
    restarting = undefined;
    start();
    if (again) {
      again = false;
      await restart();
    }
  };

  /** Ends it for good. */
  const stop = async (): Promise<void> => {
    over = true;
    await halt();
  };

  return { name, start, stop, restart };
};

export type Part = ReturnType<typeof part>;
