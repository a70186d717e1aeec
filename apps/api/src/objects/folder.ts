import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './store';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Objects as files below a folder. */
export const folderStore = (folder: string): ObjectStore => {
  const root = path.resolve(folder);
  const fileOf = (name: string): string => {
    const file = path.resolve(root, name);
    if (!file.startsWith(root + path.sep) || name.includes('\0')) throw new Error(`the object path ${name} leaves the store`);
    return file;
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
    stream: (name) => createReadStream(fileOf(name)),
    async *list() {
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const each of found) {
        if (each.isFile() && !each.name.endsWith('.part')) yield path.relative(root, path.join(each.parentPath, each.name)).split(path.sep).join('/');
      }
    },
    async write(name, bytes) {
      const file = fileOf(name);
      const side = `${file}.${randomUUID()}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        const handle = await open(side, 'w');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(side, file);
      } catch (error) {
        await rm(side, { force: true });
        throw error;
      }
    },
  };
};
