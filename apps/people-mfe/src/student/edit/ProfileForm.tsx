import type { ReactNode } from 'react';
import { leadFlow, needsGuardian, type SameMobile, type StudentDetail } from '@lectern/contract/people';
import { AddressField } from '@lectern/ui-kit/fields';
import {
  DateField,
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
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../../texts/edit';
import * as facts from '../../texts/facts';
import { CountryField } from '../CountryField';
import type { Countries } from '../countries';
import { Matches } from '../Matches';
import { student as record } from '../student';
import type { StudentValues } from '../values';
import './form.css';

interface Props {
  readonly form: ServerFormState<StudentValues>;
  /** Undefined for a new one. */
  readonly student?: StudentDetail;
  readonly countries: Countries;
  readonly verb: string;
  readonly onCancel: () => void;
  /** The accounts with the typed number, until it changes or the person confirms another student. */
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

/** The first step: person, contact and guardian. */
export function ProfileForm({ form, student, countries, verb, onCancel, matches = [], onAnother }: Props): ReactNode {
  const kept = (shown: string | null | undefined): string | undefined =>
    student?.isMasked && shown ? texts.keptValue(shown) : undefined;
  const lead = choiceProps(record, 'leadState');
  const leads: readonly string[] | undefined = student && [
    student.leadState,
    ...leadFlow[student.leadState].map(({ to }) => to),
  ];
  const guardian = needsGuardian(form.formik.values.dateOfBirth, new Date()) ? false : texts.requiredUnder16;
  return (
    <ServerForm form={form} className="person-form">
      <FormNote text={form.note} />
      <section aria-label={texts.nameAndContact}>
        <Pair>
          <TextField {...fieldProps(record, 'firstName')} autoFocus={!student} />
          <TextField {...fieldProps(record, 'lastName')} />
        </Pair>
        <CountryField {...fieldProps(record, 'countryId')} countries={countries} />
        <PhoneField
          {...fieldProps(record, 'mobile')}
          country="countryId"
          countries={countries.rows}
          help={kept(student?.mobile)}
          optional={student?.mobileTyped === null}
        />
        {matches.length > 0 && <SameNumber matches={matches} onAnother={onAnother} />}
        <TextField {...fieldProps(record, 'email')} type="email" help={kept(student?.email)} />
        {leads && (
          <SelectField {...lead} optional={false} options={lead.options.filter(({ value }) => leads.includes(value))} />
        )}
      </section>
      <section aria-labelledby="student-person">
        <h2 id="student-person">{facts.personAndAddress}</h2>
        <Pair>
          <DateField {...fieldProps(record, 'dateOfBirth')} help={kept(student?.dateOfBirth)} />
          <SelectField {...choiceProps(record, 'gender')} placeholder={facts.notGiven} />
        </Pair>
        <AddressField
          optional
          help={{ addressLine: kept(student?.addressLine), postalCode: kept(student?.postalCode) }}
        />
      </section>
      <section aria-labelledby="student-guardian">
        <h2 id="student-guardian">{facts.guardian}</h2>
        <Pair>
          <TextField {...fieldProps(record, 'guardianName')} optional={guardian} />
          <TextField {...fieldProps(record, 'guardianRelation')} placeholder={texts.relations} />
        </Pair>
        <Pair>
          <PhoneField
            {...fieldProps(record, 'guardianMobile')}
            country="countryId"
            countries={countries.rows}
            help={kept(student?.guardianMobile)}
            optional={guardian}
          />
          <TextField {...fieldProps(record, 'guardianEmail')} type="email" help={kept(student?.guardianEmail)} />
        </Pair>
      </section>
      <SaveBar form={form} verb={verb} onCancel={onCancel} />
    </ServerForm>
  );
}
