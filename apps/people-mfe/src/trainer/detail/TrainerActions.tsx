import type { ReactNode } from 'react';
import { trainerCalls, type TrainerDetail } from '@lectern/contract/people';
import { useVerification } from '../../checked/use-verification';
import { PersonActions } from '../../detail/PersonActions';
import * as texts from '../../texts/trainers';
import { editPath, listPath } from '../address';
import { trainer as record } from '../trainer';

const isSubmittable = ({ status }: TrainerDetail): boolean => status !== 'submitted' && status !== 'verified';

/** The actions on a trainer's page. */
export function TrainerActions({ trainer }: { readonly trainer: TrainerDetail }): ReactNode {
  return (
    <PersonActions
      record={record}
      row={trainer}
      isErased={trainer.accountStatus === 'erased'}
      edit={editPath(trainer.id)}
      flow={useVerification({ calls: trainerCalls, changed: record.changed, isSubmittable, texts })}
      erase={trainerCalls.erase}
      consequence={() => texts.deleteConsequence}
      {...{ listPath }}
    />
  );
}
