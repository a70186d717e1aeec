import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { SelectField, TextField } from '@lectern/ui-kit/form';
import { useStates } from '../place/use-states';
import * as texts from '../texts/paylink';
import type { Countries } from './use-countries';
import { buyerKind, payerCountry, type PaylinkValues } from './values';

/** Address, country and state of the payer, or the state alone where only the tax needs it (`isWhole` is off). */
export function AddressFields({
  countries,
  isWhole,
}: {
  readonly countries: Countries;
  readonly isWhole: boolean;
}): ReactNode {
  const { values } = useFormikContext<PaylinkValues>();
  const asBuyer = texts.asBuyer[buyerKind(values)];
  const countryId = payerCountry(values);
  const states = useStates(countryId);
  const decidesTax = countryId === countries.india;
  return (
    <>
      {isWhole && <TextField name="address" label={texts.address} optional autoFocus={values.address === ''} />}
      <div className="paylink-pair">
        {isWhole && (
          <SelectField
            name="payerCountryId"
            label={texts.country}
            placeholder={asBuyer}
            options={countries.rows.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {states && states.length > 0 && (
          <SelectField
            name="stateId"
            label={texts.state}
            placeholder={values.buyer?.stateId && values.payerCountryId === '' ? asBuyer : texts.chooseState}
            options={states}
            help={decidesTax ? texts.stateHelp : undefined}
            optional={!decidesTax}
          />
        )}
      </div>
    </>
  );
}
