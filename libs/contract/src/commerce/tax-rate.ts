import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { day, requiredDay } from '../day-field';
import { id, requiredText, version } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { nothing } from '../wire';

/** Payers that a tax is for, by their place. The first three are for the seller's own country. */
export const taxScopes = {
  any: 'Everybody in the country',
  same_state: 'The seller’s state',
  same_territory: 'The seller’s territory',
  other_state: 'Other states',
  export: 'Abroad',
} as const;
export type TaxScope = keyof typeof taxScopes;

/** The highest rate, in basis points. */
export const maxRateBp = 5000;

export const taxRateFields = {
  countryId: id('Country'),
  scope: choiceField('For', taxScopes).required(say(messages.required, { field: 'For' })),
  name: requiredText('Name', { max: 20 }),
  rateBp: number()
    .label('Rate')
    .typeError(messages.numbersOnly)
    .integer(say(messages.invalid, { field: 'Rate' }))
    .min(0, say(messages.invalid, { field: 'Rate' }))
    .max(maxRateBp, 'At most 50%')
    .required(say(messages.required, { field: 'Rate' })),
  validFrom: requiredDay('Valid from'),
  /** The first day on which it is no longer valid. */
  validTo: day('Valid until'),
};

/** A tax that is part of a price. */
export const taxRate = object({
  id: id(),
  version: version(),
  ...taxRateFields,
  validTo: string().nullable().defined(),
  countryName: string().required(),
});
export type TaxRate = InferType<typeof taxRate>;

const one = object({ rate: taxRate });

export const taxRateCalls = {
  list: call({
    method: 'GET',
    path: 'tax-rate',
    access: ['settings'],
    request: nothing(),
    response: object({
      rates: array().of(taxRate).required(),
      /** The seller's country; null while it is not set. */
      sellerCountryId: id().nullable().defined(),
    }),
  }),
  create: call({
    method: 'POST',
    path: 'tax-rate',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: object(taxRateFields),
    response: one,
  }),
  update: call({
    method: 'PUT',
    path: 'tax-rate',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: object({
      id: id(),
      version: version(),
      name: taxRateFields.name.optional(),
      rateBp: taxRateFields.rateBp.optional(),
      validFrom: taxRateFields.validFrom.optional(),
      validTo: taxRateFields.validTo,
    }),
    response: one,
  }),
} as const;
