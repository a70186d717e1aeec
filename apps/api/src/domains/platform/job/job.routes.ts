import { messages, say } from '@lectern/contract';
import { jobCalls } from '@lectern/contract/platform/job';
import { sql } from 'kysely';
import { bulkActions } from '../../bulk-actions';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { readListOf } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { originOf } from '../../../server/calls/register';
import { listSources } from '../../list-sources';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { startBulk } from '../../../records/bulk/start-bulk';
import { admitExport, columnsOf, sourceOf } from '../../../records/export/export-job';
import { exportDays } from '../../../server/jobs/expiry';
import { cancelJob, confirmJob, lockJob, requeueJob } from '../../../server/jobs/job-change.queries';
import { countItems, countJobs, itemPage, jobPage, readJob } from '../../../server/jobs/job-shown.queries';
import { outputPath } from '../../../server/jobs/output-file';
import { enqueue } from '../../../server/jobs/queue';

export const jobHandlersOf = ({ keys }: Services): Handlers<typeof jobCalls> => ({
  list: async ({ request, db, actor }) => {
    const listRequest = readListOf(jobCalls.list, request);
    const list =
      listRequest.sort.length > 0 ? listRequest : { ...listRequest, sort: [{ name: 'createdAt', descending: true }] };
    const { rows } = await jobPage(list, actor).execute(db);
    const answer = pageAnswer(list, rows, await countJobs(db, list, actor), (row) => [
      ...list.sort.map(() => row.createdAtExactly),
      row.id,
    ]);
    return { ...answer, items: answer.items.map(({ createdAtExactly: _exactly, ...row }) => row) };
  },

  detail: async ({ request, db, actor }) => ({ job: await readJob(db, request.id, actor) }),

  rows: async ({ request, db, actor }) => {
    const list = readListOf(jobCalls.rows, request);
    const { userId } = await readJob(db, request.id, actor);
    if (userId !== actor.userId) throw notFound(); // the right to all jobs does not open other people's files
    const { rows } = await itemPage(list, request.id).execute(db);
    return pageAnswer(list, rows, await countItems(db, list, request.id), ({ rowNo }) => [rowNo]);
  },

  export: async ({ request, db, actor, audit, http }) => {
    const source = sourceOf(listSources, request.call);
    admitExport(source, actor, request.full);
    if (request.full && !request.reason)
      throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
    source.read(request.query, actor);
    columnsOf(source, request.columns);
    const id = await enqueue(
      db,
      { kind: 'export', name: 'export', title: `Export of ${source.nouns}`, payload: { ...request } },
      actor,
      originOf(http.request),
    );
    audit({
      action: 'job.export',
      entity: 'jobs',
      entityId: id ?? 0,
      label: `Export of ${source.nouns}`,
      changes: {
        query: [null, request.query],
        columns: [null, request.columns],
        format: [null, request.format],
        ...(request.full && { full: [null, true], reason: [null, request.reason] }),
      },
    });
    return { job: await readJob(db, id ?? 0, actor) };
  },

  bulk: startBulk(bulkActions),

  confirm: async ({ request, db, actor, audit }) => {
    const job = await lockJob(db, request.id, actor, 'confirm');
    await confirmJob(db, job);
    audit({ action: 'job.confirm', entity: 'jobs', entityId: job.id, label: job.title });
    return { job: await readJob(db, job.id, actor) };
  },

  cancel: async ({ request, db, actor, audit }) => {
    const job = await lockJob(db, request.id, actor, 'cancel');
    await cancelJob(db, job);
    audit({ action: 'job.cancel', entity: 'jobs', entityId: job.id, label: job.title });
    return { job: await readJob(db, job.id, actor) };
  },

  retry: async ({ request, db, actor, audit }) => {
    const job = await lockJob(db, request.id, actor, 'retry');
    await requeueJob(db, job);
    audit({ action: 'job.retry', entity: 'jobs', entityId: job.id, label: job.title });
    return { job: await readJob(db, job.id, actor) };
  },

  file: async ({ request, db, actor }) => {
    await readJob(db, request.id, actor);
    const { rows } = await sql<{ key: string; name: string }>`
      select f.storage_key as key, f.original_name as name from jobs j join files f on f.id = j.output_file_id
      where j.id = ${request.id} and j.user_id = ${actor.userId} and f.status = 'ready' and f.created_at > now() - make_interval(days => ${exportDays})`.execute(
      db,
    );
    if (!rows[0]) throw notFound('This file is no longer here');
    return { url: signAddress(keys, outputPath(rows[0].key), { name: rows[0].name }) };
  },
});
