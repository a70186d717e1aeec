import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useMay, useSession } from '@lectern/auth';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { RowMenu } from '@lectern/ui-kit';
import { CopyLink } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { useRowChanges } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { listPath, profilePath } from '../address';
import DeleteStudent from '../DeleteStudent';
import { duplicatesOfPath } from '../merge/address';
import { student as record } from '../student';
import * as assign from '../../texts/assign';
import * as texts from '../../texts/person';
import { ErasePerson } from '../../detail/ErasePerson';
import { AssignStudent } from './AssignStudent';
import { moreActions } from './more-actions';
import { useAccountActions } from './use-account-actions';

/** The actions on a student's page. */
export function DetailActions({ student }: { readonly student: StudentDetail }): ReactNode {
  const navigate = useNavigate();
  const { restore } = useRowChanges(record);
  const { rights, document } = useSession();
  const [mayEdit, mayRemove] = [useMay(['studentEdit']), useMay(['studentDelete'])];
  const [openDialog, setOpenDialog] = useState<'assign' | 'delete' | 'erase'>();
  const close = (): void => setOpenDialog(undefined);
  const asker = { rights, impersonated: Boolean(document?.impersonating) };
  const account = useAccountActions(student, asker);
  const isLive = student.deletedAt === null && student.status !== 'erased';
  const more = [
    ...(isLive && mayEdit ? [{ label: assign.label, onSelect: () => setOpenDialog('assign') }] : []),
    ...account.actions,
    ...moreActions(student, asker, {
      merge: () => void navigate(duplicatesOfPath(student.id)),
      remove: () => setOpenDialog('delete'),
      erase: () => setOpenDialog('erase'),
    }),
  ];
  return (
    <>
      <CopyLink />
      {isLive && mayEdit && (
        <Button variant="contained" startIcon={<Icon name="pencil" />} component={Link} to={profilePath(student.id)}>
          {texts.edit}
        </Button>
      )}
      {student.deletedAt !== null && student.status !== 'erased' && mayRemove && (
        <Button variant="contained" startIcon={<Icon name="rotate-ccw" />} onClick={() => restore(student)}>
          {texts.restore}
        </Button>
      )}
      {more.length > 0 && <RowMenu label={texts.moreFor(student.name)} actions={more} />}
      {account.dialog}
      {openDialog === 'assign' && <AssignStudent student={student} onClose={close} />}
      {openDialog === 'delete' && (
        <DeleteStudent row={student} onDeleted={() => void navigate(listPath)} onClose={close} />
      )}
      {openDialog === 'erase' && (
        <ErasePerson
          name={student.name}
          changed={record.changed}
          erase={(values) =>
            send(studentCalls.erase, { id: student.id, version: student.version, ...values }, { handled: [400, 409] })
          }
          onClose={close}
        />
      )}
    </>
  );
}
