import { boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { listRequest, pageOf, type ListFields } from '../wire';

export const currencyListFields = {
  code: { type: 'text', filter: true, sort: true },
  name: { type: 'text', filter: true, sort: true },
  sortOrder: { type: 'number', sort: true },
  active: { type: 'choice', choices: ['true', 'false'], filter: true },
} as const satisfies ListFields;

/** A currency; amounts in it are whole numbers of its minor unit, of which `10 ** exponent` make one. */
export const currencyRow = object({
  code: string().required(),
  name: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  active: boolean().required(),
  sortOrder: number().required(),
  version: number().required(),
});
export type CurrencyRow = InferType<typeof currencyRow>;

export const currencyCalls = {
  list: call({
    method: 'GET',
    path: 'currency/list',
    access: 'signed in',
    request: listRequest(currencyListFields),
    response: pageOf(currencyRow),
  }),
} as const;
