import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives these bytes as a file that nobody else may read, while `work` runs: through a pipe they would be copied twice. */
export const withFile = async <T>(bytes: Buffer, work: (file: string) => Promise<T>): Promise<T> => {
  const file = path.join(tmpdir(), `lectern-upload-${randomUUID()}`);
  try {
    await writeFile(file, bytes, { mode: 0o600, flag: 'wx' });
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
};
