import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';

/** A process of a soak that is given lines and answers lines. It can be killed, and is started again then. It ends with its input, so that none outlives the soak. */
export class Child {
  private process: ChildProcess;
  private lines: Interface;

  constructor(
    private readonly file: string,
    private readonly args: readonly string[],
  ) {
    [this.process, this.lines] = this.start();
  }

  private start(): [ChildProcess, Interface] {
    const args = ['--import', 'tsx', path.join(import.meta.dirname, this.file), ...this.args];
    const started = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    return [started, createInterface({ input: started.stdout! })];
  }

  /** The answer to a line; undefined where the process was killed before it. */
  ask<T>(line: object): Promise<T | undefined> {
    const { process: given, lines } = this;
    const answer = new Promise<T | undefined>((resolve) => {
      const isKilled = (): void => resolve(undefined);
      given.once('exit', isKilled);
      lines.once('line', (text) => {
        given.off('exit', isKilled);
        resolve(JSON.parse(text) as T);
      });
    });
    this.process.stdin!.write(`${JSON.stringify(line)}\n`);
    return answer;
  }

  /** `kill -9`, and a new process in its place. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
    [this.process, this.lines] = this.start();
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
  }
}
