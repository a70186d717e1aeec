import type { ReactNode } from 'react';
import { genders, leadStatesAfter, type SameMobile, type StudentDetail } from '@lectern/contract/people';
import { AddressField } from '@lectern/ui-kit/fields';
import { FormNote, Pair, PhoneField, SaveBar, SelectField, ServerForm, type ServerFormState, TextField } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import type { Countries } from './countries';
import { Matches } from './Matches';
import type { StudentValues } from './values';
import { genderWords, leadWord } from './words';
import './form.css';

interface Props {
  readonly form: ServerFormState<StudentValues>;
  /** Undefined for a new one. */
  readonly student?: StudentDetail;
  readonly countries: Countries;
  readonly verb: string;
  readonly onCancel: () => void;
  /** Who has the number by now, until it is another or the person says that this is somebody else. */
  readonly matches?: SameMobile['matches'];
  readonly onAnother?: () => void;
}

function SameNumber({ matches, onAnother }: Pick<Props, 'onAnother'> & { readonly matches: SameMobile['matches'] }): ReactNode {
  return (
    <div role="status" className="student-same">
      <p>This number belongs to:</p>
      <Matches matches={matches} />
      {onAnother && <Button onClick={onAnother}>Add another person</Button>}
    </div>
  );
}

/** The first step: who the student is, where, and who answers for a child. */
export function ProfileForm({ form, student, countries, verb, onCancel, matches = [], onAnother }: Props): ReactNode {
  const kept = (shown: string | null | undefined): string | undefined => (student?.isMasked && shown ? `It is ${shown}. Left empty, it stays.` : undefined);
  const leads = student && [student.leadState, ...leadStatesAfter(student.leadState)];
  return (
    <ServerForm form={form} className="student-form">
      <FormNote text={form.note} />
      <section aria-label="Name and contact">
        <Pair>
          <TextField name="firstName" label="First name" autoFocus={!student} />
          <TextField name="lastName" label="Last name" optional />
        </Pair>
        <SelectField name="countryId" label="Country" options={countries.options} placeholder="Choose a country" />
        <PhoneField name="mobile" label="Mobile" country="countryId" countries={countries.rows} help={kept(student?.mobile)} optional={student?.mobileTyped === null} />
        {matches.length > 0 && <SameNumber matches={matches} onAnother={onAnother} />}
        <TextField name="email" label="E-mail" type="email" optional help={kept(student?.email)} />
        {leads && <SelectField name="leadState" label="Lead" options={leads.map((state) => ({ value: state, label: leadWord(state) }))} />}
      </section>
      <section aria-labelledby="student-person">
        <h2 id="student-person">Person and address</h2>
        <Pair>
          <TextField name="dateOfBirth" label="Date of birth" type="date" optional help={kept(student?.dateOfBirth)} />
          <SelectField name="gender" label="Gender" optional placeholder="Not given" options={genders.map((gender) => ({ value: gender, label: genderWords[gender] }))} />
        </Pair>
        <AddressField optional help={{ addressLine: kept(student?.addressLine), postalCode: kept(student?.postalCode) }} />
      </section>
      <section aria-labelledby="student-guardian">
        <h2 id="student-guardian">Guardian</h2>
        <p className="student-quiet">Name and mobile are needed for a student under 16.</p>
        <Pair>
          <TextField name="guardianName" label="Guardian’s name" optional />
          <TextField name="guardianRelation" label="Relation" optional placeholder="Mother, father, aunt" />
        </Pair>
        <Pair>
          <PhoneField name="guardianMobile" label="Guardian’s mobile" country="countryId" countries={countries.rows} optional help={kept(student?.guardianMobile)} />
          <TextField name="guardianEmail" label="Guardian’s e-mail" type="email" optional help={kept(student?.guardianEmail)} />
        </Pair>
      </section>
      <SaveBar form={form} verb={verb} onCancel={onCancel} />
    </ServerForm>
  );
}
