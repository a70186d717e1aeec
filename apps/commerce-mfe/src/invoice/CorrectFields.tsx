import { useEffect, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { useRead } from '@lectern/api-client/hooks';
import { countryCalls } from '@lectern/contract/platform/country';
import { SelectField, TextField } from '@lectern/ui-kit/form';
import { useCountries } from '../paylink/use-countries';
import * as texts from '../texts/invoice-correct';
import type { CorrectValues } from './correct-values';

/** The corrected payer. A state that is not of the chosen country is emptied. */
export function CorrectFields(): ReactNode {
  const { values, setFieldValue } = useFormikContext<CorrectValues>();
  const { rows: countries } = useCountries();
  const { countryId, stateId } = values;
  const { data } = useRead(
    countryCalls.states,
    { id: countryId === '' ? 0 : countryId },
    { enabled: countryId !== '', quiet: true, staleTime: Infinity },
  );
  const states = data?.items;
  const isForeign = stateId !== '' && states !== undefined && !states.some(({ id }) => id === stateId);
  useEffect(() => {
    if (isForeign) void setFieldValue('stateId', '');
  }, [isForeign, setFieldValue]);
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
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField name="taxId" label={texts.taxId} optional />
    </>
  );
}
