import type { ListRequest } from '@lectern/contract';
import { sql } from 'kysely';
import { writeAudit } from '../../server/calls/audit';
import { wholeList } from '../../server/list/list-source';
import { defineJob, JobError, type JobHandler, type JobWork, type Summary } from '../../server/jobs/job';
import { skippedFile } from './skipped-file';
import type { BulkAction, BulkArgs } from './bulk-action';
import { countOutcomes, doRows, noteOutcomes, waitingRows } from './rows';

/** What the queue keeps of a bulk action. */
export interface BulkPayload {
  readonly action: string;
  readonly ids?: readonly number[];
  readonly query?: ListRequest;
  readonly args: BulkArgs;
}

/** Rows in one transaction: few enough that nobody waits long for their locks. */
const batch = 50;

/** Writes down which rows it is about, once: what is done to them must not change which they are. */
const listRows = async (
  { job, actor, step }: JobWork,
  { source }: BulkAction,
  { ids, query = {} }: BulkPayload,
): Promise<void> => {
  const list = ids ? undefined : source.read(query, await actor());
  await step(async (db) => {
    const rows = list
      ? sql`select id from (${source.matching(wholeList(list), db)}) m`
      : sql`select distinct unnest(${ids}::bigint[]) as id`;
    await sql`insert into job_rows (job_id, row_no, state, entity_id) select ${job.id}, row_number() over (order by id), 'valid', id from (${rows}) l`.execute(
      db,
    );
    return { done: 0, total: (await countOutcomes(db, job.id)).total, cursor: 'listed' };
  });
};

const afterwards = (before: Summary, states: readonly { readonly state: keyof Summary }[]): Summary => {
  const of = (state: keyof Summary): number => before[state] + states.filter((each) => each.state === state).length;
  return { done: of('done'), skipped: of('skipped'), failed: of('failed') };
};

/** One action on many rows. Which rows is written down first; each is then done once, its state and the work in one transaction. */
export const bulkJob = (actions: readonly BulkAction[]): JobHandler =>
  defineJob({
    name: 'bulk',
    kind: 'bulk',
    async run(work) {
      const { job, db, step, origin, report } = work;
      const payload = job.payload as unknown as BulkPayload;
      const action = actions.find(({ name }) => name === payload.action);
      if (!action) throw new JobError(`Nothing here is called '${payload.action}'`);
      await action.admit(await work.actor(), payload.args);
      if (job.cursor === null) await listRows(work, action, payload);
      let summary: Summary = await countOutcomes(db, job.id);
      for (let isMore = true; isMore;) {
        const actor = await work.actor();
        let after: Summary = summary;
        await step(async (transaction) => {
          const rows = await waitingRows(transaction, job.id, batch);
          const { outcomes, entries } = await doRows(transaction, { action, actor, args: payload.args, report }, rows);
          await noteOutcomes(transaction, job.id, outcomes);
          await writeAudit(transaction, origin, entries);
          isMore = rows.length === batch;
          after = afterwards(summary, outcomes);
          return { done: after.done + after.skipped + after.failed, summary: after };
        });
        summary = after;
      }
      const left =
        summary.skipped + summary.failed > 0
          ? await skippedFile(work, action, summary.done + summary.skipped + summary.failed)
          : undefined;
      return { state: 'done', summary, ...(left !== undefined && { outputFileId: left }) };
    },
  });
