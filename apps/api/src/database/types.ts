import type { Pool } from 'pg';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly generated: 'always' | 'identity' | 'default' | 'plain';
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase());

const scalar: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  bool: 'boolean',
  text: 'string',
  citext: 'string',
  bpchar: 'string',
  uuid: 'string',
  inet: 'string',
  interval: 'string',
  bytea: 'Buffer',
  jsonb: 'Json',
  timestamptz: 'Time',
  date: 'string',
  time: 'string',
};

/** The TypeScript type of a column's value as it is read. @throws for a PostgreSQL type that the generator does not know. */
export const valueType = (type: string): string => {
  const found = type.startsWith('_') ? scalar[type.slice(1)] && `${scalar[type.slice(1)]}[]` : scalar[type];
  if (!found) throw new Error(`the type generator does not know the PostgreSQL type ${type}`);
  return found;
};

const columnType = ({ type, nullable, generated }: Column): string => {
  const value = valueType(type) + (nullable ? ' | null' : '');
  if (generated === 'always') return `GeneratedAlways<${value}>`;
  if (generated === 'identity') return `Generated<${value}>`;
  return generated === 'default' ? `Generated<${value}>` : value;
};

const head = `// Made by \`npm run db -- types\` from the migrated database: change a migration, then run it again.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** A point in time: ISO 8601 in UTC when read, a text or Date when written. */
type Time = ColumnType<string, string | Date, string | Date>;
/** Anything that JSON holds; written as text. */
type Json = ColumnType<unknown, string, string>;
`;

/** The text of schema.generated.ts for the database behind the pool: one interface a table, names in camelCase. */
export const schemaTypes = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<Column>(`
    select c.relname as table_name, a.attname as column_name, t.typname as type, not a.attnotnull as nullable,
      case when a.attgenerated <> '' then 'always' when a.attidentity <> '' then 'identity' when a.atthasdef then 'default' else 'plain' end as generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
    order by c.relname, a.attnum`);
  const tables = [...new Set(rows.map((row) => row.table_name))];
  const interfaces = tables.map((table) => {
    const columns = rows
      .filter((row) => row.table_name === table)
      .map((column) => `  ${camel(column.column_name)}: ${columnType(column)};`);
    return `export interface ${pascal(table)} {\n${columns.join('\n')}\n}\n`;
  });
  const index = `export interface DB {\n${tables.map((table) => `  ${camel(table)}: ${pascal(table)};`).join('\n')}\n}\n`;
  return [head, ...interfaces, index].join('\n');
};
