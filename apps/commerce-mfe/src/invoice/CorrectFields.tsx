import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { SelectField, TextField } from '@lectern/ui-kit/form';
import { useCountries } from '../paylink/use-countries';
import { useStates } from '../place/use-states';
import * as texts from '../texts/invoice-correct';
import type { CorrectValues } from './correct-values';

/** The corrected payer. A state that is not of the chosen country is emptied. */
export function CorrectFields(): ReactNode {
  const { countryId } = useFormikContext<CorrectValues>().values;
  const { rows: countries } = useCountries();
  const states = useStates(countryId === '' ? undefined : countryId);
  return (
    <>
      <TextField name="name" label={texts.name} autoFocus />
      <TextField name="email" label={texts.email} type="email" />
      <TextField name="address" label={texts.address} optional />
      <SelectField
        name="countryId"
        label={texts.country}
        placeholder={texts.choose}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {states && states.length > 0 && (
        <SelectField name="stateId" label={texts.state} placeholder={texts.choose} options={states} />
      )}
      <TextField name="taxId" label={texts.taxId} optional />
    </>
  );
}
