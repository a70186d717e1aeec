import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, lives } from './process-identity';
import { StartupError } from './startup-error';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** True when the file is ours now. It appears with its text in one step, so that a crash leaves no lock of nobody. */
const take = (file: string, own: string): boolean => {
  const side = `${file}.${process.pid}`;
  writeFileSync(side, own);
  try {
    linkSync(side, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(side, { force: true });
  }
};

/** Takes away the lock of a dead process. Another may be faster and hold it by now: then it is put back. */
const removeDead = (file: string): void => {
  const side = `${file}.dead.${process.pid}`;
  try {
    renameSync(file, side);
    if (lives(read(side) ?? '')) linkSync(side, file);
  } catch {
    // somebody else removed or took it
  } finally {
    rmSync(side, { force: true });
  }
};

/** Takes the lock and gives what ends it, once; a lock left by a dead process is taken over. @throws Sentence after `patience` seconds */
export const holdLock = async (file: string, timeout = 60): Promise<() => void> => {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = identityOf(process.pid) ?? String(process.pid);
  const end = Date.now() + timeout * 1000;
  while (!take(file, own)) {
    const holder = read(file);
    if (holder !== undefined && !lives(holder)) removeDead(file);
    else if (Date.now() > end)
      throw new StartupError(
        `Another start (process ${holder?.split(' ')[0] ?? ''}) has held ${file} for ${timeout} s: wait for it, or end it.`,
      );
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  let isHeld = true;
  return () => {
    if (isHeld) rmSync(file, { force: true });
    isHeld = false;
  };
};

/** Runs `work` while no other process runs under the same file. @throws Sentence after `patience` seconds */
export const underLock = async <T>(file: string, work: () => Promise<T>, timeout?: number): Promise<T> => {
  const release = await holdLock(file, timeout);
  try {
    return await work();
  } finally {
    release();
  }
};
