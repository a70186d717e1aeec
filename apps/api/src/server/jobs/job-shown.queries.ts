import type { JobItem, JobRow } from '@lectern/contract/platform/job';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { afterCursor } from '../list/cursor';
import { notFound } from '../calls/errors';
import type { Actor } from '../calls/frame';
import type { ListQuery } from '../list/list';
import { countRows, filterCondition, listOrder, type Columns, type Total } from '../list/list-query';
import { exportDays } from './expiry';

const columns: Columns = {
  kind: sql.ref('j.kind'),
  state: sql.ref('j.state'),
  userId: sql.ref('j.user_id'),
  createdAt: sql.ref('j.created_at'),
};
const tiebreaker = sql.ref('j.id');

/** Whose jobs a person sees: their own, and everybody's with `auditView`. */
const seenBy = (actor: Actor): RawBuilder<boolean> =>
  actor.rights.has('auditView') ? sql`true` : sql`j.user_id = ${actor.userId}`;

const shown = sql`
  j.id, j.kind, j.name, coalesce(j.payload->>'title', j.name) as title, j.state, j.progress_done as done, j.progress_total as total,
  jsonb_build_object('done', coalesce((j.summary->>'done')::bigint, 0), 'skipped', coalesce((j.summary->>'skipped')::bigint, 0), 'failed', coalesce((j.summary->>'failed')::bigint, 0)) as summary,
  j.cancel_requested and j.state = 'running' as is_stopping, j.error,
  case when f.id is not null and f.status = 'ready' then jsonb_build_object('name', f.original_name, 'bytes', f.bytes, 'until', f.created_at + make_interval(days => ${exportDays})) end as file,
  case when j.state = 'review' then (j.payload->>'screen') || '?job=' || j.id end as link,
  j.user_id, u.full_name as user_name, j.created_at, j.finished_at`;
const joined = sql`jobs j left join files f on f.id = j.output_file_id left join users u on u.id = j.user_id`;

const matching = (list: ListQuery, actor: Actor) =>
  sql`select j.id from jobs j where ${seenBy(actor)} and ${filterCondition(list, columns)}`;

/** One page of the jobs that this person sees and the row behind it. */
export const jobPage = (list: ListQuery, actor: Actor): RawBuilder<JobRow & { createdAtExactly: string }> => {
  const order = listOrder(list, columns, tiebreaker);
  return sql`select ${shown}, j.created_at::text as created_at_exactly from (${matching(list, actor)} and ${afterCursor(list, columns, tiebreaker)} order by ${order} limit ${list.limit + 1} offset ${list.offset}) l
    join jobs j on j.id = l.id left join files f on f.id = j.output_file_id left join users u on u.id = j.user_id order by ${order}`;
};

/** How many jobs the list has on all its pages. */
export const countJobs = (db: Kysely<DB>, list: ListQuery, actor: Actor): Promise<Total> =>
  countRows(db, matching(list, actor));

/** One job. @throws 404 when there is none that this person sees */
export const readJob = async (db: Kysely<DB>, id: number, actor: Actor): Promise<JobRow> => {
  const { rows } = await sql<JobRow>`select ${shown} from ${joined} where j.id = ${id} and ${seenBy(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
};

const itemColumns: Columns = { state: sql.ref('r.state') };
const itemTiebreaker = sql.ref('r.row_no');

/** One page of a job's rows, in the order of the work, and the row behind it. */
export const itemPage = (list: ListQuery, jobId: number): RawBuilder<JobItem> =>
  sql`select r.row_no, r.state, r.entity_id, r.input, r.errors from job_rows r where r.job_id = ${jobId} and ${filterCondition(list, itemColumns)} and ${afterCursor(list, itemColumns, itemTiebreaker)}
    order by ${listOrder(list, itemColumns, itemTiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;

/** How many rows of a job the list has. */
export const countItems = (db: Kysely<DB>, list: ListQuery, jobId: number): Promise<Total> =>
  countRows(db, sql`select 1 from job_rows r where r.job_id = ${jobId} and ${filterCondition(list, itemColumns)}`);
