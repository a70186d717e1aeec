import type { ReactNode } from 'react';
import { genders, leadStatesAfter, type SameMobile, type StudentDetail } from '@lectern/contract/people';
import { AddressField } from '@lectern/ui-kit/fields';
import {
  FormNote,
  Pair,
  PhoneField,
  SaveBar,
  SelectField,
  ServerForm,
  type ServerFormState,
  TextField,
} from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/edit';
import * as facts from '../../texts/facts';
import { genderWords } from '../../texts/words';
import type { Countries } from '../countries';
import { Matches } from '../Matches';
import type { StudentValues } from '../values';
import { leadWord } from '../words';
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

function SameNumber({
  matches,
  onAnother,
}: Pick<Props, 'onAnother'> & { readonly matches: SameMobile['matches'] }): ReactNode {
  return (
    <div role="status" className="student-same">
      <p>{texts.numberBelongsTo}</p>
      <Matches matches={matches} />
      {onAnother && <Button onClick={onAnother}>{texts.addAnother}</Button>}
    </div>
  );
}

/** The first step: who the student is, where, and who answers for a child. */
export function ProfileForm({ form, student, countries, verb, onCancel, matches = [], onAnother }: Props): ReactNode {
  const kept = (shown: string | null | undefined): string | undefined =>
    student?.isMasked && shown ? texts.keptValue(shown) : undefined;
  const leads = student && [student.leadState, ...leadStatesAfter(student.leadState)];
  return (
    <ServerForm form={form} className="student-form">
      <FormNote text={form.note} />
      <section aria-label={texts.nameAndContact}>
        <Pair>
          <TextField name="firstName" label={facts.firstName} autoFocus={!student} />
          <TextField name="lastName" label={facts.lastName} optional />
        </Pair>
        <SelectField
          name="countryId"
          label={facts.country}
          options={countries.options}
          placeholder={texts.chooseCountry}
        />
        <PhoneField
          name="mobile"
          label={facts.mobile}
          country="countryId"
          countries={countries.rows}
          help={kept(student?.mobile)}
          optional={student?.mobileTyped === null}
        />
        {matches.length > 0 && <SameNumber matches={matches} onAnother={onAnother} />}
        <TextField name="email" label={facts.email} type="email" optional help={kept(student?.email)} />
        {leads && (
          <SelectField
            name="leadState"
            label={facts.lead}
            options={leads.map((state) => ({ value: state, label: leadWord(state) }))}
          />
        )}
      </section>
      <section aria-labelledby="student-person">
        <h2 id="student-person">{facts.personAndAddress}</h2>
        <Pair>
          <TextField
            name="dateOfBirth"
            label={facts.dateOfBirth}
            type="date"
            optional
            help={kept(student?.dateOfBirth)}
          />
          <SelectField
            name="gender"
            label={facts.gender}
            optional
            placeholder={facts.notGiven}
            options={genders.map((gender) => ({ value: gender, label: genderWords[gender] }))}
          />
        </Pair>
        <AddressField
          optional
          help={{ addressLine: kept(student?.addressLine), postalCode: kept(student?.postalCode) }}
        />
      </section>
      <section aria-labelledby="student-guardian">
        <h2 id="student-guardian">{facts.guardian}</h2>
        <p className="student-quiet">{texts.guardianNeeded}</p>
        <Pair>
          <TextField name="guardianName" label={facts.guardianName} optional />
          <TextField name="guardianRelation" label={facts.guardianRelation} optional placeholder={texts.relations} />
        </Pair>
        <Pair>
          <PhoneField
            name="guardianMobile"
            label={facts.guardianMobile}
            country="countryId"
            countries={countries.rows}
            optional
            help={kept(student?.guardianMobile)}
          />
          <TextField
            name="guardianEmail"
            label={facts.guardianEmail}
            type="email"
            optional
            help={kept(student?.guardianEmail)}
          />
        </Pair>
      </section>
      <SaveBar form={form} verb={verb} onCancel={onCancel} />
    </ServerForm>
  );
}
