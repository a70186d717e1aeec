import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text } from '../fields';
import { listRequest, pageOf, type ListFields } from '../wire';

export const countryListFields = {
  name: { type: 'text', filter: true, sort: true },
  sortOrder: { type: 'number', sort: true },
  active: { type: 'choice', choices: ['true', 'false'], filter: true },
} as const satisfies ListFields;

/** A country with the shape of its mobile numbers: `mobileMin` to `mobileMax` digits after the dial code. */
export const countryRow = object({
  id: id(),
  iso2: string().required(),
  name: string().required(),
  dialCode: string().required(),
  mobileMin: number().required(),
  mobileMax: number().required(),
  active: boolean().required(),
  sortOrder: number().required(),
});
export type CountryRow = InferType<typeof countryRow>;

/** A state or province of a country. */
export const stateRow = object({
  id: id(),
  code: string().required(),
  name: string().required(),
  active: boolean().required(),
});
export type StateRow = InferType<typeof stateRow>;

/** What reference data is narrowed by: words of its name, and whether it is in use. */
const narrowed = { q: text('Search', { max: 100 }), active: boolean() };

export const countryCalls = {
  list: call({
    method: 'GET',
    path: 'country/',
    access: 'signed in',
    request: listRequest(countryListFields),
    response: pageOf(countryRow),
  }),
  /** The states of a country by name. */
  states: call({
    method: 'GET',
    path: 'country/{id}/states',
    access: 'signed in',
    request: object({ id: id(), ...narrowed }),
    response: object({ items: array().of(stateRow).required() }),
  }),
} as const;
