import type { ReactNode } from 'react';
import type { StudentRow } from '@lectern/contract/people';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/dialogs';
import { student } from './student';

interface Props {
  readonly row: StudentRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a student is deleted. */
export default function DeleteStudent(props: Props): ReactNode {
  return <DeleteRecord record={student} {...props} consequence={() => texts.deleteConsequence} />;
}
