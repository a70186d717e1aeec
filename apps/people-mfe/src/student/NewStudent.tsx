import { useMemo, useRef, useState, type ReactNode } from 'react';
import { CallError } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { sameMobile, studentCalls, type SameMobile, type StudentDetail } from '@lectern/contract/people';
import { useSaved } from '@lectern/ui-kit';
import { useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/edit';
import { learningPath, listPath } from './address';
import type { Countries } from './countries';
import { ProfileForm } from './edit/ProfileForm';
import { student as record } from './student';
import { createdOf, newValues, studentForm, type StudentValues } from './values';

const numberOf = ({ countryId, mobile }: StudentValues): string => `${countryId} ${mobile.replace(/ /g, '')}`;

/** Adds a student. A number in use is accepted only after confirmation. */
export function NewStudent({ countries }: { readonly countries: Countries }): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: create } = useCall(studentCalls.create, { handled: [400, 409] });
  const [same, setSame] = useState<SameMobile & { readonly number: string }>();
  const confirmed = useRef<string>(undefined);
  const schema = useMemo(() => studentForm().schema(), []);
  const form = useServerForm<StudentValues, undefined, { student: StudentDetail }>({
    schema,
    initial: newValues,
    draft: 'student.profile',
    send: (values) =>
      create(createdOf(values, confirmed.current === numberOf(values))).catch((error: unknown) => {
        if (error instanceof CallError && sameMobile.isValidSync(error.failure.result, { strict: true }))
          setSame({ matches: error.failure.result.matches, number: numberOf(values) });
        throw error;
      }),
    onSaved: async ({ student }, { leaving }) => {
      const refreshed = confirmSaved(texts.added);
      if (!leaving) void navigate(learningPath(student.id, true), { replace: true });
      await refreshed;
    },
  });
  const addAnother = (): void => {
    confirmed.current = same?.number;
    void form.submit();
  };
  return (
    <ProfileForm
      form={form}
      countries={countries}
      verb={texts.add}
      onCancel={() => void navigate(listPath)}
      matches={same?.number === numberOf(form.formik.values) ? same.matches : []}
      onAnother={addAnother}
    />
  );
}
