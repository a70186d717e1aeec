import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from './embedded/startup-error';
import { syncRights } from './rights';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** A database that this code must not touch; the message is for a person. */
export class MigrationError extends StartupError {}

/** The migrations in a folder, in order. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

/** What is still to be applied. @throws MigrationRefused when the database is newer than the code or an applied file was edited. */
export const pendingOf = (
  known: readonly Migration[],
  applied: readonly { name: string; checksum: string }[],
): Migration[] => {
  for (const { name, checksum } of applied) {
    const mine = known.find((migration) => migration.name === name);
    if (!mine)
      throw new MigrationError(
        `The database has the migration ${name}, which this version does not know: start the version that made it, or a newer one.`,
      );
    if (mine.checksum !== checksum)
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied: put its text back and add a new migration instead.`,
      );
  }
  const done = new Set(applied.map((each) => each.name));
  return known.filter((migration) => !done.has(migration.name));
};

const appliedIn = async (client: Pool | PoolClient): Promise<{ name: string; checksum: string }[]> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  return (
    await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations order by name')
  ).rows;
};

/** How many months of the audit log stand ready, this one included. */
const auditMonths = `select ensure_audit_month((now() + make_interval(months => n))::date) from generate_series(0, 2) n`;

/**
 * Brings the database to this code's state: each migration in a transaction of its own, one process at a time, then the rights of the contract
 * and the coming months of the audit log. Gives the names applied.
 */
export const migrate = async (pool: Pool, migrations: readonly Migration[]): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtextextended('lectern.migrate', 0))`);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const pending = pendingOf(migrations, await appliedIn(client));
    for (const { name, sql, checksum } of pending) {
      await inTransaction(client, async () => {
        await client.query(sql);
        await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      });
    }
    await inTransaction(client, async () => {
      await syncRights(client);
      await client.query(auditMonths);
    });
    return pending.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
};

const inTransaction = async (client: PoolClient, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};
