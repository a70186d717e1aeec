/** `npm run db -- migrate | reset | export FILE | import FILE | types`. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../startup/config';
import { exportTo } from '../database/archive/export';
import { importFrom } from '../database/archive/import';
import { createDatabase } from '../database/connect';
import { clusterIn } from '../database/embedded/cluster';
import { located, removeLocated } from '../database/embedded/location';
import { runningServer } from '../database/embedded/pid-file';
import { StartupError } from '../database/embedded/startup-error';
import { schemaTypes } from '../database/types';
import { runningNote } from '../startup/note';
import { stopTestServer, startTestServer } from '../database/testing/server';
import type { Roots } from '../startup/roots';
import { fail } from './fail';
import { withData } from './with-data';

/** Removes the demo's data; the next start makes them again. Only of the embedded database, and only while nobody uses it. */
const reset = async (roots: Roots): Promise<void> => {
  const { databaseUrl, dataFolder } = readConfig(process.env, roots);
  if (databaseUrl)
    throw new StartupError('reset is for the embedded database: DATABASE_URL is set, and its data stay.');
  const folder = path.join(dataFolder, 'postgres');
  const note = await runningNote(dataFolder);
  const server = runningServer(clusterIn(await located(folder)).cluster);
  if (note || typeof server === 'object')
    throw new StartupError(
      note
        ? `The console runs at ${note.address} (process ${note.pid}): stop it first.`
        : 'The database is running: stop what uses it first.',
    );
  await removeLocated(folder);
  for (const part of ['objects', 'console.json'])
    await rm(path.join(dataFolder, part), { recursive: true, force: true });
  console.log(`The data in ${dataFolder} are gone; the next start makes them anew.`);
};

const fileArgument = ([file]: readonly string[]): string => {
  if (!file) throw new StartupError('Name the file: npm run db -- export FILE, or import FILE.');
  return path.resolve(file);
};

const exportData = async (roots: Roots, args: readonly string[]): Promise<void> => {
  const file = fileArgument(args);
  await withData(roots, ({ database, store }) => exportTo(file, database.pool, store));
  console.log(`Wrote ${file}. It holds everything but the server's keys (data/secrets or SERVER_KEY).`);
};

const importData = async (roots: Roots, args: readonly string[]): Promise<void> => {
  const file = fileArgument(args);
  await withData(roots, ({ database, store }) => importFrom(file, database.pool, store));
  console.log(`Imported ${file}.`);
};

const applyMigrations = (roots: Roots): Promise<void> =>
  withData(roots, async ({ applied }) =>
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.'),
  );

/** Writes schema.generated.ts from the migrations alone, on a server that is thrown away. */
const writeTypes = async (roots: Roots): Promise<void> => {
  const server = await startTestServer(roots);
  const url = new URL(server.server.url);
  url.pathname = '/template_none';
  const database = createDatabase(url.href);
  try {
    await writeFile(roots.schemaTypes, await schemaTypes(database.pool));
    console.log(`Wrote ${roots.schemaTypes}.`);
  } finally {
    await database.close();
    await stopTestServer(server);
  }
};

const commands: Readonly<Record<string, (roots: Roots, args: readonly string[]) => Promise<void>>> = {
  migrate: applyMigrations,
  reset,
  export: exportData,
  import: importData,
  types: writeTypes,
};

export const run = async (roots: Roots, [name = '', ...args]: readonly string[]): Promise<void> => {
  const command = commands[name];
  if (!command) {
    console.error(`npm run db -- ${Object.keys(commands).join(' | ')}`);
    process.exit(1);
  }
  await command(roots, args).catch(fail);
};
