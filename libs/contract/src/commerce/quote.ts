import { array, boolean, number, object, string, type InferType } from 'yup';
import { id } from '../fields';
import { billTo, billToFields } from './bill-to';
import { buyerFields } from './buyer';
import { couponCodeField, currencyField, saleItemField, saleItemKinds } from './sale-item';
import { choiceField } from '../records';

/** One tax of a price: the rate in basis points, the sum in minor units. */
export const taxLine = object({
  name: string().required(),
  rateBp: number().required(),
  taxMinor: number().required(),
});
export type TaxLine = InferType<typeof taxLine>;

/** The request of a price: buyer, item, currency, and what changes it. */
export const quoteFields = {
  ...buyerFields,
  item: saleItemField,
  currency: currencyField(),
  couponCode: couponCodeField().nullable(),
  billTo: billToFields.optional(),
};

/** A price in its parts. Amounts are minor units of `currency`; total = list − discount + tax on top. */
export const quote = object({
  item: object({ kind: choiceField('Item', saleItemKinds).required(), id: id(), title: string().required() }),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  listMinor: number().required(),
  discountMinor: number().required(),
  coupon: object({ code: string().required(), name: string().required() }).nullable().defined().default(null),
  taxIncluded: boolean().required(),
  taxLines: array().of(taxLine).required(),
  taxMinor: number().required(),
  totalMinor: number().required(),
  /** The item's own price where it was converted, with rupees per unit and the day of the rate. */
  converted: object({
    fromMinor: number().required(),
    fromCurrency: string().required(),
    fromSymbol: string().required(),
    fromExponent: number().required(),
    rate: string().required(),
    rateFrom: string().required(),
    ageDays: number().required(),
    isTooOld: boolean().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** The days of a plan with an end. It begins now where `from` is null, else after the plan that runs. */
  period: object({ from: string().nullable().defined(), until: string().required() })
    .nullable()
    .defined()
    .default(null),
  /** The sum of each later period of a plan. A link is sent for it before the plan ends. */
  renewal: object({
    totalMinor: number().required(),
    unit: string().oneOf(['month', 'year']).required(),
    count: number().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** The moment at which the person's one trial began; null before it, and for items that are no plans. */
  trialUsedAt: string().nullable().defined().default(null),
  billTo,
  /** Facts of the payer that a link still needs. */
  needs: array()
    .of(string().oneOf(['email', 'country', 'state']).required())
    .required(),
  /** The moment of this price. */
  validFrom: string().required(),
});
export type Quote = InferType<typeof quote>;
