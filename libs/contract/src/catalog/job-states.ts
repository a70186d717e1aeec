import type { Flow, Transition } from '../flow';

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

interface Facts {
  readonly expiresAt: string;
  /** A batch was made from its accepted proposal; lists do not show it. */
  readonly hasBatch?: boolean;
}
type Step = Transition<JobStatus, Facts>;
const undecided = 'Its proposals stay as they are and are not decided any more.';
const pause: Step = { to: 'paused', reason: 'required', verb: 'Pause', done: 'Paused', means: undecided };
const close: Step = { to: 'closed', reason: 'required', verb: 'Close job', done: 'Closed', means: undecided };
const remove: Step = {
  to: 'removed',
  reason: 'required',
  verb: 'Take down',
  done: 'Taken down',
  means: undecided,
  danger: true,
};
const needsDay = ({ expiresAt }: Facts, now: number): string | undefined =>
  Date.parse(expiresAt) <= now ? 'Set a new day until which it is open first' : undefined;
const open: Step = { to: 'open', verb: 'Open again', done: 'Opened again', needs: needsDay };
const takeAwardBack: Step = {
  ...open,
  reason: 'required',
  needs: (job, now) => (job.hasBatch ? 'A batch was made from the accepted proposal' : needsDay(job, now)),
  means:
    'The accepted proposal is rejected with this reason. Those that were rejected because of it are considered again. All of their trainers are informed.',
};

/** The transitions of a job; it is awarded by accepting a proposal, and expires by the clock. */
export const jobFlow: Flow<JobStatus, Facts> = {
  open: [pause, close, remove],
  paused: [open, close, remove],
  awarded: [takeAwardBack, close, remove],
  closed: [remove],
  expired: [open, close, remove],
  removed: [],
};

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

const accept: Transition<ProposalStatus> = {
  to: 'accepted',
  verb: 'Accept',
  done: 'Accepted',
  means: 'The job is awarded. All other open proposals are rejected, and their trainers are informed.',
};
const reject: Transition<ProposalStatus> = {
  to: 'rejected',
  reason: 'required',
  verb: 'Reject',
  done: 'Rejected',
  means: 'The trainer reads this reason in the bell and by e-mail.',
  danger: true,
};

/** The transitions of a proposal, while its job is open or paused. */
export const proposalFlow: Flow<ProposalStatus> = {
  submitted: [{ to: 'shortlisted', verb: 'Shortlist', done: 'On the shortlist' }, accept, reject],
  shortlisted: [{ to: 'submitted', verb: 'Take off the shortlist', done: 'Off the shortlist' }, accept, reject],
  accepted: [],
  rejected: [{ to: 'submitted', verb: 'Consider again', done: 'Considered again' }],
  withdrawn: [],
};
