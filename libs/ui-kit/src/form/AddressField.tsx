import type { ReactNode } from 'react';
import { Pair } from './Pair';
import type { SelectOption } from './Select';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import * as texts from '../texts/fields';

interface Props {
  /** Tells it from another in the same form: 'Billing address'. */
  readonly label?: string;
  /** Before the names `addressLine`, `city`, `postalCode` and `countryId` of the form: 'billing.'. */
  readonly prefix?: string;
  readonly optional?: boolean;
  readonly disabled?: boolean;
  readonly help?: { readonly addressLine?: ReactNode; readonly postalCode?: ReactNode };
  /** Absent where the form asks for the country elsewhere. */
  readonly countries?: readonly SelectOption<number>[];
}

/** An address: line, city and postal code, country. */
export function AddressField({ label, prefix = '', optional, disabled, help, countries }: Props): ReactNode {
  const common = { optional, disabled };
  return (
    <div role={label === undefined ? undefined : 'group'} aria-label={label} className="form-fields">
      <TextField {...common} name={`${prefix}addressLine`} label={texts.address} help={help?.addressLine} />
      <Pair>
        <TextField {...common} name={`${prefix}city`} label={texts.city} />
        <TextField {...common} name={`${prefix}postalCode`} label={texts.postalCode} help={help?.postalCode} />
      </Pair>
      {countries && (
        <SelectField
          {...common}
          name={`${prefix}countryId`}
          label={texts.country}
          options={countries}
          placeholder={texts.chooseCountry}
        />
      )}
    </div>
  );
}
