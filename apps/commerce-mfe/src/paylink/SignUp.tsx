import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { object, type ObjectSchema } from 'yup';
import { CallError } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import type { Person } from '@lectern/contract/commerce';
import { sameMobile, studentCalls, studentFields, type SameMobile } from '@lectern/contract/people';
import { FieldsOf, FormNote, TextField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/paylink';
import { MatchList } from './MatchList';

interface Props {
  /** As typed, with the country that it is a number of. */
  readonly mobile: string;
  readonly countryId: number;
  /** The number with its dialling code, for the button. */
  readonly number: string;
  /** Others have this number, and the person is known to be another one. */
  readonly isAnother: boolean;
  readonly onFound: (person: Person) => void;
}

const schema: ObjectSchema<object> = object({
  firstName: studentFields.firstName,
  lastName: studentFields.lastName,
  email: studentFields.email,
});
const nobody = { firstName: '', lastName: '', email: '' };

/** A caller with an unknown number: name and e-mail, nothing else. */
export function SignUp({ mobile, countryId, number, isAnother, onFound }: Props): ReactNode {
  const [matches, setMatches] = useState<SameMobile['matches']>();
  const { mutateAsync: signUp } = useCall(studentCalls.quickSignup, { handled: [400, 409] });
  const form = useServerForm({
    schema,
    initial: nobody,
    onlyDiscards: true,
    send: async ({ firstName, lastName, email }) => {
      try {
        return await signUp({
          firstName,
          lastName,
          countryId,
          mobile,
          ...(email.trim() && { email }),
          ...((isAnother || matches) && { confirmDuplicate: true }),
        });
      } catch (error) {
        if (error instanceof CallError && error.status === 409 && sameMobile.isValidSync(error.failure.result))
          setMatches(error.failure.result.matches);
        throw error;
      }
    },
    onSaved: ({ studentId }) => onFound({ kind: 'student', id: studentId }),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
  return (
    <FieldsOf formik={form.formik}>
      <div className="paylink-sign-up" role="group" aria-label={texts.signUp(number)} onKeyDown={onKeyDown}>
        <TextField name="firstName" label={texts.firstName} autoFocus />
        <TextField name="lastName" label={texts.lastName} optional />
        <TextField name="email" label={texts.email} type="email" optional />
        <FormNote text={form.note} />
        {matches && <MatchList matches={matches} onPick={onFound} />}
        <Button aria-busy={form.busy} aria-disabled={form.busy} onClick={() => void form.submit()}>
          {matches ? texts.signUpAnother : texts.signUp(number)}
        </Button>
      </div>
    </FieldsOf>
  );
}
