import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  isOpenJob,
  jobPostCalls,
  proposalStatusesAfter,
  type JobPostDetail,
  type ProposalRow,
  type ProposalStatus,
} from '@lectern/contract/catalog';
import { useMay } from '@lectern/auth';
import { ConfirmDialog, useAction, type RowAction } from '@lectern/ui-kit';
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
  const [accepting, setAccepting] = useState<ProposalRow>();
  const { mutateAsync: decide, isPending } = useCall(jobPostCalls.decide);
  const attempt = useAction(record.changed);
  const { actionsOf, dialog } = useStatusMoves<ProposalRow>({
    call: jobPostCalls.decide,
    changed: record.changed,
    nameOf: ({ trainerName }) => trainerName,
    movesOf: ({ status }) => (mayDecide ? moves(status) : []),
  });
  const accept = async ({ id, version }: ProposalRow): Promise<void> => {
    await attempt(() => decide({ id, version, status: 'accepted' }), { successText: texts.accepted });
    setAccepting(undefined);
  };
  const question: ReactNode = accepting && (
    <ConfirmDialog
      open
      title={texts.acceptTitle(accepting.trainerName)}
      verb={texts.accept}
      busy={isPending}
      onConfirm={() => void accept(accepting)}
      onCancel={() => setAccepting(undefined)}
    >
      <p>{texts.acceptMeans}</p>
    </ConfirmDialog>
  );
  return {
    actionsOf: (proposal: ProposalRow): readonly RowAction[] => [
      ...(mayDecide && proposalStatusesAfter(proposal.status).includes('accepted')
        ? [{ label: `${texts.accept}…`, onSelect: () => setAccepting(proposal) }]
        : []),
      ...actionsOf(proposal),
    ],
    dialogs: (
      <>
        {dialog}
        {question}
      </>
    ),
  };
};
