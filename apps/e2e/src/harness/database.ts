import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** A connection to the database of a console, to make what no call of this step makes; the caller ends it. */
export const databaseOf = async (dataFolder: string): Promise<pg.Client> => {
  const password = (await readFile(path.join(dataFolder, 'postgres/password'), 'utf8')).trim();
  const port = Number((await readFile(path.join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'lectern', password, database: 'lectern' });
  await client.connect();
  return client;
};
