import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf } from './process-identity';

/** What postmaster.pid says: its lines are pid, data folder, start time, port, … */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
}

/** Reads the text of a postmaster.pid; undefined when it is empty or broken. */
export const parsePidFile = (text: string): PidFile | undefined => {
  const [pid, , , port] = text.split('\n');
  const read = { pid: Number(pid), port: Number(port) };
  return Number.isInteger(read.pid) && read.pid > 0 && Number.isInteger(read.port) && read.port > 0 ? read : undefined;
};

/** True when the process is a postgres server on this data folder, not a stranger that got its number. */
export const isServerOn = (dataFolder: string, pid: number): boolean => {
  const [program = '', ...words] = commandOf(pid);
  return path.basename(program).startsWith('postgres') && words.includes(dataFolder);
};

/** The server that runs on this folder now; 'stale' when a file is left over from one that is gone; undefined when there is none. */
export const runningServer = (dataFolder: string): PidFile | 'stale' | undefined => {
  let text: string;
  try {
    text = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const found = parsePidFile(text);
  return found && isServerOn(dataFolder, found.pid) ? found : 'stale';
};
