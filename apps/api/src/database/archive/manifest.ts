import type { PoolClient } from 'pg';
import { StartupError } from '../embedded/startup-error';

/** A table and its columns that can be written, quoted for SQL. */
export interface ArchivedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What an archive says of itself, as its first entry. */
export interface Manifest {
  readonly format: 1;
  readonly at: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly ArchivedTable[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  /** The first day of every month that the audit log has a partition for. */
  readonly auditMonths: readonly string[];
}

const tablesSql = `
  select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;
const sequencesSql = `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences where schemaname = current_schema() and last_value is not null order by 1`;
const monthsSql = `
  select to_date(substring(c.relname from '[0-9]{6}$'), 'YYYYMM')::text as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'audit_log'::regclass and c.relname ~ '_[0-9]{6}$' order by 1`;

/** Describes the database as this transaction sees it. */
export const describe = async (client: PoolClient): Promise<Manifest> => ({
  format: 1,
  at: new Date().toISOString(),
  migrations: await migrationsIn(client),
  tables: (await client.query<{ name: string; columns: string[] }>({ text: tablesSql })).rows.map(
    ({ name, columns }) => ({ name, columns: columnsOf(columns) }),
  ),
  sequences: (await client.query<{ name: string; value: string }>(sequencesSql)).rows,
  auditMonths: (await client.query<{ month: string }>(monthsSql)).rows.map(({ month }) => month),
});

// quote_ident gives text[]; a driver without a parser for it hands over '{a,b}'.
const columnsOf = (columns: string[] | string): string[] =>
  typeof columns === 'string' ? columns.slice(1, -1).split(',') : columns;

const migrationsIn = async (client: PoolClient): Promise<{ name: string; checksum: string }[]> =>
  (await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations order by name'))
    .rows;

/** @throws Sentence when the archive was not made by a database in exactly this state. */
export const refuseOther = async (client: PoolClient, { format, migrations }: Manifest): Promise<void> => {
  if (format !== 1)
    throw new StartupError(`The file has the format ${String(format)}, which this version does not know.`);
  const here = await migrationsIn(client);
  if (JSON.stringify(here) !== JSON.stringify(migrations)) {
    throw new StartupError(
      `The file was made at migration ${migrations.at(-1)?.name ?? 'none'}, and this version stands at ${here.at(-1)?.name ?? 'none'}: import with the version that exported, then update.`,
    );
  }
};
