import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { identityOf, lives } from '../database/embedded/process-identity';

/** What a running console says of itself in its data folder; commands on this machine read it. */
export interface Note {
  readonly address: string;
  readonly pid: number;
  /** Names the process for ever, unlike its number. */
  readonly process: string;
}

const fileIn = (dataFolder: string) => path.join(dataFolder, 'console.json');

/** The console that runs on this folder now; one that was killed left a note of nobody. */
export const runningNote = async (dataFolder: string): Promise<Note | undefined> => {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '');
  try {
    const note = JSON.parse(text) as Note;
    return lives(note.process) ? note : undefined;
  } catch {
    return undefined;
  }
};

/** Notes that we run here, unless another console does already. Gives a function that takes back our own note and no other. */
export const writeNote = async (dataFolder: string, address: string): Promise<() => Promise<void>> => {
  if (await runningNote(dataFolder)) return () => Promise.resolve();
  const note: Note = { address, pid: process.pid, process: identityOf(process.pid) ?? '' };
  await writeFile(fileIn(dataFolder), JSON.stringify(note), { mode: 0o600 });
  return () => rm(fileIn(dataFolder), { force: true });
};
