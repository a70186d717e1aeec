import { jobFlow, jobStatuses } from '@lectern/contract/catalog';
import { statusFlow } from '../../../records/status-flow';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { refuseOverLimit } from '../../commerce/limit/refuse-over-limit';
import { isHeldJob } from './job-post.write';
import { jobPosts } from './job-post.table';
import { takeAwardBack } from './proposal-status';

/** Pauses, opens, closes or removes a job; one is opened for days to come alone. */
export const changeJobStatus = statusFlow(jobPosts, {
  one: 'jobPost',
  statuses: jobStatuses,
  flow: jobFlow,
  guard: async ({ db, actor, before, to, reason }) => {
    if (to !== 'open') return;
    if (Date.parse(before.expiresAt) <= Date.now())
      throw badRequest(fieldError('status', 'expired', 'Set a day from today on until which it is open'));
    if (before.studentId && !isHeldJob(before.status))
      await refuseOverLimit(db, 'student', before.studentId, 'jobPosts');
    if (before.status === 'awarded') await takeAwardBack(db, before, reason, actor.userId);
  },
});
