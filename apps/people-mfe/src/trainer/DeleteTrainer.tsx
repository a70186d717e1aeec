import type { ReactNode } from 'react';
import type { TrainerRow } from '@lectern/contract/people';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/trainers';
import { trainer } from './trainer';

interface Props {
  readonly row: TrainerRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a trainer is deleted. */
export default function DeleteTrainer(props: Props): ReactNode {
  return <DeleteRecord record={trainer} {...props} consequence={() => texts.deleteConsequence} />;
}
