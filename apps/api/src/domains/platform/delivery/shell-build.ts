import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ObjectStore } from '../../../storage/store';
import { digestOf } from '../../../server/delivery/paths';
import { noteServed } from './shell-builds';

export const shellPath = (hash: string, file: string): string => `shell/${hash}/${file}`;

/** The file that says what a build is; a store has it only with all others. */
export const factsOf = (hash: string): string => shellPath(hash, 'shell.json');

/**
 * Notes a build as served, and puts those of its files into the store that are not there, under its hash; older builds stay for the pages that are still
 * open. It is noted before anything is written: from then on nobody takes its files away. @throws when the folder holds another build by now
 */
export const serveBuild = async (
  db: Kysely<DB>,
  store: ObjectStore,
  folder: string,
  build: ShellBuild,
  waits = false,
): Promise<void> => {
  const { hash, files, version, given } = build;
  await noteServed(db, hash, { version, given }, waits);
  for (const [file, { integrity, bytes }] of Object.entries(files)) {
    const object = shellPath(hash, file);
    if ((await store.stat(object))?.bytes === bytes) continue;
    const content = await readFile(path.join(folder, file));
    if (digestOf(content) !== integrity) throw new Error(`${file} in ${folder} is of another build than ${hash}`);
    await store.write(object, content);
  }
  const facts = Buffer.from(JSON.stringify(build));
  if ((await store.stat(factsOf(hash)))?.bytes !== facts.length) await store.write(factsOf(hash), facts);
  await sql`update shell_builds set has_files = true where hash = ${hash} and not has_files`.execute(db);
};

/** Reads a shell's build and serves it from the store. */
export const takeShellBuild = async (
  db: Kysely<DB>,
  store: ObjectStore,
  folder: string,
  waits = false,
): Promise<ShellBuild> => {
  const build = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild;
  await serveBuild(db, store, folder, build, waits);
  return build;
};

/** The service worker of a shell's build; undefined when it has none. */
export const readWorker = (folder: string): Promise<Buffer | undefined> =>
  readFile(path.join(folder, 'worker.js')).catch(() => undefined);
