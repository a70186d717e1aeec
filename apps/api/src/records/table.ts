import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../database/schema.generated';
import { badRequest, fieldConflict, fieldError, notFound, stale, taken } from '../server/calls/errors';
import { hasCode, violates } from '../server/calls/postgres-errors';
import { restorableDays } from './restorable-days';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;
/** A table as the database spells it: 'custom_chapters'. */
export type TableName = Snake<keyof DB & string>;

/** What every record has. */
export interface RecordRow {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
}
/** Names a record to be written, with the version that the person has read. */
export interface Versioned {
  readonly id: number;
  readonly version: number;
}

interface Options {
  /** The column that names a record to people. */
  readonly label: string;
  /** The columns of its own that the wire shows, by their wire names. */
  readonly columns: readonly string[];
  /** What the wire shows besides, or in the place of a column, over the table as `t`. */
  readonly computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Unique index → the field that is refused and its label, or its whole text. */
  readonly unique?: Readonly<Record<string, readonly [field: string, label: string] | { field: string; text: string }>>;
  /** Which rows are records at all, over the table as `t`. */
  readonly among?: string;
}

/** Raised by `track_file_uses` for a file that has been deleted. */
const fileIsGone = 'CN001';
const goneText = 'A picture in it has been deleted';
const wireName = (column: string): string => column.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

type Columns = Readonly<Record<string, unknown>>;
const everyRecord = ['status', 'updatedAt', 'deletedAt'];
const restorable = sql<boolean>`t.deleted_at > now() - make_interval(days => ${restorableDays})`;

/**
 * The table of a record: reads and locks a row, and writes it as a new version. What a unique index refuses becomes the refusal
 * of its field. Callers run in the transaction of the mutation.
 */
export const recordTable = <Row extends RecordRow>(
  name: TableName,
  { label, columns, computed = {}, unique = {}, among = 'true' }: Options,
) => {
  const table = sql.table(name);
  const isRecord = sql.raw<boolean>(among);
  const shown = [
    ...['id', 'version', ...columns, ...everyRecord]
      .filter((column) => !(column in computed))
      .map((column) => sql`${sql.ref(`t.${column}`)}`),
    ...Object.entries(computed).map(([column, value]) => sql`${value} as ${sql.id(column)}`),
  ];

  /** The records of `ids` (a select of `id`) as the wire shows them; in no order. */
  const rowsOf = (ids: RawBuilder<unknown>): RawBuilder<Row> =>
    sql<Row>`select ${sql.join(shown)} from (${ids}) listed join ${table} t on t.id = listed.id`;

  /** The record as it is now, deleted or not. @throws 404 */
  const read = async (db: Kysely<DB>, id: number): Promise<Row> => {
    const { rows } = await rowsOf(sql`select t.id from ${table} t where t.id = ${id} and ${isRecord}`).execute(db);
    if (!rows[0]) throw notFound();
    return rows[0];
  };

  const locked = async (db: Kysely<DB>, id: number, condition: RawBuilder<boolean>): Promise<Row> => {
    const { rows } =
      await sql`select 1 from ${table} t where t.id = ${id} and ${isRecord} and ${condition} for update`.execute(db);
    if (rows.length === 0) throw notFound();
    return read(db, id);
  };

  /** Locks a live record of this version. @throws 404 when it is gone, 409 with the row as it is when the version is stale */
  const lock = async (db: Kysely<DB>, { id, version }: Versioned): Promise<Row> => {
    const row = await locked(db, id, sql`t.deleted_at is null`);
    if (row.version !== version) throw stale(row);
    return row;
  };

  /** Locks a record that can still be restored. @throws 404 when its days are over, 409 when somebody has restored it */
  const lockDeleted = async (db: Kysely<DB>, { id, version }: Versioned): Promise<Row> => {
    const row = await locked(db, id, sql`(t.deleted_at is null or ${restorable})`);
    if (row.version !== version || row.deletedAt === null) throw stale(row);
    return row;
  };

  const apiError = (error: unknown): unknown => {
    for (const [index, refused] of Object.entries(unique))
      if (violates(error, index))
        return 'text' in refused ? fieldConflict(refused.field, refused.text) : taken(...refused);
    if (hasCode(error, fileIsGone))
      return badRequest(fieldError(wireName((error as { column?: string }).column ?? ''), 'file', goneText));
    return error;
  };

  /** The id that the next record gets: a slug may be made from it. */
  const nextId = async (db: Kysely<DB>): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${name}, 'id')) as id`.execute(db);
    return rows[0]!.id;
  };

  /** Inserts a record, with its id where it has one already; answers the id. @throws 409 on the field of a unique index */
  const insert = async (db: Kysely<DB>, values: Columns): Promise<number> => {
    const written = Object.entries(values).filter(([, value]) => value !== undefined);
    try {
      const { rows } = await sql<{ id: number }>`
        insert into ${table} (${sql.join(written.map(([column]) => sql.id(column)))}) overriding system value
        values (${sql.join(written.map(([, value]) => value))}) returning id`.execute(db);
      return rows[0]!.id;
    } catch (error) {
      throw apiError(error);
    }
  };

  /** Writes these columns of a locked record as a new version. @throws 409 on the field of a unique index */
  const update = async (db: Kysely<DB>, { id, version }: Versioned, values: Columns): Promise<void> => {
    const set = Object.entries({ ...values, version: version + 1 }).filter(([, value]) => value !== undefined);
    try {
      await sql`update ${table} set ${sql.join(set.map(([column, value]) => sql`${sql.id(column)} = ${value}`))} where id = ${id}`.execute(
        db,
      );
    } catch (error) {
      throw apiError(error);
    }
  };

  /** Deletes a locked record for now; answers until when it can be restored. */
  const softDelete = async (db: Kysely<DB>, id: number): Promise<string> => {
    const { rows } = await sql<{ until: string }>`
      update ${table} set deleted_at = now() where id = ${id} returning deleted_at + make_interval(days => ${restorableDays}) as until`.execute(
      db,
    );
    return rows[0]!.until;
  };

  return { name, label, table, among, restorable, rowsOf, read, lock, lockDeleted, nextId, insert, update, softDelete };
};
export type RecordTable<Row extends RecordRow = RecordRow> = ReturnType<typeof recordTable<Row>>;
