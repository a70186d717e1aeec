import type { ReactNode } from 'react';
import type { TrainingAdRow } from '@lectern/contract/catalog';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { trainingAd } from './training-ad';

interface Props {
  readonly row: TrainingAdRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a training ad is deleted. */
export default function DeleteAd(props: Props): ReactNode {
  return <DeleteRecord record={trainingAd} {...props} />;
}
