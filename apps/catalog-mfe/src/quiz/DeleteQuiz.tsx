import type { ReactNode } from 'react';
import type { QuizRow } from '@lectern/contract/catalog';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { quizRecord } from './quiz';

interface Props {
  readonly row: QuizRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks whether a quiz is to be deleted; one that lessons show is not. */
export default function DeleteQuiz({ row, onDeleted, onClose }: Props): ReactNode {
  return <DeleteRecord record={quizRecord} row={row} onDeleted={onDeleted} onClose={onClose} />;
}
