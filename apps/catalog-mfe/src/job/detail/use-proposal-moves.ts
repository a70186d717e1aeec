import {
  isOpenJob,
  jobPostCalls,
  proposalStatusesAfter,
  type JobPostDetail,
  type ProposalRow,
  type ProposalStatus,
} from '@lectern/contract/catalog';
import { useMay } from '@lectern/auth';
import { useStatusMoves, type Move } from '../../status/use-status-moves';
import * as texts from '../../texts/proposals';
import { job as record } from '../job';

const moves = (from: ProposalStatus): readonly Move[] => {
  const words: Readonly<Partial<Record<ProposalStatus, Omit<Move, 'to'>>>> = {
    shortlisted: { verb: texts.shortlist, done: texts.shortlisted },
    submitted:
      from === 'shortlisted'
        ? { verb: texts.unlist, done: texts.unlisted }
        : { verb: texts.reconsider, done: texts.reconsidered },
    accepted: { verb: texts.accept, done: texts.accepted, confirms: texts.acceptMeans },
    rejected: { verb: texts.reject, done: texts.rejected, asks: texts.hearsReason, danger: true },
  };
  return proposalStatusesAfter(from).flatMap((to) => {
    const move = words[to];
    return move ? [{ to, ...move }] : [];
  });
};

/** What can be decided about a proposal of this job, and the questions before an acceptance and a rejection. */
export const useProposalMoves = (job: JobPostDetail) => {
  const mayDecide = useMay(jobPostCalls.decide.access) && isOpenJob(job.status) && job.deletedAt === null;
  return useStatusMoves<ProposalRow>({
    call: jobPostCalls.decide,
    changed: record.changed,
    nameOf: ({ trainerName }) => texts.proposalOf(trainerName),
    movesOf: ({ status }) => (mayDecide ? moves(status) : []),
  });
};
