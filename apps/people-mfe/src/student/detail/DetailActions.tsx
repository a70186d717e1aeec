import { useState, type ReactNode } from 'react';
import { useMay, useSession } from '@lectern/auth';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { useNavigate } from '@lectern/ui-kit/router';
import { PersonActions } from '../../detail/PersonActions';
import * as assign from '../../texts/assign';
import * as detail from '../../texts/detail';
import * as texts from '../../texts/dialogs';
import { listPath, profilePath } from '../address';
import { duplicatesOfPath } from '../merge/address';
import { student as record } from '../student';
import { AssignStudent } from './AssignStudent';
import { useAccountActions } from './use-account-actions';

/** The actions on a student's page. */
export function DetailActions({ student }: { readonly student: StudentDetail }): ReactNode {
  const navigate = useNavigate();
  const { rights, document } = useSession();
  const [mayEdit, mayMerge] = [useMay(studentCalls.update.access), useMay(studentCalls.delete.access)];
  const [isAssigning, setAssigning] = useState(false);
  const account = useAccountActions(student, { rights, impersonated: Boolean(document?.impersonating) });
  const isLive = student.deletedAt === null;
  const merge = () => void navigate(duplicatesOfPath(student.id));
  return (
    <>
      <PersonActions
        record={record}
        row={student}
        isErased={student.status === 'erased'}
        edit={profilePath(student.id)}
        more={[
          ...(isLive && mayEdit ? [{ label: assign.label, onSelect: () => setAssigning(true) }] : []),
          ...account.actions,
          ...(isLive && mayMerge ? [{ label: detail.mergeLabel, onSelect: merge }] : []),
        ]}
        erase={studentCalls.erase}
        consequence={() => texts.deleteConsequence}
        {...{ listPath }}
      />
      {account.dialog}
      {isAssigning && <AssignStudent student={student} onClose={() => setAssigning(false)} />}
    </>
  );
}
