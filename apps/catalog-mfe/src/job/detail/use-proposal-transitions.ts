import { isOpenJob, jobPostCalls, proposalFlow, type JobPostDetail, type ProposalRow } from '@lectern/contract/catalog';
import { useTransitions } from '@lectern/ui-kit/flow';
import * as texts from '../../texts/proposals';
import { job as record } from '../job';

const proposal = {
  calls: { changeStatus: jobPostCalls.decide },
  flow: proposalFlow,
  changed: record.changed,
  nameOf: ({ trainerName }: ProposalRow) => texts.proposalOf(trainerName),
};

/** The decisions about a proposal of this job, while the job is open or paused. */
export const useProposalTransitions = ({ status, deletedAt }: JobPostDetail) => {
  const { actionsOf, question } = useTransitions(proposal);
  const isOpen = isOpenJob(status) && deletedAt === null;
  return { actionsOf: (row: ProposalRow) => (isOpen ? actionsOf(row) : []), question };
};
