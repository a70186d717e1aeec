import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Where the database of a console is reached, password and all. */
export const databaseAddress = async (dataFolder: string): Promise<string> => {
  const password = (await readFile(path.join(dataFolder, 'postgres/password'), 'utf8')).trim();
  const port = Number(
    (await readFile(path.join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[3],
  );
  return `postgres://lectern:${encodeURIComponent(password)}@127.0.0.1:${port}/lectern`;
};

/** A connection to the database of a console, to make what no call of this step makes; the caller ends it. */
export const databaseOf = async (dataFolder: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: await databaseAddress(dataFolder) });
  await client.connect();
  return client;
};
