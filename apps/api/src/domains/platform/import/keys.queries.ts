import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { RowKey } from './import-form';
import type { Twin } from './verdict';

/** A row's keys. */
export interface KeyedRow {
  readonly rowNo: number;
  readonly keys: readonly RowKey[];
}

/** Makes these the keys of the rows and no others. */
export const keepKeys = async (
  db: Kysely<DB>,
  jobId: number,
  rows: readonly KeyedRow[],
  areNew: boolean,
): Promise<void> => {
  if (!areNew)
    await sql`delete from import_keys where job_id = ${jobId} and row_no = any(${rows.map(({ rowNo }) => rowNo)}::int[])`.execute(
      db,
    );
  const pairs = rows.flatMap(({ rowNo, keys }) => keys.map(({ key }) => ({ rowNo, key })));
  await sql`insert into import_keys (job_id, key, row_no) select ${jobId}, k, r from unnest(${pairs.map(({ key }) => key)}::text[], ${pairs.map(({ rowNo }) => rowNo)}::int[]) as t (k, r) on conflict do nothing`.execute(
    db,
  );
};

/** For each row the first row above with one of its keys. */
export const twinsOf = async (
  db: Kysely<DB>,
  jobId: number,
  rows: readonly KeyedRow[],
): Promise<(Twin | undefined)[]> => {
  const keys = [...new Set(rows.flatMap((row) => row.keys.map(({ key }) => key)))];
  const { rows: first } = await sql<{
    key: string;
    rowNo: number;
  }>`select key, min(row_no) as row_no from import_keys where job_id = ${jobId} and key = any(${keys}::text[]) group by key`.execute(
    db,
  );
  const owners = new Map(first.map(({ key, rowNo }) => [key, rowNo]));
  return rows.map(({ rowNo, keys: own }) => {
    const twin = own.find(({ key }) => (owners.get(key) ?? rowNo) < rowNo);
    return twin && { property: twin.property, word: twin.word, rowNo: owners.get(twin.key)! };
  });
};

/** The rows that have a key in common with one of these keys or rows. */
export const sharing = async (db: Kysely<DB>, jobId: number, rowNo: number): Promise<number[]> =>
  (
    await sql<{
      rowNo: number;
    }>`select distinct o.row_no from import_keys k join import_keys o on o.job_id = k.job_id and o.key = k.key where k.job_id = ${jobId} and k.row_no = ${rowNo}`.execute(
      db,
    )
  ).rows.map((row) => row.rowNo);
