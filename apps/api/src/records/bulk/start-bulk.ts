import { maxInstantRows, type jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../server/calls/errors';
import type { Handler } from '../../server/calls/frame';
import { originOf } from '../../server/calls/register';
import { readJob } from '../../server/jobs/job-shown.queries';
import { enqueue } from '../../server/jobs/queue';
import type { BulkAction } from './bulk-action';
import { countOutcomes, doRows, noteOutcomes, waitingRows } from './rows';

/** Begins an action on many rows: a few named ones are done before the answer, in this transaction; all else by the worker. */
export const startBulk =
  (actions: readonly BulkAction[]): Handler<typeof jobCalls.bulk> =>
  async ({ request, db, actor, audit, http }) => {
    const { ids, query, args = {} } = request;
    const action = actions.find(({ name }) => name === request.action);
    if (!action) throw badRequest(fieldError('action', 'unknown', `'${request.action}' can't be done to many rows`));
    if ((ids === undefined) === (query === undefined))
      throw badRequest(fieldError('ids', 'either', 'Name the rows by their ids, or by a query'));
    await action.admit(actor, args);
    if (query) action.source.read(query, actor);
    const payload = { action: action.name, args, ...(ids && { ids }), ...(query && { query }) };
    const id =
      (await enqueue(
        db,
        { kind: 'bulk', name: 'bulk', title: action.title, payload },
        actor,
        originOf(http.request),
      )) ?? 0;
    audit({
      action: 'job.bulk',
      entity: 'jobs',
      entityId: id,
      label: action.title,
      changes: { action: [null, action.name], rows: [null, ids ?? query], args: [null, args] },
    });
    if (ids && ids.length <= maxInstantRows) {
      await sql`insert into job_rows (job_id, row_no, state, entity_id) select ${id}, row_number() over (order by id), 'valid', id from (select distinct unnest(${ids}::bigint[]) as id) l`.execute(
        db,
      );
      const report = (error: unknown): void => http.request.log.error({ err: error }, 'a row of a bulk action failed');
      const { outcomes, entries } = await doRows(
        db,
        { action, actor, args, report },
        await waitingRows(db, id, maxInstantRows),
      );
      await noteOutcomes(db, id, outcomes);
      entries.forEach(audit);
      const { total, ...summary } = await countOutcomes(db, id);
      await sql`update jobs set state = 'done', started_at = now(), finished_at = now(), progress_done = ${total}, progress_total = ${total}, cursor = '"listed"', summary = ${JSON.stringify(summary)}::jsonb where id = ${id}`.execute(
        db,
      );
    }
    return { job: await readJob(db, id, actor) };
  };
