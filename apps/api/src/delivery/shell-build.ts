import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { ObjectStore } from '../objects/store';
import { noteServed } from './shell-builds';

export const shellPath = (hash: string, file: string): string => `shell/${hash}/${file}`;

/**
 * Reads a shell's build and puts its files under its hash into the store, where older builds stay for the pages that are still open. It is noted
 * as served before anything is written: from then on nobody takes its files away.
 */
export const takeShellBuild = async (db: Kysely<DB>, store: ObjectStore, folder: string): Promise<ShellBuild> => {
  const build = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild;
  await noteServed(db, build.hash);
  for (const [file, { bytes }] of Object.entries(build.files)) {
    const object = shellPath(build.hash, file);
    if ((await store.stat(object))?.bytes !== bytes) await store.write(object, await readFile(path.join(folder, file)));
  }
  return build;
};

/** The service worker of a shell's build; undefined when it has none. */
export const readWorker = (folder: string): Promise<Buffer | undefined> => readFile(path.join(folder, 'worker.js')).catch(() => undefined);
