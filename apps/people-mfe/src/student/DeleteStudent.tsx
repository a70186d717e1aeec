import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { studentCalls, type StudentRow } from '@lectern/contract/people';
import { DeleteDialog } from '@lectern/ui-kit/form';
import * as texts from '../texts/dialogs';
import { changed } from './use-student';

interface Props {
  readonly student: Pick<StudentRow, 'id' | 'version' | 'name'>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a student is deleted. */
export default function DeleteStudent({ student: { id, version, name }, ...dialog }: Props): ReactNode {
  const { mutateAsync } = useCall(studentCalls.delete, { handled: [400, 409] });
  return (
    <DeleteDialog
      {...dialog}
      title={texts.deleteTitle(name)}
      verb={texts.deleteVerb}
      successText={texts.deleted(name)}
      changed={changed}
      remove={() => mutateAsync({ id, version })}
    >
      <p>{texts.deleteConsequence}</p>
    </DeleteDialog>
  );
}
