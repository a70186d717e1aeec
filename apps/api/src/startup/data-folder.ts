import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../database/embedded/startup-error';

const markText = 'The data of a Lectern console. Remove the whole folder to begin anew.\n';
const ours = new Set(['README.txt', 'secrets', 'objects', 'postgres', 'console.json', 'outbox']);

/** Folder by folder: where nobody can make one, as below /proc, Node's own recursion never ends. */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error; // another start made it at this moment
  });
};

/** Makes the data folder or sees that it is ours and can be written. @throws Sentence otherwise */
export const openDataFolder = async (folder: string): Promise<void> => {
  try {
    await makeFolder(folder);
    const probe = path.join(folder, `.probe-${randomUUID()}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): give it to this user or choose another with DATA_DIR.`,
    );
  }
  const mark = path.join(folder, 'README.txt');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === markText) return;
  const strange = (await readdir(folder)).filter((name) => !ours.has(name));
  if (strange.length > 0)
    throw new StartupError(
      `The data folder ${folder} holds files of something else (${strange.slice(0, 3).join(', ')}): choose an empty one with DATA_DIR.`,
    );
  await writeFile(mark, markText);
};
