import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { day } from '../day-field';
import { required, text, version } from '../fields';
import { isInstant } from '../instant';
import { messages, say } from '../messages';
import { currencyCode, patternText } from '../pattern-text';
import { nothing } from '../wire';

/** Rates of a page of the history. */
export const ratesAtATime = 12;

export const priceRateFields = {
  currency: required(currencyCode()),
  /** Rupees for one unit of the currency, with at most eight digits after the point: '83.125'. */
  inrPerUnit: required(patternText('Rupees for one', 20, /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,8})?$/)),
  /** The day of the business on which it begins. Without one, and with today, it begins now. */
  validFrom: day('Valid from'),
};

/** A rate is never changed: the next one takes over at its beginning. */
export const priceRate = object({
  currency: string().required(),
  inrPerUnit: string().required(),
  validFrom: string().required(),
  /** The person who entered it; null for one that came with the database. */
  createdByName: string().nullable().defined(),
});
export type PriceRate = InferType<typeof priceRate>;

/** A currency with the rate that counts now. The rupee has none. */
export const ratedCurrency = object({
  code: string().required(),
  name: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  active: boolean().required(),
  version: number().required(),
  rate: priceRate.nullable().defined(),
  /** Days since the rate began. */
  ageDays: number().required(),
  /** The next rate, entered ahead. */
  next: priceRate.nullable().defined(),
});
export type RatedCurrency = InferType<typeof ratedCurrency>;

export const priceRateCalls = {
  current: call({
    method: 'GET',
    path: 'price-rate/current',
    access: ['settings'],
    request: nothing(),
    response: object({
      currencies: array().of(ratedCurrency).required(),
      /** Payment links are refused for a rate that is older. */
      maxAgeDays: number().required(),
    }),
  }),
  /** Rates of a currency, the newest first; `before` is the beginning of the last one that is shown. */
  history: call({
    method: 'GET',
    path: 'price-rate',
    access: ['settings'],
    request: object({
      currency: priceRateFields.currency,
      before: text('Before', { max: 40 }).test(
        'instant',
        say(messages.invalid, { field: 'Before' }),
        (value) => !value || isInstant(value),
      ),
    }),
    response: object({ rates: array().of(priceRate).required(), hasMore: boolean().required() }),
  }),
  create: call({
    method: 'POST',
    path: 'price-rate',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: object(priceRateFields),
    response: object({ rate: priceRate }),
  }),
  /** Takes a currency out of use, or back. Orders in it stay. */
  switch: call({
    method: 'PUT',
    path: 'currency',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: object({
      code: priceRateFields.currency,
      version: version(),
      active: boolean()
        .label('In use')
        .required(say(messages.required, { field: 'In use' })),
    }),
    response: object({ currency: ratedCurrency }),
  }),
} as const;
