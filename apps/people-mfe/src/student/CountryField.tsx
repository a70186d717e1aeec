import type { ReactNode } from 'react';
import { SelectField, type FieldProps } from '@lectern/ui-kit/form';
import { chooseCountry } from '../texts/countries';
import type { Countries } from './countries';

interface Props extends FieldProps {
  readonly countries: Countries;
}

/** One of all countries. */
export const CountryField = ({ countries, ...field }: Props): ReactNode => (
  <SelectField {...field} options={countries.options} placeholder={chooseCountry} />
);
