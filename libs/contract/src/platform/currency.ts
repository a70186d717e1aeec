import { boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';
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

const code = (label: string) =>
  string()
    .label(label)
    .matches(/^[A-Z]{3}$/, say(messages.invalid, { field: label }))
    .required(say(messages.required, { field: label }));

/** A price in another currency, by the newest rate at a moment. */
export const conversion = object({
  /** In whole units with the digits of the target currency: what is charged. */
  converted: string().required(),
  /** The sum as it is shown: two digits after the point, half away from zero. */
  shown: string().required(),
  /** Rupees per unit of the other currency; between two others that of the target. */
  rate: string().required(),
  /** The moment from which the rate is valid; null from rupees to rupees. */
  validFrom: string().nullable().defined(),
});

export const currencyCalls = {
  /** `amount` is in whole units ('1499', '12.50'). INR is divided by the other currency's rate; another is multiplied by its own. */
  convert: call({
    method: 'GET',
    path: 'price-conversion',
    access: 'signed in',
    request: object({
      amount: string()
        .label('Amount')
        .max(20)
        .matches(/^\d{1,12}(\.\d{1,4})?$/, messages.numbersOnly)
        .required(say(messages.required, { field: 'Amount' })),
      currency: code('Currency'),
      to: code('To'),
    }),
    response: conversion,
  }),
  list: call({
    method: 'GET',
    path: 'currency/list',
    access: 'signed in',
    request: listRequest(currencyListFields),
    response: pageOf(currencyRow),
  }),
} as const;
