import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import type { ObjectStore } from '../../storage/store';
import { describe, type ArchivedTable } from './manifest';

/** A table is cut into entries of about this many bytes: a tar entry must know its size, and no table has to fit into memory. */
const pieceBytes = 8 * 1024 * 1024;

const entry = (archive: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) =>
    archive.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve())),
  );

const writeTable = async (archive: Pack, client: PoolClient, { name, columns }: ArchivedTable): Promise<void> => {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  let [piece, chunks, bytes] = [0, [] as Buffer[], 0];
  const flush = async (): Promise<void> => {
    if (bytes > 0)
      await entry(archive, `tables/${name}/${String((piece += 1)).padStart(6, '0')}`, Buffer.concat(chunks));
    [chunks, bytes] = [[], 0];
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await flush();
  }
  await flush();
};

const write = async (archive: Pack, client: PoolClient, store: ObjectStore): Promise<void> => {
  await client.query('begin isolation level repeatable read read only');
  const manifest = await describe(client);
  await entry(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest)));
  for (const table of manifest.tables) await writeTable(archive, client, table);
  await client.query('commit');
  for await (const name of store.list()) {
    const bytes = await store.read(name);
    if (bytes) await entry(archive, `objects/${name}`, bytes);
  }
  // Its absence tells an import that the file was cut.
  await entry(archive, 'end', Buffer.from('end'));
  archive.finalize();
};

/** Writes the whole database as of one moment, and every object, into `file` (a gzipped tar): all of it or no file. */
export const exportTo = async (file: string, pool: Pool, store: ObjectStore): Promise<void> => {
  const side = `${file}.part`;
  const client = await pool.connect();
  const archive = pack();
  try {
    const written = pipeline(Readable.from(archive), createGzip(), createWriteStream(side, { mode: 0o600 }));
    await Promise.all([
      written,
      write(archive, client, store).catch((error: unknown) => {
        archive.destroy(error as Error);
        throw error;
      }),
    ]);
    const handle = await open(side, 'r+');
    await handle.sync();
    await handle.close();
    await rename(side, file);
  } catch (error) {
    await rm(side, { force: true });
    throw error;
  } finally {
    // A connection in the middle of a COPY is of no more use.
    client.release(true);
  }
};
