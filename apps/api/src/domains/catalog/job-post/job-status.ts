import { messages, say, wayText } from '@lectern/contract';
import {
  jobChangeNeedsReason,
  jobStatuses,
  jobStatusesAfter,
  type JobPostDetail,
  type jobPostCalls,
} from '@lectern/contract/catalog';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { jobPosts } from './job-post.table';
import { takeAwardBack } from './proposal-status';

/** @throws 400 for a way that a job can't go, without its reason, or into a time that is over */
const requireWay = (job: JobPostDetail, to: JobPostDetail['status'], reason: string): void => {
  if (!jobStatusesAfter(job.status).includes(to))
    throw badRequest(fieldError('status', 'transition', wayText('Status', jobStatuses[job.status], jobStatuses[to])));
  if (jobChangeNeedsReason(job.status, to) && !reason)
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  if (to === 'open' && Date.parse(job.expiresAt) <= Date.now())
    throw badRequest(fieldError('status', 'expired', 'Set a day from today on until which it is open'));
};

/** Pauses, opens, closes or removes a job. */
export const changeJobStatus: Handler<typeof jobPostCalls.changeStatus> = async ({ request, db, actor, audit }) => {
  const { status, reason = '', ...named } = request;
  const why = reason.trim();
  const job = await jobPosts.lock(db, named);
  requireWay(job, status, why);
  if (job.status === 'awarded' && status === 'open') await takeAwardBack(db, job, why, actor.userId);
  await jobPosts.update(db, job, { status, statusReason: why });
  audit({
    action: 'jobPost.changeStatus',
    entity: 'job_posts',
    entityId: job.id,
    label: job.title,
    changes: { status: [job.status, status], ...(why && { statusReason: [job.statusReason, why] }) },
  });
  return { jobPost: await jobPosts.read(db, job.id) };
};
