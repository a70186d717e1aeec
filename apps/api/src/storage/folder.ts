import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from './store';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Objects as files below a folder; exports and imports hold people's data, so no other account of the machine reads them. */
export const folderStore = (folder: string): ObjectStore => {
  const root = path.resolve(folder);
  const fileOf = (name: string): string => {
    const file = path.resolve(root, name);
    if (!file.startsWith(root + path.sep) || name.includes('\0'))
      throw new Error(`the object path ${name} leaves the store`);
    return file;
  };
  /** `fill` writes a temporary file, which replaces the object when all of it is on the disk. */
  const replace = async (name: string, fill: (side: string) => Promise<void>): Promise<void> => {
    const file = fileOf(name);
    const side = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await fill(side);
      await rename(side, file);
    } catch (error) {
      await rm(side, { force: true });
      throw error;
    }
  };
  return {
    async stat(name) {
      try {
        const found = await stat(fileOf(name));
        return found.isFile() ? { bytes: found.size, stamp: `${found.mtimeMs}-${found.size}-${found.ino}` } : undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    stream: (name, range) => createReadStream(fileOf(name), range),
    async *list(under = '') {
      const found = await readdir(under === '' ? root : fileOf(under), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const each of found) {
        if (each.isFile() && !each.name.endsWith('.part'))
          yield path.relative(root, path.join(each.parentPath, each.name)).split(path.sep).join('/');
      }
    },
    write: (name, bytes) => replace(name, (side) => writeFile(side, bytes, { flush: true, mode: 0o600 })),
    writeFrom: (name, source) =>
      replace(name, (side) => pipeline(source, createWriteStream(side, { flush: true, mode: 0o600 }))),
    remove: (name) => rm(fileOf(name), { force: true }),
  };
};
