import { taxRateFields, type TaxRate, type taxRateCalls } from '@lectern/contract/commerce';
import type { RequestOf } from '@lectern/contract/call';
import { formOf, scaled } from '@lectern/ui-kit/record-panel';

export type NewTaxRate = RequestOf<typeof taxRateCalls.create>;

/** The values of the form: the rate as typed, days as the date fields give them. */
export interface TaxValues {
  readonly countryId: number | '';
  readonly scope: TaxRate['scope'] | '';
  readonly name: string;
  readonly rateBp: string;
  readonly validFrom: string;
  readonly validTo: string;
}

export const taxForm = formOf<TaxValues, NewTaxRate>(taxRateFields, { codecs: { rateBp: scaled(2) } });
