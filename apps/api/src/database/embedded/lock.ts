import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** True when the lock's text names a process that still lives. An empty or broken text names nobody. */
export const isHeld = (text: string, lives: (pid: number) => boolean = alive): boolean => {
  const pid = Number(text.trim());
  return Number.isInteger(pid) && pid > 0 && lives(pid);
};

/** Runs `work` while no other process runs under the same file; a lock left by a dead process is taken over. Waits at most a minute. */
export const underLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  mkdirSync(path.dirname(file), { recursive: true });
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    let text = '';
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      continue; // it was released just now
    }
    if (text !== '' && !isHeld(text)) rmSync(file, { force: true });
    else if (Date.now() > end) throw new Error(`${file} is held by the process ${text}`);
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
