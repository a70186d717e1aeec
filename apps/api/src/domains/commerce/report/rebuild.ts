import { dailyReports, type reportRebuildCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { originOf } from '../../../server/calls/register';
import { enqueue } from '../../../server/jobs/queue';
import { lengthOf, refuseTurned } from './period';
import { refreshJobName } from './refresh-job';

/** The most days of one request: ten years. */
const mostDays = 3_660;

export const reportRebuildHandlers: Handlers<typeof reportRebuildCalls> = {
  async run({ request: { report, from, to }, db, actor, audit, http }) {
    refuseTurned({ from, to });
    if (lengthOf({ from, to }) > mostDays) throw badRequest(fieldError('to', 'max', 'At most ten years'));
    await sql`
      insert into report_dirty (report, day)
      select ${report}, d::date from generate_series(${from}::date, ${to}::date, interval '1 day') d`.execute(db);
    const title = `${dailyReports[report]} added up again`;
    const jobId = (await enqueue(
      db,
      { kind: 'report', name: refreshJobName, title, payload: {} },
      actor,
      originOf(http.request),
    ))!;
    audit({
      ...{ action: 'report.rebuild', entity: 'jobs', entityId: jobId, label: title },
      changes: { report: [null, report], from: [null, from], to: [null, to] },
    });
    return { jobId };
  },
};
