import type { CountryRow } from '@lectern/contract/platform/country';
import { plainPhone } from '@lectern/contract/typed-contact';

type Country = Pick<CountryRow, 'id' | 'dialCode' | 'mobileMin' | 'mobileMax'>;

/** A typed number by the rules of its country. */
export interface TypedNumber {
  /** As many digits as a mobile number may have: `full`; as many as it can have: `longest`. */
  readonly is: 'none' | 'part' | 'full' | 'longest';
  /** The number with its dialling code: '+91 98451 20377'. */
  readonly text: string;
  /** The country of the dialling code, else the one that is chosen. */
  readonly countryId: number | '';
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Reads a number with or without a dialling code; `homeId` is the country of one without. */
export const typedNumber = (typed: string, countries: readonly Country[], homeId: number | ''): TypedNumber => {
  const plain = plainPhone(typed);
  const home = countries.find(({ id }) => id === homeId);
  const byCode = countries
    .filter(({ dialCode }) => plain.replace(/ /g, '').startsWith(dialCode))
    .sort((one, other) => other.dialCode.length - one.dialCode.length);
  const country = plain.startsWith('+') ? (byCode.find(({ id }) => id === homeId) ?? byCode[0]) : home;
  const all = digitsOf(plain);
  const digits = plain.startsWith('+') && country ? all.slice(digitsOf(country.dialCode).length) : all;
  const text = plain.startsWith('+') || !country ? plain : `${country.dialCode} ${plain}`;
  const is = ((): TypedNumber['is'] => {
    if (digits === '') return 'none';
    if (!country || digits.length < country.mobileMin || digits.length > country.mobileMax) return 'part';
    return digits.length === country.mobileMax ? 'longest' : 'full';
  })();
  return { is, text, countryId: country?.id ?? homeId };
};
