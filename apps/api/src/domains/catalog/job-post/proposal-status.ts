import {
  isOpenJob,
  jobStatuses,
  proposalFlow,
  proposalStatuses,
  type JobPostDetail,
  type jobPostCalls,
} from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { requireTransition } from '../../../records/status-flow';
import { conflict, notFound, stale } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { jobPosts } from './job-post.table';
import { announceProposals } from './proposal-news';
import { readProposal } from './proposal.queries';

const another = 'Another proposal was accepted';

/** Locks the job of a proposal, whose lock decides between two who accept at once. @throws 404, 409 where it is not open */
const lockJobOf = async (db: Kysely<DB>, proposalId: number): Promise<JobPostDetail> => {
  const { rows } = await sql<{ id: number }>`
    select j.id from proposals p join job_posts j on j.id = p.job_post_id where p.id = ${proposalId} and j.deleted_at is null for update of j`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return jobPosts.read(db, rows[0].id);
};

/** Rejects the other open proposals, each remembering what it was; answers their trainers. */
const rejectOthers = async (db: Kysely<DB>, jobId: number, id: number, userId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ trainerId: number }>`
    update proposals set status_before = status, status = 'rejected', status_reason = ${another}, decided_by = ${userId}, decided_at = now()
    where job_post_id = ${jobId} and id <> ${id} and status in ('submitted', 'shortlisted') returning trainer_id`.execute(
    db,
  );
  return rows.map(({ trainerId }) => trainerId);
};

/** Shortlists, accepts or rejects a proposal, or takes a rejection back; its trainer is informed. One that is accepted awards the job (H4). */
export const decideProposal: Handler<typeof jobPostCalls.decide> = async ({ request, db, actor, audit }) => {
  const { id, version, status, reason = '' } = request;
  const why = reason.trim();
  const job = await lockJobOf(db, id);
  await sql`select 1 from proposals where id = ${id} for update`.execute(db);
  const before = await readProposal(db, id);
  if (before.version !== version) throw stale(before);
  if (!isOpenJob(job.status)) throw conflict(`The job is ${jobStatuses[job.status].toLowerCase()}`, { result: job });
  requireTransition({
    ...{ flow: proposalFlow, statuses: proposalStatuses, from: before.status, to: status, reason: why, actor },
  });
  await sql`
    update proposals set status = ${status}, status_reason = ${why}, status_before = null, decided_by = ${actor.userId}, decided_at = now() where id = ${id}`.execute(
    db,
  );
  await announceProposals(db, job, [before.trainerId], status, why);
  audit({
    action: 'jobPost.proposal',
    entity: 'job_posts',
    entityId: job.id,
    label: job.title,
    changes: {
      proposalOf: [before.trainerName, before.trainerName],
      proposalStatus: [before.status, status],
      ...(why && { statusReason: [before.statusReason, why] }),
    },
  });
  if (status === 'accepted') {
    await announceProposals(db, job, await rejectOthers(db, job.id, id, actor.userId), 'rejected', another);
    await jobPosts.update(db, job, { status: 'awarded', statusReason: '' });
  }
  return { proposal: await readProposal(db, id), jobPost: await jobPosts.read(db, job.id) };
};

/** Takes an award back: the accepted proposal is rejected with this reason, those that lost to it are as they were. @throws 409 once a batch was made */
export const takeAwardBack = async (
  db: Kysely<DB>,
  job: JobPostDetail,
  reason: string,
  userId: number,
): Promise<void> => {
  if (job.hasBatch) throw conflict('A batch was made from the accepted proposal');
  const { rows: lost } = await sql<{ trainerId: number }>`
    update proposals set status = 'rejected', status_reason = ${reason}, decided_by = ${userId}, decided_at = now()
    where job_post_id = ${job.id} and status = 'accepted' returning trainer_id`.execute(db);
  const { rows: back } = await sql<{ trainerId: number }>`
    update proposals set status = status_before, status_before = null, status_reason = '', decided_by = ${userId}, decided_at = now()
    where job_post_id = ${job.id} and status = 'rejected' and status_before is not null returning trainer_id`.execute(
    db,
  );
  const idsOf = (rows: readonly { readonly trainerId: number }[]) => rows.map(({ trainerId }) => trainerId);
  await announceProposals(db, job, idsOf(lost), 'rejected', reason);
  await announceProposals(db, job, idsOf(back), 'submitted');
};
