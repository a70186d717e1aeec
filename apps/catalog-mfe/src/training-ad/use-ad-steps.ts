import { useMay } from '@lectern/auth';
import { needsReason, nextTrainingAdStatuses, trainingAdCalls, type TrainingAdRow } from '@lectern/contract/catalog';
import { useStatusMoves, type Move } from '../status/use-status-moves';
import * as texts from '../texts/training-ads';
import { trainingAd as record } from './training-ad';

type Stepped = Pick<TrainingAdRow, 'id' | 'version' | 'title' | 'status' | 'deletedAt'>;

const movesOf = ({ status, deletedAt }: Stepped): readonly Move[] =>
  deletedAt !== null
    ? []
    : nextTrainingAdStatuses(status).map((to) => ({
        to,
        verb: texts.verbOf(status, to),
        done: texts.becameOf(to),
        [needsReason(to) ? 'asks' : 'confirms']: texts.meaning[to],
      }));

/** The next statuses of an ad; what needs a reason or can't be taken back opens a question first. */
export const useAdSteps = () => {
  const mayEdit = useMay(['trainingAdEdit']);
  return useStatusMoves<Stepped>({
    call: trainingAdCalls.changeStatus,
    changed: record.changed,
    nameOf: ({ title }) => title,
    movesOf: (ad) => (mayEdit ? movesOf(ad) : []),
  });
};
