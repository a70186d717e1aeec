import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { SelectField, TextField } from '@lectern/ui-kit/form';
import { useCountries } from '../paylink/use-countries';
import { useStates } from '../place/use-states';
import * as texts from '../texts/invoice-correct';
import type { CorrectValues } from './correct-values';

/** The corrected payer. A state that is not of the chosen country is emptied. In India alone a state is needed and a GSTIN is shown. */
export function CorrectFields(): ReactNode {
  const { countryId, taxId } = useFormikContext<CorrectValues>().values;
  const { rows: countries, india } = useCountries();
  const isIndia = countryId === india;
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
        <SelectField
          name="stateId"
          label={texts.state}
          placeholder={texts.choose}
          options={states}
          optional={!isIndia}
        />
      )}
      {(isIndia || taxId !== '') && <TextField name="taxId" label={texts.taxId} optional />}
    </>
  );
}
