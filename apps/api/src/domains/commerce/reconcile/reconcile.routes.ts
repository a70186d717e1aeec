import type { reconcileCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { conflict, notFound, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { originOf } from '../../../server/calls/register';
import { readJob } from '../../../server/jobs/job-shown.queries';
import { enqueue } from '../../../server/jobs/queue';
import { reconcileJobName } from './reconcile-job-name';
import { countOpen, linesOf, readRuns, reconcileList } from './reconcile-list';

export const reconcileHandlers: Handlers<typeof reconcileCalls> = {
  list: async ({ request, db, actor }) => ({
    ...(await reconcileList.answer(db, reconcileList.read(request, actor))),
    runs: await readRuns(db),
    open: await countOpen(db),
  }),

  async close({ request: { id, version, note }, db, actor, audit }) {
    const locked = await sql`select 1 from reconcile_lines where id = ${id} for update`.execute(db);
    if (locked.rows.length === 0) throw notFound();
    const one = async () => (await linesOf(sql`select ${id}::bigint`).execute(db)).rows[0]!;
    const before = await one();
    if (before.version !== version) throw stale(before);
    if (before.state === 'closed') throw conflict('This difference is closed already', { result: before });
    await sql`
      update reconcile_lines set closed_at = money_now(), note = ${note.trim()}, closed_by = ${actor.userId} where id = ${id}`.execute(
      db,
    );
    audit({
      action: 'reconcile.close',
      entity: 'reconcile_lines',
      entityId: id,
      label: before.reference,
      changes: { note: ['', note.trim()] },
    });
    return { line: await one() };
  },

  async run({ db, actor, audit, http }) {
    const origin = originOf(http.request);
    const job = { kind: 'payment', name: reconcileJobName, title: 'Comparison with providers', payload: {} } as const;
    const jobId = await enqueue(db, { ...job, dedupeKey: reconcileJobName }, actor, origin);
    if (jobId === undefined) throw conflict('A comparison is running already');
    audit({ action: 'reconcile.run', entity: 'jobs', entityId: jobId, label: job.title });
    return { job: await readJob(db, jobId, actor) };
  },
};
