import type { FieldError } from '@lectern/contract';
import type { ImportDetail } from '@lectern/contract/platform/import';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { RowInput } from './import-form';

/** A row of the review. */
export interface InputRow {
  readonly rowNo: number;
  readonly input: RowInput;
  /** The reason why the row of the file can't be understood. */
  readonly wrong?: string;
}

/** What a row has come to. */
export interface RowEnd {
  readonly rowNo: number;
  readonly state: string;
  readonly entityId: number | null;
  readonly errors: readonly FieldError[];
}

const columnsOf = (rows: readonly RowEnd[]) =>
  sql`${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ state }) => state)}::text[], ${rows.map(({ entityId }) => entityId)}::bigint[], ${rows.map(({ errors }) => JSON.stringify(errors))}::jsonb[]`;

export const insertRows = async (
  db: Kysely<DB>,
  jobId: number,
  rows: readonly (RowEnd & InputRow)[],
): Promise<void> => {
  await sql`
    insert into job_rows (job_id, row_no, state, entity_id, errors, input)
    select ${jobId}, v.* from unnest(${columnsOf(rows)}, ${rows.map(({ input }) => JSON.stringify(input))}::jsonb[]) as v`.execute(
    db,
  );
};

/** Notes what has become of rows that are there. */
export const noteRows = async (db: Kysely<DB>, jobId: number, rows: readonly RowEnd[]): Promise<void> => {
  await sql`
    update job_rows r set state = v.state, entity_id = v.entity_id, errors = v.errors from unnest(${columnsOf(rows)}) as v (row_no, state, entity_id, errors)
    where r.job_id = ${jobId} and r.row_no = v.row_no`.execute(db);
};

export const readInputs = async (db: Kysely<DB>, jobId: number, rowNos: readonly number[]): Promise<InputRow[]> =>
  (
    await sql<InputRow>`select row_no, input from job_rows where job_id = ${jobId} and row_no = any(${[...rowNos]}::int[]) order by row_no`.execute(
      db,
    )
  ).rows;

/** The next rows that are to be written. */
export const waitingInputs = async (db: Kysely<DB>, jobId: number, limit: number): Promise<InputRow[]> =>
  (
    await sql<InputRow>`select row_no, input from job_rows where job_id = ${jobId} and state = 'valid' order by row_no limit ${limit}`.execute(
      db,
    )
  ).rows;

/** Writes the values of one row that are given; the others stay. */
export const changeInput = async (db: Kysely<DB>, jobId: number, rowNo: number, input: RowInput): Promise<boolean> =>
  (
    await sql`update job_rows set input = input || ${JSON.stringify(input)}::jsonb where job_id = ${jobId} and row_no = ${rowNo} returning row_no`.execute(
      db,
    )
  ).rows.length === 1;

/** Conditions on the rows of a job, `r`. */
export const outcomes = {
  error: sql<boolean>`r.state in ('invalid', 'failed')`,
  duplicate: sql<boolean>`r.state in ('duplicate', 'skipped')`,
  warning: sql<boolean>`r.state = 'valid' and r.errors <> '[]'`,
  update: sql<boolean>`r.state = 'valid' and r.entity_id is not null`,
  add: sql<boolean>`r.state = 'valid' and r.entity_id is null`,
  done: sql<boolean>`r.state = 'done'`,
  failed: sql<boolean>`r.state = 'failed'`,
  skipped: sql<boolean>`r.state = 'skipped'`,
} as const;

/** How many rows stand for what. */
export const countRowsOf = async (db: Kysely<DB>, jobId: number): Promise<ImportDetail['counts']> => {
  const each = Object.entries(outcomes).map(
    ([name, holds]) => sql`count(*) filter (where ${holds}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<
    ImportDetail['counts']
  >`select count(*) as all, ${sql.join(each)} from job_rows r where r.job_id = ${jobId}`.execute(db);
  return rows[0]!;
};
