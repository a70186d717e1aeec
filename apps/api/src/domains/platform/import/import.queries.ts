import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ImportOutcome } from '@lectern/contract/platform/import';
import type { JobItem } from '@lectern/contract/platform/job';
import type { DB } from '../../../database/schema.generated';
import { conflict, forbidden, notFound } from '../../../server/calls/errors';
import { afterCursor } from '../../../server/list/cursor';
import type { Actor } from '../../../server/calls/frame';
import type { ListQuery } from '../../../server/list/list';
import { listOrder } from '../../../server/list/list-query';
import { planOf, type ImportPlan } from './plan';
import { outcomes } from './rows.queries';

interface Found {
  readonly state: string;
  readonly fileId: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** An import of one's own: its rows are personal data, seen by their sender. @throws 404 for anybody else's, 403 without the form's right */
const readPlan = async (
  db: Kysely<DB>,
  id: number,
  actor: Actor,
  lock: RawBuilder<unknown>,
): Promise<ImportPlan & Omit<Found, 'payload'>> => {
  const { rows } =
    await sql<Found>`select state, payload, input_file_id as file_id from jobs where id = ${id} and kind = 'import' and user_id = ${actor.userId} ${lock}`.execute(
      db,
    );
  if (!rows[0]) throw notFound();
  const plan = planOf(rows[0].payload);
  if (!actor.rights.has(plan.form.right)) throw forbidden([plan.form.right]);
  return { ...plan, state: rows[0].state, fileId: rows[0].fileId };
};

export const readImport = (db: Kysely<DB>, id: number, actor: Actor) => readPlan(db, id, actor, sql``);

/** Keeps an import in its review until the transaction ends. @throws 409 when it is not in one */
export const lockReview = async (db: Kysely<DB>, id: number, actor: Actor): Promise<ImportPlan> => {
  const plan = await readPlan(db, id, actor, sql`for update`);
  if (plan.state !== 'review') throw conflict('The review of this import is over');
  return plan;
};

const listed = (jobId: number, outcome: ImportOutcome | undefined) =>
  sql`job_rows r where r.job_id = ${jobId} and ${outcome ? outcomes[outcome] : sql`true`}`;
const tiebreaker = sql.ref('r.row_no');

/** One page of the rows of an import, in the order of the file, and the row behind it. */
export const importPage = (list: ListQuery, jobId: number, outcome: ImportOutcome | undefined): RawBuilder<JobItem> =>
  sql`select r.row_no, r.state, r.entity_id, r.input, r.errors from ${listed(jobId, outcome)} and ${afterCursor(list, {}, tiebreaker)} order by ${listOrder(list, {}, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;

export const allRows = (jobId: number, outcome: ImportOutcome | undefined) =>
  sql`select 1 from ${listed(jobId, outcome)}`;

export const oneRow = async (db: Kysely<DB>, jobId: number, rowNo: number): Promise<JobItem> => {
  const { rows } =
    await sql<JobItem>`select row_no, state, entity_id, input, errors from job_rows where job_id = ${jobId} and row_no = ${rowNo}`.execute(
      db,
    );
  if (!rows[0]) throw notFound();
  return rows[0];
};
