import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { useSaved } from '@lectern/ui-kit';
import { useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/edit';
import { infoPath } from '../address';
import { profileConflict } from '../conflict';
import type { Countries } from '../countries';
import { ProfileForm } from './ProfileForm';
import { student as record } from '../student';
import { studentForm, valuesOf, type StudentValues } from '../values';

/** Edits the first step of an existing student; only changed fields are sent. */
export function EditProfile({
  student,
  countries,
}: {
  readonly student: StudentDetail;
  readonly countries: Countries;
}): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(studentCalls.update, { handled: [400, 409] });
  const schema = useMemo(() => studentForm(student).schema(student), [student]);
  const initial = useMemo(() => valuesOf(student), [student]);
  const conflict = useMemo(() => profileConflict(countries.options), [countries.options]);
  const form = useServerForm<StudentValues, StudentDetail, { student: StudentDetail }>({
    schema,
    initial,
    row: student,
    send: (values, row = student) =>
      update({ id: row.id, version: row.version, ...studentForm(row).changed(row, values) }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(infoPath(student.id), { replace: true });
      await refreshed;
    },
    draft: 'student.profile',
    conflict,
  });
  return (
    <ProfileForm
      form={form}
      student={student}
      countries={countries}
      verb={texts.save}
      onCancel={() => void navigate(infoPath(student.id))}
    />
  );
}
