import type { ReactNode } from 'react';
import { countWords } from '@lectern/contract/rules';
import { AddressField } from '@lectern/ui-kit/fields';
import { NumberField, Pair, PhoneField, TextAreaField, TextField, useFieldState } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import type { AgencyDetail } from '@lectern/contract/people';
import { CountryField } from '../student/CountryField';
import type { Countries } from '../student/countries';
import * as texts from '../texts/agencies';
import { agency as record } from './agency';

const kept = (agency: AgencyDetail | undefined, shown: string | null | undefined): string | undefined =>
  agency?.isMasked && shown ? texts.keptValue(shown) : undefined;

/** Name of the agency, and who represents it. */
export function ContactFields({
  agency,
  countries,
}: {
  readonly agency?: AgencyDetail | undefined;
  readonly countries: Countries;
}): ReactNode {
  return (
    <>
      <TextField {...fieldProps(record, 'name')} autoFocus={!agency} />
      <Pair>
        <TextField {...fieldProps(record, 'firstName')} />
        <TextField {...fieldProps(record, 'lastName')} />
      </Pair>
      <CountryField {...fieldProps(record, 'countryId')} countries={countries} />
      <PhoneField
        {...fieldProps(record, 'mobile')}
        country="countryId"
        countries={countries.rows}
        help={kept(agency, agency?.mobile)}
        optional={agency?.isMasked ?? false}
      />
      <TextField
        {...fieldProps(record, 'email')}
        type="email"
        help={kept(agency, agency?.email)}
        optional={agency?.isMasked ?? false}
      />
    </>
  );
}

/** Where it is. */
export function PlaceFields({
  agency,
  optional,
}: {
  readonly agency: AgencyDetail;
  readonly optional: boolean;
}): ReactNode {
  return (
    <>
      <AddressField
        optional={optional}
        help={{
          addressLine: kept(agency, agency.addressLine),
          postalCode: kept(agency, agency.postalCode),
        }}
      />
      <TextField {...fieldProps(record, 'website')} type="url" />
    </>
  );
}

/** What it is. */
export function AboutFields(): ReactNode {
  const { input } = useFieldState<string>('about');
  return (
    <>
      <TextAreaField
        {...fieldProps(record, 'about')}
        rows={8}
        max={20_000}
        help={texts.aboutHelp(countWords(input.value))}
      />
      <Pair>
        <TextField {...fieldProps(record, 'foundedYear')} inputMode="numeric" />
        <NumberField {...fieldProps(record, 'teamSize')} min={1} />
      </Pair>
    </>
  );
}

/** Its numbers in registers. */
export function NumberFields(): ReactNode {
  return (
    <>
      <TextField {...fieldProps(record, 'registrationNo')} />
      <TextField {...fieldProps(record, 'legalName')} />
      <TextField {...fieldProps(record, 'taxNo')} />
    </>
  );
}
