/** How far a job has come. */
export const jobStatuses = {
  open: 'Open',
  paused: 'Paused',
  awarded: 'Awarded',
  closed: 'Closed',
  expired: 'Expired',
  removed: 'Removed',
} as const;
export type JobStatus = keyof typeof jobStatuses;

const jobWays: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  open: ['paused', 'closed', 'removed'],
  paused: ['open', 'closed', 'removed'],
  awarded: ['open', 'closed', 'removed'],
  closed: ['removed'],
  expired: ['open', 'closed', 'removed'],
  removed: [],
};
/** Where staff may put a job from here; it is awarded by accepting a proposal, and expires by the clock. */
export const jobStatusesAfter = (status: JobStatus): readonly JobStatus[] => jobWays[status];
/** Whether this change says why. */
export const jobChangeNeedsReason = (from: JobStatus, to: JobStatus): boolean =>
  to === 'paused' || to === 'closed' || to === 'removed' || (from === 'awarded' && to === 'open');
/** Whether its proposals are decided about. */
export const isOpenJob = (status: JobStatus): boolean => status === 'open' || status === 'paused';

/** How far a proposal has come. */
export const proposalStatuses = {
  submitted: 'Submitted',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const;
export type ProposalStatus = keyof typeof proposalStatuses;

const proposalWays: Readonly<Record<ProposalStatus, readonly ProposalStatus[]>> = {
  submitted: ['shortlisted', 'accepted', 'rejected'],
  shortlisted: ['submitted', 'accepted', 'rejected'],
  accepted: [],
  rejected: ['submitted'],
  withdrawn: [],
};
/** Where staff may put a proposal from here, while its job is open or paused. */
export const proposalStatusesAfter = (status: ProposalStatus): readonly ProposalStatus[] => proposalWays[status];
