import { spawn } from 'node:child_process';

/**
 * Ties a server's life to ours: a tiny shell holds a pipe from this process and, when the pipe ends because we are gone, however we
 * went, sends SIGINT to the server. Gives a function that ends the watch without touching the server.
 */
export const watch = (pid: number): (() => void) => {
  const child = spawn('/bin/sh', ['-c', `read -r word; [ "$word" = leave ] || kill -INT ${pid} 2>/dev/null`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  (child.stdin as unknown as { unref?(): void }).unref?.();
  return () => void child.stdin.end('leave\n');
};
