import { rm, writeFile } from 'node:fs/promises';

/** Puts another file in the place of one, and never into it: a built file of one console is also that of others. */
export const replaceFile = async (file: string, bytes: Buffer | string): Promise<void> => {
  await rm(file);
  await writeFile(file, bytes);
};
