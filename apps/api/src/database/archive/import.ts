import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract, type Extract } from 'tar-stream';
import type { ObjectStore } from '../../storage/store';
import { StartupError } from '../embedded/startup-error';
import { refuseOther, type Manifest } from './manifest';
import { withoutRules } from './rules';

const cut = (): StartupError =>
  new StartupError('The file is not a whole export: it ends too early or was damaged. Nothing was imported.');

/** zlib's and tar's own complaints, and PostgreSQL's of data that cannot be (22) or break a rule (23). */
const isDamage = ({ code = '', message }: NodeJS.ErrnoException): boolean =>
  /^Z_|^ERR_STREAM_PREMATURE|^2[23]/.test(code) || /Unexpected end of data|Invalid tar header/.test(message);

const prepare = async (client: PoolClient, manifest: Manifest): Promise<void> => {
  await refuseOther(client, manifest);
  const { rows } = await client.query('select 1 from users limit 1');
  if (rows.length > 0)
    throw new StartupError(
      'The database has accounts already: an export goes into an empty one (npm run db -- reset).',
    );
  for (const month of manifest.auditMonths) await client.query('select ensure_audit_month($1)', [month]);
  await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(', ')}`);
};

/** Reads entry after entry; a table's pieces go into one COPY. Gives whether the last entry was there. */
const load = async (client: PoolClient, store: ObjectStore, entries: Extract): Promise<boolean> => {
  let manifest: Manifest | undefined;
  let restore: (() => Promise<void>) | undefined;
  let whole = false;
  for await (const each of entries) {
    const [kind, ...rest] = each.header.name.split('/');
    if (each.header.name === 'manifest.json') {
      manifest = JSON.parse((await buffer(each)).toString()) as Manifest;
      await prepare(client, manifest);
      restore = await withoutRules(client);
    } else if (!manifest) throw cut();
    else if (kind === 'tables') {
      const table = manifest.tables.find(({ name }) => name === rest[0]);
      if (!table) throw cut();
      await pipeline(each, client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)));
    } else if (kind === 'objects') await store.write(rest.join('/'), await buffer(each));
    else {
      whole = each.header.name === 'end';
      each.resume();
    }
  }
  if (!manifest || !whole) return false;
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
  await restore?.();
  return true;
};

/**
 * Brings an export into an empty database of the same migrations, in one transaction; objects are written next to it and harm nobody when
 * it fails. @throws Sentence for a file that is cut, of another version, or a database that is in use
 */
export const importFrom = async (file: string, pool: Pool, store: ObjectStore): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const entries = extract();
    const [, whole] = await Promise.all([
      pipeline(createReadStream(file), createGunzip(), entries),
      load(client, store, entries),
    ]);
    if (!whole) throw cut();
    await client.query('commit');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartupError(`There is no file ${file}.`);
    throw isDamage(error as NodeJS.ErrnoException) ? cut() : error;
  } finally {
    // Whatever was not committed goes with the connection.
    client.release(true);
  }
};
