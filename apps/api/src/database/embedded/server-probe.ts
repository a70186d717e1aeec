import { createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });

const wrongPassword = '28P01';

/** Whether the server behind the address takes queries: not yet, yes, or never with this password. */
export const probe = async (url: string): Promise<'silent' | 'answers' | 'refuses'> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch (error) {
    return (error as { code?: string }).code === wrongPassword ? 'refuses' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Makes the console's database on a server that has none yet. */
export const ensureDatabase = async (adminUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'lectern'`);
    if (!rowCount) await client.query('create database lectern');
  } finally {
    await client.end();
  }
};

/** Fulfilled when the server goes away, however it goes: a connection that is only held ends then. It keeps no process alive. */
export const whenGone = async (url: string): Promise<{ readonly gone: Promise<void>; release(): Promise<void> }> => {
  const client = new pg.Client({ connectionString: url, application_name: 'lectern watch', keepAlive: true });
  const gone = new Promise<void>((resolve) => {
    client.on('error', () => undefined);
    client.once('end', resolve);
  });
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.unref();
  const release = (): Promise<void> => {
    stream.ref(); // or a process with nothing else to do would end while it waits for the farewell
    return client.end().catch(() => undefined);
  };
  return { gone, release };
};
