import type { ReactNode } from 'react';
import { countWords } from '@lectern/contract/rules';
import { genders, teachingModes, type TeachingMode, type TrainerDetail } from '@lectern/contract/people';
import { AddressField, groupsAmong, MultiSelectField } from '@lectern/ui-kit/fields';
import {
  DateField,
  FormNote,
  NumberField,
  Pair,
  PhoneField,
  SaveBar,
  SelectField,
  ServerForm,
  type ServerFormState,
  TextAreaField,
  TextField,
} from '@lectern/ui-kit/form';
import { choiceProps, fieldProps, optionsOf } from '@lectern/ui-kit/records';
import { CountryField } from '../../student/CountryField';
import type { Countries } from '../../student/countries';
import '../../student/edit/form.css';
import * as texts from '../../texts/trainers';
import { useAgencyOptions } from '../choices';
import { trainer as record } from '../trainer';
import type { Currencies } from './currencies';
import type { TrainerValues } from './values';

interface Props {
  readonly form: ServerFormState<TrainerValues>;
  /** Undefined for a new one. */
  readonly trainer?: TrainerDetail;
  readonly countries: Countries;
  readonly currencies: Currencies;
  readonly verb: string;
  readonly onCancel: () => void;
}

const modes = [
  { key: 0, name: '', options: optionsOf(teachingModes) as readonly { value: TeachingMode; label: string }[] },
];
const useModes = (q: string) => groupsAmong(modes, q);

/** Person, contact and teaching of a trainer. */
export function TrainerForm({ form, trainer, countries, currencies, verb, onCancel }: Props): ReactNode {
  const agencies = useAgencyOptions();
  const kept = (shown: string | null | undefined): string | undefined =>
    trainer?.isMasked && shown ? texts.keptValue(shown) : undefined;
  const { about } = form.formik.values;
  const own =
    trainer?.agencyId && !agencies.some(({ value }) => value === trainer.agencyId)
      ? [{ value: trainer.agencyId, label: trainer.agencyName ?? '' }]
      : [];
  return (
    <ServerForm form={form} className="person-form">
      <FormNote text={form.note} />
      <section aria-label={texts.nameAndContact}>
        <Pair>
          <TextField {...fieldProps(record, 'firstName')} autoFocus={!trainer} />
          <TextField {...fieldProps(record, 'lastName')} />
        </Pair>
        <CountryField {...fieldProps(record, 'countryId')} countries={countries} />
        <PhoneField
          {...fieldProps(record, 'mobile')}
          country="countryId"
          countries={countries.rows}
          help={kept(trainer?.mobile)}
          optional={trainer?.isMasked ?? false}
        />
        <TextField
          {...fieldProps(record, 'email')}
          type="email"
          help={kept(trainer?.email)}
          optional={trainer?.isMasked ?? false}
        />
        <SelectField {...fieldProps(record, 'agencyId')} options={[...own, ...agencies]} placeholder={texts.noAgency} />
      </section>
      <section aria-labelledby="trainer-teaching">
        <h2 id="trainer-teaching">{texts.teaching}</h2>
        <TextField {...fieldProps(record, 'headline')} help={texts.headlineHelp} />
        <TextAreaField
          {...fieldProps(record, 'about')}
          rows={8}
          max={20_000}
          help={texts.aboutHelp(countWords(about))}
        />
        <NumberField {...fieldProps(record, 'experienceYears')} digits={1} min={0} max={70} />
        <MultiSelectField
          name="teachingModes"
          label={texts.modes}
          one={texts.modes}
          useGroups={useModes}
          nameOf={(mode: TeachingMode) => teachingModes[mode]}
        />
        <Pair>
          <TextField name="hourlyRateMinor" label={texts.rate} optional inputMode="decimal" />
          <SelectField
            name="hourlyRateCurrency"
            label={texts.currency}
            optional
            placeholder={texts.noCurrency}
            options={currencies.rows.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
          />
        </Pair>
      </section>
      <section aria-labelledby="trainer-person">
        <h2 id="trainer-person">{texts.personAndAddress}</h2>
        <Pair>
          <DateField {...fieldProps(record, 'dateOfBirth')} help={kept(trainer?.dateOfBirth)} />
          <SelectField {...choiceProps(record, 'gender')} placeholder={texts.notGiven} options={optionsOf(genders)} />
        </Pair>
        <AddressField
          optional
          help={{ addressLine: kept(trainer?.addressLine), postalCode: kept(trainer?.postalCode) }}
        />
      </section>
      <SaveBar form={form} verb={verb} onCancel={onCancel} />
    </ServerForm>
  );
}
