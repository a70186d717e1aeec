import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const numberLives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The start time in a line of /proc/<pid>/stat, in clock ticks since boot; undefined for a process that has ended and only waits to be reaped. */
export const startIn = (stat: string): string | undefined => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name in brackets may hold anything
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
};

/**
 * Text that names one living process: numbers are given out again, in a container often the same one to the same part. Undefined when
 * no such process lives. Where there is no /proc it is the number alone.
 */
export const identityOf = (pid: number): string | undefined => {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform !== 'linux') return numberLives(pid) ? String(pid) : undefined;
  try {
    const started = startIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return started && `${pid} ${started} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
};

/** Whether the process that this text names lives. An empty or broken text names nobody. */
export const lives = (identity: string): boolean =>
  identity !== '' && identityOf(Number(identity.split(' ')[0])) === identity;

/** The words a process was started with; empty when there is none. */
export const commandOf = (pid: number): string[] => {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .split(' ');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
};
